'use client'

import { styled } from 'styled-components'
import { COLLAB_DAYS, ENDED_SHOWN, type CollabRequest, type CollabState } from '@/contracts/collabs/requests'
import { chatHref } from '@/contracts/screens'
import { Avatar } from '../ui/Avatar'
import { Badge, type Tone } from '../ui/Badge'
import { LinkButton } from '../ui/LinkButton'
import { LocalDay } from '../ui/LocalDay'
import { PersonRows } from './PersonRows'

const STATES: Record<CollabState, { label: string; tone: Tone }> = {
  pending: { label: 'Waiting', tone: 'amber' },
  accepted: { label: 'Accepted', tone: 'green' },
  declined: { label: 'Declined', tone: 'grey' },
  withdrawn: { label: 'Withdrawn', tone: 'grey' },
  expired: { label: 'Expired', tone: 'grey' },
}

/** Requests that do not wait any more; an accepted one leads to its conversation. */
export function EndedRequests({ requests }: { requests: readonly CollabRequest[] }) {
  return (
    <section className="card" aria-labelledby="answered-requests">
      <Head>
        <h2 id="answered-requests" className="card-title">
          Answered
        </h2>
        <span className="subtle">
          {requests.length >= ENDED_SHOWN
            ? `The last ${ENDED_SHOWN} of ${COLLAB_DAYS} days`
            : `Last ${COLLAB_DAYS} days`}
        </span>
      </Head>
      <Rows>
        {requests.map(({ id, name, subject, state, endedAt, expiresAt, conversationId }) => (
          <li key={id}>
            <Avatar name={name} />
            <div>
              <b>{subject}</b>
              <p className="subtle">
                {name}, <LocalDay iso={endedAt ?? expiresAt} />
              </p>
            </div>
            <span data-end>
              <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
              {conversationId && (
                <LinkButton href={chatHref(conversationId)} size="small">
                  Open chat
                  <span className="visually-hidden">{` with ${name}`}</span>
                </LinkButton>
              )}
            </span>
          </li>
        ))}
      </Rows>
    </section>
  )
}

const Head = styled.header`
  display: flex;
  gap: 1rem;
  align-items: baseline;
  justify-content: space-between;
  padding: 1.125rem 1.25rem 1rem;
  border-bottom: 1px solid var(--line);
`

const Rows = styled(PersonRows)`
  b {
    font-weight: 550;
  }
`
