'use client'

import { styled } from 'styled-components'
import { CHAT_CATEGORIES, CHAT_CATEGORY_LABELS, type ChatCategory } from '@/contracts/chat/conversations'
import { Icon } from '../ui/Icon'
import { NewConversation } from './NewConversation'

const WORDS: Record<ChatCategory, string> = {
  support: 'Something does not work',
  request: 'Something is missing',
  feedback: 'Something you think',
}

/** Before the first conversation: what one can be about; each row starts one. */
export function NothingYet({ onStarted }: { onStarted: (id: string) => void }) {
  return (
    <Frame>
      <h2>Nothing written yet</h2>
      <p className="muted">Say what it is about, the rest is a normal conversation.</p>
      <ul>
        {CHAT_CATEGORIES.map((category) => (
          <li key={category}>
            <NewConversation
              initialCategory={category}
              onStarted={onStarted}
              button={(open) => (
                <button type="button" onClick={open}>
                  <b>{CHAT_CATEGORY_LABELS[category]}</b>
                  <span>{WORDS[category]}</span>
                  <Icon name="right" />
                </button>
              )}
            />
          </li>
        ))}
      </ul>
    </Frame>
  )
}

const Frame = styled.div`
  align-self: center;
  padding: 2rem clamp(1.25rem, 5vw, 4.5rem);

  h2 {
    font-family: var(--font-display);
    font-size: var(--t-h3);
    font-weight: 400;
    line-height: 1.15;
  }
  ul {
    max-width: 30rem;
    margin-top: 1.25rem;
    border-top: 1px solid var(--ink);
  }
  button {
    display: grid;
    grid-template-columns: 7rem 1fr auto;
    gap: 0.5rem;
    align-items: center;
    width: 100%;
    min-height: 3.25rem;
    padding: 0.5rem 0.25rem;
    border: 0;
    border-bottom: 1px solid var(--line);
    background: none;
    color: inherit;
    font-size: var(--t-ui);
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    background: color-mix(in oklab, var(--sunken) 55%, transparent);
  }
  b {
    font-weight: 600;
  }
  span {
    color: var(--ink-2);
  }
`
