'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import type { DashboardSettings, SyncLog, SyncStatus } from '@/contracts/settings'
import { onPhone } from '../theme/tokens'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { ErrorNote } from '../ui/ErrorNote'
import { Skeleton } from '../ui/Skeleton'
import { formatDay } from '../ui/formatDay'
import { AutoUpdateSwitch } from './AutoUpdateSwitch'
import { CheckForUpdates } from './CheckForUpdates'
import { SyncDialog } from './SyncDialog'
import { SyncHistory } from './SyncHistory'
import { useDashboardUpdates } from './useDashboardUpdates'
import { type SyncState, useForceSync } from './useForceSync'

/** The running version, and everything about updates. */
export function UpdatesCard() {
  const { settings, status, history, error, reload } = useDashboardUpdates()
  return (
    <section className="card" aria-labelledby="updates-title">
      {error ? (
        <Part>
          <h2 className="card-title" id="updates-title">
            Dashboard Updates
          </h2>
          <ErrorNote onRetry={() => void reload()}>The update settings could not be loaded.</ErrorNote>
        </Part>
      ) : (
        <Updates settings={settings} status={status} history={history} />
      )}
    </section>
  )
}

type UpdatesProps = {
  settings: DashboardSettings | undefined
  status: SyncStatus | undefined
  history: SyncLog[] | undefined
}

function Updates({ settings, status, history }: UpdatesProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const sync = useForceSync()
  const isReady = settings && status && history

  function force(): void {
    setDialogOpen(true)
    void sync.start()
  }
  return (
    <>
      <Part>
        <Between>
          <div>
            <h2 className="card-title" id="updates-title">
              Dashboard Updates
            </h2>
            {status ? <Version {...status} /> : <Skeleton width="16rem" />}
          </div>
          {isReady && <Outcome status={status} last={history[0]} />}
        </Between>
      </Part>
      {!isReady && (
        <Part>
          <output className="visually-hidden">Loading update settings</output>
          <Skeleton height="2.5rem" />
        </Part>
      )}
      {isReady && (
        <>
          <Part>
            <AutoUpdateSwitch settings={settings} />
          </Part>
          <Part>
            <Facts>
              <dt>Source dashboard</dt>
              <dd>{status.sourceDashboardUrl}</dd>
              <dt>Sync status</dt>
              <dd>{PHASE_WORDS[sync.state.phase]}</dd>
            </Facts>
            <Buttons>
              <CheckForUpdates version={status.currentVersion} />
              <Button onPress={force}>Force Update</Button>
              <Button variant="quiet" onPress={() => setDialogOpen(true)}>
                View sync status
              </Button>
            </Buttons>
          </Part>
          <Part>
            <SyncHistory history={history} />
          </Part>
          <SyncDialog
            state={sync.state}
            status={status}
            onStart={() => void sync.start()}
            isOpen={isDialogOpen}
            onOpenChange={setDialogOpen}
          />
        </>
      )}
    </>
  )
}

const PHASE_WORDS: Record<SyncState['phase'], string> = {
  idle: 'Idle',
  syncing: 'Syncing...',
  success: 'Done',
  error: 'Failed',
}

function Version({ currentVersion, lastCheckedAt }: SyncStatus) {
  return (
    <p className="subtle">
      You are on <b>{currentVersion}</b>.{' '}
      {lastCheckedAt ? `Last checked ${formatDay(lastCheckedAt)}.` : 'Never checked.'}
    </p>
  )
}

/** The outcome of the last sync or check; nothing before the first. */
function Outcome({ status, last }: { status: SyncStatus; last: SyncLog | undefined }) {
  if (last?.status === 'error') return <Badge tone="red">Last sync failed</Badge>
  return last || status.lastCheckedAt ? <Badge tone="green">Up to date</Badge> : null
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding: 1.25rem;

  & + & {
    border-top: 1px solid var(--line);
  }
  b {
    font-weight: 550;
    color: var(--ink);
  }
`

const Between = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  align-items: start;
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr);
  gap: 0.5rem 1rem;
  font-size: var(--t-ui);

  dt {
    color: var(--ink-2);
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);

    dd {
      margin-top: -0.5rem;
    }
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`
