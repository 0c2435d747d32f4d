'use client'

import { styled } from 'styled-components'
import { Avatar } from '../ui/Avatar'
import { Badge } from '../ui/Badge'
import { EmptyState } from '../ui/EmptyState'
import { LocalDay } from '../ui/LocalDay'
import type { Conversation } from './sampleConversations'
import { previewOf } from './useConversations'

type Props = { conversations: Conversation[]; selectedId: string | null; onSelect: (id: string) => void }

/** The conversations with the last message; the open one is marked. */
export function ConversationList({ conversations, selectedId, onSelect }: Props) {
  if (conversations.length === 0) {
    return <EmptyState title="No conversations">Nobody wrote in this category.</EmptyState>
  }
  return (
    <ul>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <Row
            type="button"
            aria-current={conversation.id === selectedId || undefined}
            data-conversation={conversation.id}
            onClick={() => onSelect(conversation.id)}
          >
            <Avatar name={conversation.name} size="small" />
            <Words>
              <b data-unread={conversation.unread || undefined}>{conversation.name}</b>
              <time>
                <LocalDay iso={conversation.messages.at(-1)?.timestamp ?? ''} />
              </time>
              <span>{previewOf(conversation)}</span>
              {conversation.unread && <Badge tone="blue">Unread</Badge>}
            </Words>
          </Row>
        </li>
      ))}
    </ul>
  )
}

const Row = styled.button`
  position: relative;
  display: flex;
  gap: 0.75rem;
  width: 100%;
  padding: 0.875rem 1.25rem;
  border: 0;
  border-top: 1px solid var(--line);
  background: none;
  text-align: left;
  cursor: pointer;

  li:first-child > & {
    border-top: 0;
  }

  &:hover {
    background: color-mix(in oklab, var(--sunken) 55%, transparent);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current] {
    background: var(--glass-tint);
    box-shadow: inset 3px 0 0 var(--glass-ink);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-left: 4px solid Highlight;
    }
  }
`

const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125rem 0.75rem;
  align-items: center;
  flex: 1;
  min-width: 0;
  font-size: var(--t-ui);
  line-height: 1.4;

  b {
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  b[data-unread] {
    font-weight: 650;
  }

  time {
    font-size: var(--t-cap);
    color: var(--ink-2);
  }

  > span:first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--t-small);
    color: var(--ink-2);
  }

  > span:last-child:first-of-type {
    grid-column: 1 / -1;
  }
`
