import type { DashboardSettings, SyncLog, SyncStatus, UpdateCheck } from '@/contracts/settings'
import { answerCalls } from '../../testing/answerCalls'

/** The server's data about updates; a test's answers may change it. */
export type Updates = {
  settings: DashboardSettings
  status: SyncStatus
  history: SyncLog[]
  check: UpdateCheck
}

const source = {
  currentVersion: 'v2.1.0',
  lastCheckedAt: null,
  sourceDashboardUrl: 'https://dashboard.example.com',
}

export const syncLog: SyncLog = {
  id: 'log-1',
  userId: 'user-isla',
  syncType: 'force',
  sourceVersion: 'v2.2.0',
  status: 'success',
  featuresUpdated: ['Schedule', 'Team'],
  checksum: 'c'.repeat(64),
  duration: 1_234,
  errorMessage: null,
  startedAt: '2026-11-20T09:41:00.000Z',
  completedAt: '2026-11-20T09:41:01.234Z',
}

/** Answers the calls that the screen makes when it opens, and those that a test adds. */
export function serveSettings(more: (updates: Updates) => Parameters<typeof answerCalls>[0] = () => ({})) {
  const updates: Updates = {
    settings: {
      id: 'settings-1',
      userId: 'user-isla',
      autoUpdateEnabled: 'false',
      ...source,
      createdAt: '2026-11-01T00:00:00.000Z',
      updatedAt: '2026-11-01T00:00:00.000Z',
    },
    status: source,
    history: [],
    check: {
      runningVersion: 'v2.1.0',
      sourceVersion: 'v2.1.0',
      sourceDashboardUrl: source.sourceDashboardUrl,
      checkedAt: '2026-11-20T09:41:00.000Z',
    },
  }
  const made = answerCalls({
    'GET /api/dashboard-settings': () => ({ body: updates.settings }),
    'GET /api/sync/status': () => ({ body: updates.status }),
    'GET /api/sync/history': () => ({ body: updates.history }),
    'POST /api/sync/check': () => ({ body: updates.check }),
    ...more(updates),
  })
  return {
    updates,
    made,
    bodyOf: (call: string) => made.findLast((each) => each.call === call)?.body,
    countOf: (call: string) => made.filter((each) => each.call === call).length,
  }
}
