'use client'

import { useRef } from 'react'
import { styled } from 'styled-components'
import {
  EVENT_TEXTS,
  type HostRegistration,
  type RegistrationDecision,
  decideEventRegistration,
} from '@/contracts/events'
import { useSend } from '../api/useSend'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { formatDay } from '../ui/formatDay'
import { EVENT_LISTS } from './useEvents'

/** One registration with the host's decisions; they can be changed, so there is no confirmation. */
export function HostRegistrationRow({ registration }: { registration: HostRegistration }) {
  const { id, name, status, registeredAt, decidedAt, isGuest } = registration
  const decide = useSend(decideEventRegistration, {
    refresh: EVENT_LISTS,
    success: (answer) => ({
      title: answer.status === 'pending' ? '' : EVENT_TEXTS.decided[answer.status],
      description: answer.name,
    }),
    failure: EVENT_TEXTS.decideFailed,
    showsServerText: true,
    gone: 'This registration was cancelled meanwhile.',
  })
  const person = useRef<HTMLElement>(null)

  /** The pressed button disappears, so the focus moves to the person's name. */
  async function press(decision: RegistrationDecision): Promise<void> {
    if (await decide.run({ params: { id }, body: { decision } })) person.current?.focus()
  }
  return (
    <li>
      <div>
        <b ref={person} tabIndex={-1}>
          {name}
        </b>
        <small>
          {decidedAt
            ? `${status === 'approved' ? 'Approved' : 'Declined'} on ${formatDay(decidedAt)}`
            : `Registered on ${formatDay(registeredAt)}`}
          {isGuest && ', guest'}
        </small>
      </div>
      {status === 'pending' && <Badge tone="amber">Pending</Badge>}
      {status === 'approved' && <Badge tone="green">Approved</Badge>}
      {status === 'rejected' && <Badge tone="red">Declined</Badge>}
      <span>
        {status !== 'approved' && (
          <Button
            variant="ink"
            size="small"
            isPending={decide.isPending}
            aria-label={`Approve ${name}`}
            onPress={() => void press('approved')}
          >
            Approve
          </Button>
        )}
        {status !== 'rejected' && (
          <Button
            variant="line"
            size="small"
            isPending={decide.isPending}
            aria-label={`Decline ${name}`}
            onPress={() => void press('rejected')}
          >
            Decline
          </Button>
        )}
      </span>
    </li>
  )
}

export const HostRows = styled.ul`
  border-top: 1px solid var(--line);

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.875rem;
    align-items: center;
    padding: 0.75rem 0;
    border-bottom: 1px solid var(--line);
  }
  > li > div {
    flex: 1 1 9rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 550;
    outline: 0;
  }
  small {
    display: block;
    font-size: var(--t-small);
    color: var(--ink-3);
  }
  > li > span:last-child {
    display: flex;
    gap: 0.5rem;
  }
`
