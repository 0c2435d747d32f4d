import { format } from 'date-fns/format'
import type { PayloadRequest, TaskConfig } from 'payload'
import { isDuplicate } from '@/database/errors'
import { queueMail } from '@/database/queueMail'
import { inTransaction, sessionOf } from '@/database/transaction'
import { adminsWithMail, waitingUsers } from '@/endpoints/account/waitingUsers'
import { everyHour } from '@/payload/dashboardQueue'

/** From this hour on, in the server's time zone; a run missed in the morning is made up for later in the day. */
const FIRST_HOUR = 8

/** Mails the list of users who wait for approval to the admins once a day, unless the site settings turn it off. */
export const mailWaiting: TaskConfig<'mailWaiting'> = {
  slug: 'mailWaiting',
  label: 'Mail admins who waits for approval',
  schedule: [everyHour],
  handler: async ({ req }) => {
    await runMailWaiting(req)
    return { output: {} }
  },
}

/** Queues the day's mails; returns their number: 0 when nobody waits, and when they were queued today. */
export async function runMailWaiting(req: PayloadRequest, now: Date = new Date()): Promise<number> {
  if (now.getHours() < FIRST_HOUR) return 0
  const { registrations } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  if (registrations?.mailsAdmins === false || (await waitingUsers(req, { limit: 1 })).total === 0) return 0
  try {
    return await inTransaction(req, async () => {
      await claimDay(req, format(now, 'yyyy-MM-dd'))
      return queueForAdmins(req)
    })
  } catch (error) {
    if (isDuplicate(error)) return 0
    throw error
  }
}

/** Only one process can claim a day; the upsert of the others fails. Throws the duplicate-key error. */
async function claimDay(req: PayloadRequest, day: string): Promise<void> {
  await req.payload.db.connection
    .collection<{ _id: string; day: string }>('leases')
    .updateOne(
      { _id: 'waiting-mail', day: { $ne: day } },
      { $set: { day } },
      { upsert: true, session: await sessionOf(req) },
    )
}

async function queueForAdmins(req: PayloadRequest): Promise<number> {
  const admins = await adminsWithMail(req)
  for (const { id } of admins) await queueMail(req, 'waiting', String(id))
  return admins.length
}
