import { Types, type mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { storedCode } from '@/contracts/orders/discountCode'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { markOf } from '@/auth/orderKeys'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import type { DiscountCode as StoredDiscountCode, Order as StoredOrder } from '@/payload-types'
import { refusedCode } from './findCode'

/** The key of the turn (database/transaction.ts) in which a code is used, so that a crowd queues for it. */
export const codeTurn = (typed: string) => `discount code ${storedCode(typed)}`

const IS_LEFT = { $or: [{ maxUses: null }, { $expr: { $lt: ['$usesTaken', '$maxUses'] } }] }

/**
 * Takes a use of a code for an order, within the transaction that makes it: one conditional update, and a row for the
 * buyer's slot. Throws 409 at the field where the code is used up, in all or for this buyer.
 */
export async function takeUse(
  req: PayloadRequest,
  code: StoredDiscountCode,
  order: Pick<StoredOrder, 'id' | 'email'>,
): Promise<void> {
  if (!(await count(req, code.id, 1, { isActive: true, ...IS_LEFT })))
    throw refusedCode(ORDER_TEXTS.codeUsedUp)
  const slot = await freeSlot(req, code.id, order)
  if (slot >= (code.maxPerEmail ?? Infinity)) throw refusedCode(ORDER_TEXTS.codeUsedByYou)
  await keepUse(req, code.id, { slot, order })
}

/** Gives the use of a cancelled order back, within its transaction; an order that has none changes nothing. */
export async function giveBackUse(req: PayloadRequest, orderId: string): Promise<void> {
  const used = await driverCollection(req, 'discount-uses').findOneAndDelete(
    { orderId },
    { session: await sessionOf(req) },
  )
  if (used) await count(req, String(used.codeId), -1, {})
}

/**
 * Counts the use of an order again that was paid after it was given up, within its transaction. The buyer has paid the
 * price that was asked, so this counts beyond what the code allows, too.
 */
export async function retakeUse(req: PayloadRequest, order: StoredOrder): Promise<void> {
  if (!order.discountCode) return
  const session = await sessionOf(req)
  const code = await driverCollection(req, 'discount-codes').findOne(
    { code: order.discountCode },
    { session },
  )
  if (!code) return
  const codeId = String(code._id)
  await count(req, codeId, 1, {})
  await keepUse(req, codeId, { slot: await freeSlot(req, codeId, order), order })
}

async function count(
  req: PayloadRequest,
  codeId: string,
  change: 1 | -1,
  where: mongo.Filter<mongo.Document>,
): Promise<boolean> {
  const { matchedCount } = await driverCollection(req, 'discount-codes').updateOne(
    { _id: new Types.ObjectId(codeId), ...where },
    { $inc: { usesTaken: change } },
    { session: await sessionOf(req) },
  )
  return matchedCount === 1
}

type Buyer = Pick<StoredOrder, 'id' | 'email'>

/** The first number that no order of this buyer has with the code. */
async function freeSlot(req: PayloadRequest, codeId: string, { email }: Buyer): Promise<number> {
  const rows = await driverCollection(req, 'discount-uses')
    .find({ codeId, buyer: markOf(email ?? '') }, { session: await sessionOf(req) })
    .project<{ slot: number }>({ slot: 1 })
    .toArray()
  const taken = new Set(rows.map(({ slot }) => slot))
  let slot = 0
  while (taken.has(slot)) slot += 1
  return slot
}

/** Of two orders that take one slot at once MongoDB lets the first through, and the other tries again. */
async function keepUse(
  req: PayloadRequest,
  codeId: string,
  { slot, order }: { slot: number; order: Buyer },
): Promise<void> {
  await driverCollection(req, 'discount-uses').insertOne(
    { codeId, buyer: markOf(order.email ?? ''), slot, orderId: order.id },
    { session: await sessionOf(req) },
  )
}
