'use client'

import { styled } from 'styled-components'
import { MESSAGE_MINUTES } from '@/contracts/chat/limits'
import { type Message, deleteMessage, listMessages } from '@/contracts/chat/messages'
import { getConversation, listConversations } from '@/contracts/chat/conversations'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { MINUTE_MS } from '@/contracts/core/time'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { clock } from '../../ui/dateFormats'
import { useClock } from '../../ui/useClock'

type Props = {
  /** The conversation. */
  id: string
  message: Message
  isOnOwnSide: boolean
  isRunStart: boolean
  isRunEnd: boolean
  /** Whether it is the last one of the caller's that the other side has read. */
  isLastSeen: boolean
}

/** One message: pictures above its text, its time at the end of a run. */
export function MessageItem({ id, message, isOnOwnSide, isRunStart, isRunEnd, isLastSeen }: Props) {
  const { name, content, isOwn, isDeleted, attachments, timestamp } = message
  const now = useClock()
  const isDeletable = isOwn && !isDeleted && now - Date.parse(timestamp) < MESSAGE_MINUTES * MINUTE_MS
  const isNamed = isRunStart && isOnOwnSide && !isOwn
  return (
    <Item data-sender={isOnOwnSide ? 'admin' : 'user'} data-deleted={isDeleted || undefined}>
      {isNamed && <small aria-hidden>{name}</small>}
      {attachments.length > 0 && (
        <Pictures>
          {attachments.map((each) => (
            <a key={each.n} href={each.url} target="_blank" rel="noreferrer">
              <img src={`${each.url}?size=480`} alt={each.alt ?? each.name} loading="lazy" />
            </a>
          ))}
        </Pictures>
      )}
      <p dir="auto">
        <span className="visually-hidden">{isOwn ? 'You: ' : `${name}: `}</span>
        {isDeleted ? CHAT_TEXTS.deleted : content}
      </p>
      <Foot>
        {(isRunEnd || isLastSeen) && <time dateTime={timestamp}>{clock(new Date(timestamp))}</time>}
        {isLastSeen && <b>Seen</b>}
        {isDeletable && <Delete id={id} seq={message.seq} />}
      </Foot>
    </Item>
  )
}

function Delete({ id, seq }: { id: string; seq: number }) {
  return (
    <SendAfterQuestion
      button={(ask) => (
        <button type="button" onClick={ask}>
          Delete
        </button>
      )}
      title="Delete this message?"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      send={() => send(deleteMessage, { params: { id, seq: String(seq) } })}
      refresh={[listMessages, listConversations, getConversation]}
      success={{ title: CHAT_TEXTS.deleted }}
      failure={CHAT_TEXTS.deleteFailed}
      showsServerText
    >
      Its text and pictures go for both sides; that there was a message stays.
    </SendAfterQuestion>
  )
}

const Item = styled.li`
  display: grid;
  gap: 0.25rem;

  > small {
    font-size: var(--t-cap);
    color: var(--ink-2);
  }
  &[data-deleted] p {
    border: 1px solid var(--line);
    background: none;
    color: var(--ink-2);
  }
`

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.25rem;
  overflow: hidden;
  width: min(24rem, 100%);
  border-radius: 12px;

  > :only-child {
    grid-column: 1 / -1;
  }
  img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: var(--sunken);
  }
  [data-sender='admin'] & {
    margin-left: auto;
  }
`

const Foot = styled.div`
  display: flex;
  gap: 0.5rem;
  align-items: center;

  &:empty {
    display: none;
  }
  [data-sender='admin'] & {
    justify-content: flex-end;
  }
  b {
    font-size: var(--t-cap);
    font-weight: 600;
    color: var(--glass-ink);
  }
  button {
    order: -1;
    padding: 0.25rem;
    border: 0;
    background: none;
    font-size: var(--t-cap);
    color: var(--ink-2);
    text-decoration: underline;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    button {
      min-width: 2.75rem;
      min-height: 2.75rem;
    }
  }
  @media (hover: hover) {
    button {
      opacity: 0;
    }
    li:hover & button,
    button:focus-visible {
      opacity: 1;
    }
  }
`
