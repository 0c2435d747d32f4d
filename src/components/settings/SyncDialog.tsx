'use client'

import { styled, keyframes } from 'styled-components'
import type { SyncStatus } from '@/contracts/settings'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { DialogActions } from '../ui/DialogActions'
import { Icon } from '../ui/Icon'
import { durationText } from './format'
import type { SyncState } from './useForceSync'

type Props = {
  state: SyncState
  status: SyncStatus
  /** No sync succeeded before the shown one. */
  isFirst: boolean
  onStart: () => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The state of a sync; the dialog stays open while one runs. */
export function SyncDialog({ state, status, isFirst, onStart, isOpen, onOpenChange }: Props) {
  const isSyncing = state.phase === 'syncing'
  return (
    <Dialog title={TITLES[state.phase]} isOpen={isOpen} onOpenChange={onOpenChange} isPending={isSyncing}>
      {({ close }) => (
        <>
          <div aria-live="polite">
            <SyncNews state={state} status={status} isFirst={isFirst} />
          </div>
          <DialogActions>
            <Button variant="quiet" isDisabled={isSyncing} onPress={close}>
              Close
            </Button>
            {state.phase === 'success' ? (
              <Button variant="primary" icon="sync" onPress={() => window.location.reload()}>
                Reload Dashboard
              </Button>
            ) : (
              <Button variant="primary" isPending={isSyncing} pendingText="Syncing..." onPress={onStart}>
                {state.phase === 'error' ? 'Try again' : 'Force Update'}
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

const TITLES: Record<SyncState['phase'], string> = {
  idle: 'Sync status',
  syncing: 'Syncing',
  success: 'Sync complete',
  error: 'Sync failed',
}

function SyncNews({ state, status, isFirst }: Pick<Props, 'state' | 'status' | 'isFirst'>) {
  switch (state.phase) {
    case 'idle':
      return (
        <p className="muted">Nothing is running. A sync reads the list of {status.sourceDashboardUrl}.</p>
      )
    case 'syncing':
      return <SyncBar label={`Reading ${status.sourceDashboardUrl}`} />
    case 'success':
      return <SyncSuccess {...state.result} isFirst={isFirst} />
    case 'error':
      return (
        <p className="callout callout-red">
          <Icon name="warn" />
          {state.message}
        </p>
      )
  }
}

type SuccessProps = Extract<SyncState, { phase: 'success' }>['result'] & Pick<Props, 'isFirst'>

function SyncSuccess({ featuresUpdated, duration, version, isFirst }: SuccessProps) {
  const count = featuresUpdated.length
  return (
    <div className="stack">
      <p className="muted">
        {version} in {durationText(duration)}.{' '}
        {count === 0
          ? 'Nothing changed since your last sync.'
          : `${count} ${count === 1 ? 'feature' : 'features'} updated:`}
      </p>
      {isFirst && count > 0 && (
        <p className="muted">It is your first sync, so every feature of the list counts as updated.</p>
      )}
      {count > 0 && (
        <Features aria-label="Features updated">
          {featuresUpdated.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Features>
      )}
    </div>
  )
}

const Features = styled.ul`
  columns: 2;
  column-gap: 1.5rem;
  font-size: var(--t-ui);

  > li {
    padding-block: 0.25rem;
    break-inside: avoid;
  }
`

/** An indeterminate progress bar. */
function SyncBar({ label }: { label: string }) {
  return (
    <Frame>
      <span>{label}</span>
      <div
        className="progress"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers style <progress> differently
        role="progressbar"
        aria-label={label}
      >
        <i />
      </div>
    </Frame>
  )
}

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`

const Frame = styled.div`
  display: grid;
  gap: 0.625rem;
  font-size: var(--t-ui);
  overflow-wrap: anywhere;

  .progress > i {
    width: 40%;
    animation: ${pass} 1.2s var(--e-inout) infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    .progress > i {
      width: 100%;
      animation: none;
    }
  }
`
