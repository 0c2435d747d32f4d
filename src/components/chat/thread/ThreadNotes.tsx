'use client'

import { styled } from 'styled-components'
import type { ConversationDetails } from '@/contracts/chat/conversations'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { MINUTE_MS } from '@/contracts/core/time'
import { clock, longDay, monthDayClock } from '../../ui/dateFormats'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useClock } from '../../ui/useClock'
import { useIsClosed } from './useIsClosed'

/** A colleague who opened the conversation so recently is reading it. */
const READING_MS = 2 * MINUTE_MS

/** For admins: who looks after the conversation, and who else has read it. */
export function TeamLine({ team, userId }: { team: ConversationDetails['team']; userId: string }) {
  const now = useClock()
  if (!team) return null
  const { assignee, readers } = team
  const owner =
    assignee && (assignee.id === userId ? 'You look after it.' : `${assignee.name} looks after it.`)
  const [reader] = readers
  const isReading = reader && now - Date.parse(reader.at) < READING_MS
  const when = reader && monthDayClock(new Date(reader.at))
  const read = reader && (isReading ? `${reader.name} is reading it.` : `${reader.name} read it ${when}.`)
  if (!owner && !read) return null
  return <Line aria-live="polite">{[owner, read].filter(Boolean).join(' ')}</Line>
}

/** Leads to the closed conversation that this one goes on with. */
export function EarlierLine({ onOpen }: { onOpen: () => void }) {
  return (
    <Continued>
      It goes on with an earlier conversation.
      <Button variant="line" size="small" onPress={onOpen}>
        Open the earlier one
      </Button>
    </Continued>
  )
}

const AFTER_SUPPORT = 'After that a new conversation starts and points here.'
const AFTER_COLLAB = 'After that it takes a new request in Creator Connect.'

/** Of a resolved conversation: who resolved it, and until when a message opens it again. */
export function ResolvedNote({ details }: { details: ConversationDetails }) {
  const { state, kind, resolvedAt, resolvedBy, opensUntil } = details
  const isOver = useIsClosed(details)
  if (state === 'open' || !resolvedAt || !opensUntil) return null
  const at = new Date(resolvedAt)
  const until = longDay(new Date(opensUntil))
  return (
    <Resolved>
      <Icon name="check" />
      <p>
        <b>{`Resolved${resolvedBy ? ` by ${resolvedBy}` : ''}, ${longDay(at)}, ${clock(at)}`}</b>
        <span>
          {isOver
            ? CHAT_TEXTS.closed
            : `A message until ${until} opens it again. ${kind === 'collab' ? AFTER_COLLAB : AFTER_SUPPORT}`}
        </span>
      </p>
    </Resolved>
  )
}

/** Says that the browser is offline. */
export function OfflineLine() {
  return (
    <Amber aria-live="polite">
      <Icon name="warn" size="small" />
      You are offline. You can go on writing, everything waits here.
    </Amber>
  )
}

const Line = styled.p`
  flex: none;
  padding: 0.5rem 1.25rem;
  border-bottom: 1px solid var(--line);
  font-size: var(--t-small);
  color: var(--ink-2);

  &:empty {
    display: none;
  }
`

const Continued = styled(Line)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
`

const Amber = styled(Line)`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  background: var(--st-amber-bg);
  color: var(--st-amber);
  font-weight: 500;
`

const Resolved = styled.div`
  display: flex;
  flex: none;
  gap: 0.75rem;
  margin: 0 1.25rem 1rem;
  padding: 0.875rem 1rem;
  border-radius: var(--r-card);
  background: var(--glass-tint);
  color: var(--glass-ink);
  font-size: var(--t-small);

  p {
    display: grid;
    gap: 0.125rem;
  }
`
