'use client'

import { styled } from 'styled-components'
import { LIST_MAX } from '@/contracts/core/page'
import { SYNC_STATUS_LABELS, SYNC_TYPE_LABELS, type SyncLog, type SyncOutcome } from '@/contracts/settings'
import { Badge, type Tone } from '../ui/Badge'
import { ScrollArea } from '../ui/ScrollArea'
import { dayAndTime, durationText } from './format'

const TONES: Record<SyncOutcome, Tone> = { success: 'green', error: 'red' }

/** Past syncs, newest first. */
export function SyncHistory({ history }: { history: SyncLog[] }) {
  return (
    <div>
      <Heading>Sync history</Heading>
      {history.length === 0 ? (
        <p className="subtle">No syncs yet.</p>
      ) : (
        <ScrollArea label="Sync history" maxHeight="18rem">
          <List>
            {history.map((log) => (
              <li key={log.id}>
                <span>
                  {dayAndTime(log.startedAt)}
                  <small>{summaryOf(log)}</small>
                </span>
                <Badge tone={TONES[log.status]}>{SYNC_STATUS_LABELS[log.status]}</Badge>
              </li>
            ))}
            {history.length >= LIST_MAX && <li>{`The last ${LIST_MAX.toLocaleString('en')} syncs.`}</li>}
          </List>
        </ScrollArea>
      )}
    </div>
  )
}

function summaryOf({ syncType, sourceVersion, featuresUpdated, duration, errorMessage }: SyncLog) {
  const count = featuresUpdated.length
  const features = count === 0 ? 'nothing new' : `${count} ${count === 1 ? 'feature' : 'features'} updated`
  const what = errorMessage ?? [sourceVersion, features].filter(Boolean).join(', ')
  return `${SYNC_TYPE_LABELS[syncType]} · ${what} · ${durationText(duration)}`
}

const Heading = styled.h3`
  padding-bottom: 0.5rem;
  font-size: var(--t-ui);
  font-weight: 550;
`

const List = styled.ul`
  > li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    align-items: center;
    padding-block: 0.625rem;
    border-top: 1px solid var(--line);
    font-size: var(--t-ui);
  }
  > li:first-child {
    border-top: 0;
  }
  small {
    display: block;
    font-size: var(--t-small);
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
`
