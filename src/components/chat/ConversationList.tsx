'use client'

import type { RefCallback } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '../ui/Avatar'
import { Badge } from '../ui/Badge'
import { EmptyState } from '../ui/EmptyState'
import { LocalDay } from '../ui/LocalDay'
import { SampleBadge } from '../ui/SampleBadge'
import { UnreadCount } from '../ui/UnreadCount'
import type { ChatRow } from './chatRow'

type Props = {
  rows: readonly ChatRow[]
  /** What is said where there are none. */
  empty: string
  selectedId: string | null
  onSelect: (id: string) => void
  listRef?: RefCallback<HTMLElement>
}

/** The conversations with the last message; the open one is marked. */
export function ConversationList({ rows, empty, selectedId, onSelect, listRef }: Props) {
  if (rows.length === 0) return <EmptyState title="No conversations">{empty}</EmptyState>
  return (
    <ul ref={listRef}>
      {rows.map((row) => (
        <li key={row.id}>
          <Row
            type="button"
            aria-current={row.id === selectedId || undefined}
            data-conversation={row.id}
            onClick={() => onSelect(row.id)}
          >
            <Avatar name={row.name} size="small" />
            <Words data-unread={row.unread > 0 || undefined}>
              <b>{row.name}</b>
              <time>
                <LocalDay iso={row.timestamp} />
              </time>
              {row.subject && <i>{row.subject}</i>}
              <span>{row.preview}</span>
              <Marks>
                {row.isSample && <SampleBadge />}
                {row.isSample && row.unread > 0 && <Badge tone="blue">Unread</Badge>}
                {row.isResolved && <Badge tone="glass">Resolved</Badge>}
                {!row.isSample && row.unread > 0 && <UnreadCount count={row.unread} />}
              </Marks>
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

  i {
    grid-column: 1 / -1;
    overflow: hidden;
    font-style: normal;
    font-size: var(--t-small);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-unread] b,
  &[data-unread] > span:first-of-type {
    font-weight: 650;
    color: var(--ink);
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
`

const Marks = styled.small`
  display: flex;
  gap: 0.25rem;
  justify-content: flex-end;
`
