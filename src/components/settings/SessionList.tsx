'use client'

import { styled } from 'styled-components'
import { type Session, deleteSession, listSessions } from '@/contracts/account/profile'
import { useSend } from '../api/useSend'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { ErrorNote } from '../ui/ErrorNote'
import { Skeleton } from '../ui/Skeleton'
import { deviceOf } from './deviceOf'
import { dayAndTime } from './format'
import { useLoad } from '../api/useLoad'

/** The user's sessions; all but the current one can be ended here. */
export function SessionList() {
  const { sessions, isLoading, error, reload } = useSessions()
  if (isLoading) {
    return (
      <>
        <output className="visually-hidden">Loading sessions</output>
        <Skeleton height="3rem" />
      </>
    )
  }
  if (error) return <ErrorNote onRetry={reload}>Your sessions could not be loaded.</ErrorNote>
  return (
    <List>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </List>
  )
}

function SessionRow({ session }: { session: Session }) {
  const device = deviceOf(session.userAgent)
  const end = useSend(deleteSession, {
    refresh: [listSessions],
    success: { title: 'Session ended', description: `${device} is signed out.` },
    failure: 'Failed to sign out the session',
  })
  return (
    <li>
      <span>
        {device}
        {/* lastSeenAt is updated only once an hour. */}
        <small>{session.isCurrent ? 'In use now' : `Last used ${dayAndTime(session.lastSeenAt)}`}</small>
      </span>
      {session.isCurrent ? (
        <Badge tone="green">This browser</Badge>
      ) : (
        <Button
          size="small"
          aria-label={`Sign out ${device}, last used ${dayAndTime(session.lastSeenAt)}`}
          isPending={end.isPending}
          onPress={() => void end.run({ params: { id: session.id } })}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

const List = styled.ul`
  > li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    align-items: center;
    min-height: 3.25rem;
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
    font-size: var(--t-ui);
    font-weight: 550;
  }
  > li:first-child {
    border-top: 0;
  }
  small {
    display: block;
    font-size: var(--t-small);
    font-weight: 400;
    color: var(--ink-3);
  }
`

/** The user's sessions, most recently used first; loaded every time they are shown. */
function useSessions() {
  const { data: sessions = [], ...loaded } = useLoad(listSessions, { revalidateOnMount: true })
  return { sessions, ...loaded }
}
