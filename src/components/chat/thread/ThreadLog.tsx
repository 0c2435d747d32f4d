'use client'

import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { Message } from '@/contracts/chat/messages'
import { MINUTE_MS } from '@/contracts/core/time'
import { Button } from '../../ui/Button'
import { clock, longDay } from '../../ui/dateFormats'
import { LogBox } from '../LogBox'
import { MessageItem } from './MessageItem'
import { OutgoingItem } from './OutgoingItem'
import type { Outgoing } from './outbox'
import type { Thread } from './useThread'

type Props = Pick<Thread, 'messages' | 'loadEarlier' | 'readBefore'> & {
  id: string
  /** Whether the caller speaks for the team: what colleagues wrote is on their side. */
  isTeam: boolean
  waiting: readonly Outgoing[]
  onAgain: (outgoing: Outgoing) => void
  onDrop: (outgoing: Outgoing) => void
}

/** A pause after which the next message is another run. */
const RUN_MS = 5 * MINUTE_MS

/** The messages by day, those that are new marked, and below them those on their way. */
export function ThreadLog(props: Props) {
  const { id, isTeam, messages, loadEarlier, readBefore, waiting, onAgain, onDrop } = props
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  const unsent = waiting.filter(({ clientId }) => !arrived.has(clientId))
  const firstNew = messages.find((each) => readBefore !== null && each.seq > readBefore && !each.isOwn)
  const news = messages.filter((each) => firstNew && each.seq >= firstNew.seq && !each.isOwn).length
  const lastSeen = messages.findLast((each) => each.isOwn && each.seenByOther)
  return (
    <LogBox last={`${messages.at(-1)?.seq ?? 0} ${waiting.length} ${readBefore}`}>
      {loadEarlier && (
        <Earlier>
          <Button variant="line" size="small" onPress={() => void loadEarlier().catch(() => undefined)}>
            Show earlier messages
          </Button>
        </Earlier>
      )}
      <ol>
        {messages.map((message, index) => {
          const before = messages[index - 1]
          const next = messages[index + 1]
          return (
            <Fragment key={message.seq}>
              {dayOf(message) !== dayOf(before) && <Day data-divider>{dayWord(message)}</Day>}
              {message === firstNew && (
                <New data-divider>{`${news} new since ${clock(new Date(message.timestamp))}`}</New>
              )}
              <MessageItem
                id={id}
                message={message}
                isOnOwnSide={message.isOwn || (isTeam && message.sender === 'admin')}
                isRunStart={!before || !isOneRun(before, message)}
                isRunEnd={!next || !isOneRun(message, next)}
                isLastSeen={message === lastSeen}
              />
            </Fragment>
          )
        })}
        {unsent.map((each) => (
          <OutgoingItem
            key={each.clientId}
            outgoing={each}
            onAgain={() => onAgain(each)}
            onDrop={() => onDrop(each)}
          />
        ))}
      </ol>
    </LogBox>
  )
}

function isOneRun(one: Message, other: Message): boolean {
  const isSame = one.isOwn === other.isOwn && one.sender === other.sender && one.name === other.name
  return isSame && Date.parse(other.timestamp) - Date.parse(one.timestamp) < RUN_MS
}

function dayOf(message: Message | undefined): string {
  return message ? new Date(message.timestamp).toDateString() : ''
}

/** "Today", "Yesterday", else "Sunday, November 22". */
function dayWord({ timestamp }: Message): string {
  const date = new Date(timestamp)
  const now = new Date()
  if (date.toDateString() === now.toDateString()) return 'Today'
  now.setDate(now.getDate() - 1)
  return date.toDateString() === now.toDateString() ? 'Yesterday' : longDay(date)
}

const Earlier = styled.div`
  display: grid;
  place-items: center;
  margin-bottom: 1rem;
`

const Day = styled.li`
  && {
    display: flex;
    gap: 1rem;
    align-items: center;
    align-self: stretch;
    max-width: none;
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`

const New = styled(Day)`
  && {
    font-weight: 600;
    color: var(--glass-ink);
  }
  &::before {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: 0;
    border-radius: 50%;
    background: var(--glass-ink);
  }
  &::after {
    border-top: 2px solid var(--glass-ink);
  }
`
