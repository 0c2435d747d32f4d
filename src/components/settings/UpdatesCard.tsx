'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { RUNNING_VERSION } from '@/contracts/releases'
import {
  type DashboardSettings,
  type SyncLog,
  type SyncStatus,
  type UpdateCheck,
  SYNC_POLL_MS,
  getDashboardSettings,
  getSyncStatus,
  listSyncHistory,
} from '@/contracts/settings'
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
import { WhatsNew } from './WhatsNew'
import { type SyncState, useForceSync } from './useForceSync'
import { dayAndTime } from './format'
import { together, useLoad } from '../api/useLoad'

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
          <ErrorNote onRetry={reload}>The update settings could not be loaded.</ErrorNote>
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
  const [check, setCheck] = useState<UpdateCheck>()
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
          {isReady && <Outcome compared={lastComparison(check, history)} last={history[0]} />}
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
              <dd>
                {status.sourceDashboardUrl}
                {status.sourceDashboardUrl === window.location.origin && ', which is this site'}
              </dd>
              <dt>Compared</dt>
              <dd>{wordsOf(lastComparison(check, history))}</dd>
              <dt>Sync status</dt>
              <dd>{PHASE_WORDS[sync.state.phase]}</dd>
            </Facts>
            <p className="subtle">
              A sync reads the source's list of features and notes what changed on it. The site itself is
              updated by who runs it.
            </p>
            <Buttons>
              <CheckForUpdates onChecked={setCheck} />
              <Button onPress={force}>Force Update</Button>
              <Button variant="quiet" onPress={() => setDialogOpen(true)}>
                View sync status
              </Button>
            </Buttons>
          </Part>
          <Part>
            <WhatsNew />
          </Part>
          <Part>
            <SyncHistory history={history} />
          </Part>
          <SyncDialog
            state={sync.state}
            status={status}
            isFirst={history.filter((log) => log.status === 'success').length <= 1}
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
      {currentVersion === RUNNING_VERSION ? 'You are on ' : 'Your last sync read '}
      <b>{currentVersion}</b>.{currentVersion !== RUNNING_VERSION && ` This site runs ${RUNNING_VERSION}.`}{' '}
      {lastCheckedAt ? `Last checked ${formatDay(lastCheckedAt)}.` : 'Never checked.'}
    </p>
  )
}

/** The outcome of the last sync or comparison; nothing before the first. */
function Outcome({ compared, last }: { compared: Comparison | undefined; last: SyncLog | undefined }) {
  const isFailed = last?.status === 'error' && !(compared && compared.at > last.completedAt)
  if (isFailed) return <Badge tone="red">Last sync failed</Badge>
  if (!compared) return null
  if (compared.sourceVersion === RUNNING_VERSION) return <Badge tone="green">Up to date</Badge>
  return <Badge tone="amber">{`${compared.sourceVersion} at the source`}</Badge>
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

/** The source's version and when it was read, by a check on this visit or by a sync that succeeded. */
type Comparison = { sourceVersion: string; at: string }

/** The latest comparison, from the check on this visit or the last successful sync; undefined without either. */
function lastComparison(check: UpdateCheck | undefined, history: SyncLog[]): Comparison | undefined {
  const log = history.find(({ status }) => status === 'success')
  const synced = log?.sourceVersion ? { sourceVersion: log.sourceVersion, at: log.completedAt } : undefined
  if (!check || (synced && synced.at > check.checkedAt)) return synced
  return { sourceVersion: check.sourceVersion, at: check.checkedAt }
}

/** "v2.1.0 here, v2.2.0 there, Nov 20, 2026, 9:41 AM". */
function wordsOf(compared: Comparison | undefined): string {
  if (!compared) return 'Not yet'
  return `${RUNNING_VERSION} here, ${compared.sourceVersion} there, ${dayAndTime(compared.at)}`
}

/** Settings, sync status and history; the status is loaded again every 30 seconds while the tab is visible. */
function useDashboardUpdates() {
  const settings = useLoad(getDashboardSettings)
  const status = useLoad(getSyncStatus, { refreshInterval: SYNC_POLL_MS })
  const history = useLoad(listSyncHistory)
  const { error, reload } = together(settings, status, history)
  const isComplete = settings.data && status.data && history.data
  return {
    settings: settings.data,
    status: status.data,
    history: history.data,
    // If a later poll fails, the loaded data stays on the screen.
    error: isComplete ? undefined : error,
    reload,
  }
}
