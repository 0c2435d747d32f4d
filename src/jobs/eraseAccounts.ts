import type { Payload, TaskConfig } from 'payload'
import { closedAccounts, eraseAccount } from '@/database/eraseAccount'
import { forEachRow } from '@/database/forEachRow'
import { everyMinuteAtLeast } from '@/payload/dashboardQueue'

/** Erases closed accounts, what the call that closed them had no time for (docs/behaviour.md, 8.3). */
export const eraseAccounts: TaskConfig<'eraseAccounts'> = {
  slug: 'eraseAccounts',
  label: 'Erase closed accounts',
  schedule: [everyMinuteAtLeast],
  handler: async ({ req }) => {
    await runEraseAccounts(req.payload)
    return { output: {} }
  },
}

/** Erases all closed accounts, one after another. */
export async function runEraseAccounts(payload: Payload): Promise<void> {
  const ids = await closedAccounts(payload)
  await forEachRow({ payload }, ids, 'An account could not be erased', (_, userId) =>
    eraseAccount(payload, userId),
  )
}
