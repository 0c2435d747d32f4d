'use client'

import { useState } from 'react'
import {
  SETTINGS_TEXTS,
  type UpdateCheck,
  checkForUpdates,
  getDashboardSettings,
  getSyncStatus,
  updateDashboardSettings,
} from '@/contracts/settings'
import { send } from '../api/request'
import { useAttempt } from '../api/useAttempt'
import { Button } from '../ui/Button'

/** Compares this version with the source's, records the check, and shows the outcome (docs/behaviour.md, 4.20). */
export function CheckForUpdates({ onChecked }: { onChecked: (check: UpdateCheck) => void }) {
  const [isPending, setPending] = useState(false)
  const attempt = useAttempt<UpdateCheck>({
    refresh: [getDashboardSettings, getSyncStatus],
    success: (check) => ({ title: SETTINGS_TEXTS.updateCheckComplete, description: outcomeOf(check) }),
    failure: 'Failed to check for updates',
    showsServerText: true,
  })

  async function check(): Promise<void> {
    setPending(true)
    try {
      const checked = await attempt(async () => {
        const compared = await send(checkForUpdates)
        await send(updateDashboardSettings, { body: { lastCheckedAt: compared.checkedAt } })
        return compared
      })
      onChecked(checked)
    } catch {
      // useAttempt has already shown a toast.
    } finally {
      setPending(false)
    }
  }
  return (
    <Button icon="sync" isPending={isPending} pendingText="Checking..." onPress={() => void check()}>
      Check for Updates
    </Button>
  )
}

function outcomeOf({ runningVersion, sourceVersion }: UpdateCheck): string {
  return runningVersion === sourceVersion
    ? `You are on ${runningVersion}, which is up to date.`
    : `You are on ${runningVersion}; the source has ${sourceVersion}.`
}
