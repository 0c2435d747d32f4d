'use client'

import { Suspense, lazy } from 'react'
import { styled } from 'styled-components'
import {
  COLLAB_DAYS,
  COLLAB_TEXTS,
  PENDING_SHOWN,
  type CollabRequestList,
} from '@/contracts/collabs/requests'
import { useUrlChoice } from '../layout/useScreenSearch'
import { onPhone } from '../theme/tokens'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { ErrorNote } from '../ui/ErrorNote'
import { Segments } from '../ui/Segments'
import { SkeletonRows } from '../ui/Skeletons'
import { EndedRequests } from './EndedRequests'
import { RequestRow } from './RequestRow'

// Lazy, because nobody is asked before somebody wants to.
const Creators = lazy(async () => ({ default: (await import('./Creators')).Creators }))

const VIEWS = ['received', 'sent', 'creators'] as const
type View = (typeof VIEWS)[number]

type Props = {
  requests: CollabRequestList
  load: { error: unknown; reload: () => Promise<unknown> }
  onBrowseDeals: () => void
}

/** Requests from and to other creators, and whom one can ask (docs/behaviour.md, 4.6). */
export function RequestsTab({ requests, load, onBrowseDeals }: Props) {
  const [view, setView] = useUrlChoice<View>('requests', 'received', VIEWS)
  const { received, sent } = requests.pending
  return (
    <div className="stack">
      <Bar>
        <Segments<View>
          label="Requests"
          items={[
            { id: 'received', label: `Received (${received})` },
            { id: 'sent', label: `Sent (${sent})` },
            { id: 'creators', label: 'Creators' },
          ]}
          value={view}
          onChange={setView}
        />
        {view !== 'creators' && (
          <Button variant="line" icon="plus" onPress={() => setView('creators')}>
            Ask someone
          </Button>
        )}
      </Bar>
      {Boolean(load.error) && <ErrorNote onRetry={load.reload}>{COLLAB_TEXTS.notLoaded}</ErrorNote>}
      {view === 'creators' ? (
        <Suspense fallback={<SkeletonRows />}>
          <Creators requests={requests} />
        </Suspense>
      ) : (
        <Requests key={view} requests={requests} direction={view} onBrowseDeals={onBrowseDeals} />
      )}
    </div>
  )
}

type ListProps = Pick<Props, 'requests' | 'onBrowseDeals'> & { direction: 'received' | 'sent' }

function Requests({ requests, direction, onBrowseDeals }: ListProps) {
  const all = requests[direction]
  const pending = all.filter(({ state }) => state === 'pending')
  const ended = all.filter(({ state }) => state !== 'pending')
  const count = requests.pending[direction]
  return (
    <>
      <section className="card" aria-label={direction === 'received' ? 'Received requests' : 'Sent requests'}>
        {pending.length === 0 ? (
          <EmptyState
            title="No requests"
            action={
              <Button variant="line" size="small" onPress={onBrowseDeals}>
                Browse Opportunities
              </Button>
            }
          >
            <span>No pending collaboration requests at the moment.</span>{' '}
            <span>{`A request waits for ${COLLAB_DAYS} days.`}</span>
          </EmptyState>
        ) : (
          <ul>
            {pending.map((request, index) => (
              <RequestRow
                key={request.id}
                request={request}
                isOwn={direction === 'sent'}
                isFirst={index === 0}
              />
            ))}
          </ul>
        )}
      </section>
      {count > pending.length && pending.length > 0 && (
        <p className="subtle">{`The ${PENDING_SHOWN} that wait longest, of ${count}.`}</p>
      )}
      {ended.length > 0 && <EndedRequests requests={ended} />}
    </>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  justify-content: space-between;

  ${onPhone} {
    > * {
      flex: 1 1 100%;
    }
    > [role='radiogroup'] > * {
      flex: 1 1 auto;
      min-height: 2.75rem;
      padding-inline: 0.375rem;
      white-space: nowrap;
    }
  }
`
