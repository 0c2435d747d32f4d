import { RUNNING_VERSION } from '@/contracts/releases'
import type { SyncLog, UpdateCheck } from '@/contracts/settings'
import { dayAndTime } from './format'

/** The source's version and when it was read, by a check on this visit or by a sync that succeeded. */
export type Comparison = { sourceVersion: string; at: string }

/** The latest comparison, from the check on this visit or the last successful sync; undefined without either. */
export function lastComparison(check: UpdateCheck | undefined, history: SyncLog[]): Comparison | undefined {
  const log = history.find(({ status }) => status === 'success')
  const synced = log?.sourceVersion ? { sourceVersion: log.sourceVersion, at: log.completedAt } : undefined
  if (!check || (synced && synced.at > check.checkedAt)) return synced
  return { sourceVersion: check.sourceVersion, at: check.checkedAt }
}

/** "v2.1.0 here, v2.2.0 there, Nov 20, 2026, 9:41 AM". */
export function wordsOf(compared: Comparison | undefined): string {
  if (!compared) return 'Not yet'
  return `${RUNNING_VERSION} here, ${compared.sourceVersion} there, ${dayAndTime(compared.at)}`
}
