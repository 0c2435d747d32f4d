import { type PayloadRequest, type TaskConfig, createLocalReq } from 'payload'
import { DAY_MS } from '@/contracts/core/time'
import { OPEN_RETURNS } from '@/contracts/orders/states'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import { queueMail } from '@/database/queueMail'
import { inTransaction } from '@/database/transaction'
import { notifyOfReturnStep } from '@/domain/orders/notifySellers'
import { type StoredReturn, changeOrder, readOrder } from '@/domain/orders/orderStore'
import { type Selling, readSelling } from '@/domain/orders/selling'
import { answerBy } from '@/endpoints/orders/returns/presentReturn'
import { everyHour } from '@/payload/dashboardQueue'

/** How long before a deadline somebody is reminded of it: whoever decides of an answer, buyers of the parcel. */
const BEFORE_ANSWER_MS = DAY_MS
const BEFORE_SENDING_MS = 3 * DAY_MS
/** A parcel that is on its way for so long may have come unnoticed. */
const ON_ITS_WAY_MS = 10 * DAY_MS

/**
 * Reminds sellers, or admins where they decide, of returns to answer, to decide and to look out for, and buyers of
 * those to send, once for each (docs/behaviour.md, 12.14).
 */
export const remindOfReturns: TaskConfig<'remindOfReturns'> = {
  slug: 'remindOfReturns',
  label: 'Remind of returns',
  schedule: [everyHour],
  handler: async ({ req }) => {
    await runRemindOfReturns(req)
    return { output: {} }
  },
}

/** Returns how many orders had a return to remind of. */
export async function runRemindOfReturns({ payload }: PayloadRequest, now = new Date()): Promise<number> {
  const req = await createLocalReq({}, payload)
  const open = driverCollection(req, 'orders')
    .find({ status: 'paid', 'returns.state': { $in: OPEN_RETURNS } })
    .project({ returns: 1 })
  const due: string[] = []
  for await (const order of open) {
    const { id, returns } = toRecord<'orders'>(order)
    if (returns?.some((each) => isDue(each, now))) due.push(id)
  }
  const selling = await readSelling(req)
  return forEachRow(req, due, 'A reminder of a return could not be sent', (own, id) =>
    inTransaction(own, () => remindOf(own, id, { selling, now })),
  )
}

async function remindOf(
  req: PayloadRequest,
  orderId: string,
  { selling, now }: { selling: Selling; now: Date },
): Promise<boolean> {
  const order = await readOrder(req, orderId)
  let hasReminded = false
  for (const each of order?.returns ?? []) {
    if (!order || !isDue(each, now)) continue
    const { id, state } = each
    const isFirst = await changeOrder(req, orderId, {
      where: { returns: { $elemMatch: { id, state, remindedOf: { $ne: state } } } },
      set: { 'returns.$.remindedOf': state },
    })
    if (!isFirst) continue
    hasReminded = true
    if (state === 'approved') await queueMail(req, 'order-return-due', `${orderId} ${id}`)
    else await notifyOfReturnStep(req, order, each, { step: `due-${state}`, ...dueTitles(state) }, selling)
  }
  return hasReminded
}

/** What whoever decides is asked, and what a seller who may not decide reads. */
function dueTitles(state: StoredReturn['state']): { title: string; idleTitle: string } {
  return state === 'sent'
    ? { title: 'Has the return come?', idleTitle: 'Return still on its way' }
    : { title: 'Return waits for you', idleTitle: 'Return waits for an admin' }
}

function isDue(each: StoredReturn, now: Date): boolean {
  if (each.remindedOf === each.state) return false
  const at = dueAt(each)
  return at !== null && at <= now.getTime()
}

/** When to remind of a return, in ms since 1970; null if nobody is late. */
function dueAt(each: StoredReturn): number | null {
  if (each.state === 'approved') return Date.parse(each.sendUntil ?? '') - BEFORE_SENDING_MS
  if (each.state === 'sent') return Date.parse(each.sentAt ?? '') + ON_ITS_WAY_MS
  const until = answerBy(each)
  return until ? Date.parse(until) - BEFORE_ANSWER_MS : null
}
