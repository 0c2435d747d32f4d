import type { PayloadRequest, TaskConfig } from 'payload'
import { UNCONFIRMED_DAYS } from '@/contracts/audience/subscription'
import { DAY_MS } from '@/contracts/core/time'
import { subscribers } from '@/domain/audience/subscribers'
import { everyHour } from '@/payload/dashboardQueue'

/** Erases addresses that nobody confirmed, two weeks after they were last asked (docs/behaviour.md, 13.5). */
export const forgetSignups: TaskConfig<'forgetSignups'> = {
  slug: 'forgetSignups',
  label: 'Erase addresses that nobody confirmed',
  schedule: [everyHour],
  handler: async ({ req }) => {
    await runForgetSignups(req)
    return { output: {} }
  },
}

/** Returns how many it erased. Who was never asked, such as sign-ups of an earlier version, stays. */
export async function runForgetSignups(
  req: Pick<PayloadRequest, 'payload'>,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS)
  const { deletedCount } = await subscribers(req).deleteMany({
    status: 'pending',
    askedAt: { $ne: null, $lt: before },
  })
  return deletedCount
}
