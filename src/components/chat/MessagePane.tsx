'use client'

import { type FormEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { Button } from '../ui/Button'
import { monthDayHours } from '../ui/dateFormats'
import { KeptHere } from '../ui/KeptHere'
import { TextField } from '../ui/TextField'
import type { Conversation } from './sampleConversations'

type Props = {
  conversation: Conversation
  draft: string
  onDraft: (draft: string) => void
  onSend: (content: string) => void
  onBack: () => void
}

/** One conversation and the field to reply; a blank message is ignored (docs/behaviour.md, 4.19). */
export function MessagePane({ conversation, draft, onDraft, onSend, onBack }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLSpanElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [conversation.messages.length])
  // On a phone the pane replaces the list, including the row that had the focus.
  useEffect(() => {
    if (back.current?.offsetParent) heading.current?.focus()
  }, [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSend(draft)
  }
  return (
    <Pane aria-label={`Conversation with ${conversation.name}`}>
      <header>
        <BackButton ref={back}>
          <Button variant="quiet" size="small" icon="left" onPress={onBack}>
            Conversations
          </Button>
        </BackButton>
        <h2 ref={heading} tabIndex={-1} className="card-title">
          {conversation.name}
        </h2>
      </header>
      <Log ref={log} role="log" aria-label="Messages" tabIndex={0}>
        <ol>
          {conversation.messages.map(({ id, sender, content, timestamp }) => (
            <li key={id} data-sender={sender}>
              <p>
                <span className="visually-hidden">
                  {sender === 'admin' ? 'You: ' : `${conversation.name}: `}
                </span>
                {content}
              </p>
              <time dateTime={timestamp}>{monthDayHours(new Date(timestamp))}</time>
            </li>
          ))}
        </ol>
      </Log>
      <Composer onSubmit={handleSubmit}>
        <TextField
          label="Message"
          isLabelHidden
          placeholder="Type your message..."
          value={draft}
          onChange={onDraft}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button variant="ink" type="submit">
          Send
        </Button>
        <KeptHere>Nobody reads it.</KeptHere>
      </Composer>
    </Pane>
  )
}

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 34rem;

  > header {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding: 1rem 1.25rem;
    border-bottom: 1px solid var(--line);
  }
`

const BackButton = styled.span`
  display: none;

  ${onPhone} {
    display: inline;
  }
`

const Log = styled.div`
  overflow-y: auto;
  padding: 1.25rem;
  outline-offset: -3px;

  ol {
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
  }

  li {
    align-self: flex-start;
    max-width: min(75%, 36rem);
  }

  p {
    padding: 0.625rem 0.875rem;
    border-radius: 12px 12px 12px 2px;
    background: var(--sunken);
    font-size: var(--t-ui);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }

  @media (forced-colors: active) {
    p {
      border: 1px solid CanvasText;
    }
  }

  time {
    font-size: var(--t-cap);
    color: var(--ink-3);
  }

  [data-sender='admin'] {
    align-self: flex-end;
    text-align: right;
  }

  [data-sender='admin'] p {
    border-radius: 12px 12px 2px;
    background: var(--ink);
    color: var(--paper);
    text-align: left;
  }
`

const Composer = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.5rem;
  padding: 0.875rem 1.25rem;
  border-top: 1px solid var(--line);

  > p {
    grid-column: 1 / -1;
  }
`
