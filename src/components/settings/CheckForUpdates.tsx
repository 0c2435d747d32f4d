'use client'

import {
  SETTINGS_TEXTS,
  updateDashboardSettings,
  getDashboardSettings,
  getSyncStatus,
} from '@/contracts/settings'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'

/** Records a check and says that the running version is up to date (docs/behaviour.md, 4.20). */
export function CheckForUpdates({ version }: { version: string }) {
  const check = useSend(updateDashboardSettings, {
    refresh: [getDashboardSettings, getSyncStatus],
    success: {
      title: SETTINGS_TEXTS.updateCheckComplete,
      description: `You are on ${version}, which is up to date.`,
    },
    failure: 'Failed to check for updates',
  })
  return (
    <Button
      icon="sync"
      isPending={check.isPending}
      pendingText="Checking..."
      onPress={() => void check.run({ body: { lastCheckedAt: new Date().toISOString() } })}
    >
      Check for Updates
    </Button>
  )
}
