import type { CollectionBeforeChangeHook } from 'payload'
import { TASK_STATUSES, TASK_TEXTS } from '@/contracts/schedule/tasks'
import { badField, conflict } from '@/database/errors'
import type { Task as StoredTask } from '@/payload-types'

/**
 * A task moves one column at a time (409), and has no time without a zone (400), whoever changes it
 * (docs/behaviour.md, 5.25).
 */
export const keepSteps: CollectionBeforeChangeHook<StoredTask> = ({ data, originalDoc, operation }) => {
  const next = { ...originalDoc, ...data }
  if (next.time && !next.timeZone) throw badField('timeZone', TASK_TEXTS.zoneRequired)
  const { status } = data
  if (operation !== 'update' || !originalDoc || !status) return data
  const steps = TASK_STATUSES.indexOf(status) - TASK_STATUSES.indexOf(originalDoc.status)
  if (Math.abs(steps) > 1) throw conflict(TASK_TEXTS.oneStep)
  return data
}
