import type { Payload, TaskConfig } from 'payload'
import { closedAccounts, eraseAccount } from '@/database/eraseAccount'
import { beat, everyMinute } from './dashboardQueue'

/** Erases closed accounts, what the call that closed them had no time for (docs/behaviour.md, 8.3). */
export const eraseAccounts: TaskConfig<'eraseAccounts'> = {
  slug: 'eraseAccounts',
  label: 'Erase closed accounts',
  schedule: [everyMinute],
  handler: async ({ req, job }) => {
    await runEraseAccounts(req.payload, () => beat(req.payload, job.id))
    return { output: {} }
  },
}

/** Erases all closed accounts, one after another; `beat` is called after each batch. */
export async function runEraseAccounts(payload: Payload, beat?: () => Promise<void>): Promise<void> {
  for (const userId of await closedAccounts(payload)) await eraseAccount(payload, userId, { beat })
}
