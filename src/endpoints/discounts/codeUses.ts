import { Types, type mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { storedCode } from '@/contracts/discounts'
import { mailboxKey } from '@/contracts/core/wire'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { markOf } from '@/auth/sign'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import type { DiscountCode as StoredDiscountCode, Order as StoredOrder } from '@/payload-types'
import { refusedCode } from './findCode'

/** The inTurn key (database/transaction.ts) for uses of a code, so that a crowd queues instead of colliding. */
export const codeTurn = (typed: string) => `discount code ${storedCode(typed)}`

const IS_LEFT = { $or: [{ maxUses: null }, { $expr: { $lt: ['$usesTaken', '$maxUses'] } }] }

/**
 * Takes a use of a code for an order, within the transaction that creates it: one conditional update, and a row for the
 * buyer's slot. Throws 409 at the field if the code is used up, in total or for this buyer.
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

/** Returns the use of a cancelled order, within its transaction; does nothing for an order without one. */
export async function giveBackUse(req: PayloadRequest, orderId: string): Promise<void> {
  const used = await driverCollection(req, 'discount-uses').findOneAndDelete(
    { orderId },
    { session: await sessionOf(req) },
  )
  if (used) await count(req, String(used.codeId), -1, {})
}

/**
 * Counts the use again for an order that was paid after it was cancelled, within its transaction. The buyer paid the
 * price that was agreed, so the limits of the code do not apply.
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

const buyerMark = (email: Buyer['email']) => markOf(mailboxKey(email ?? ''))

/** The lowest slot that none of this buyer's orders has for the code. */
async function freeSlot(req: PayloadRequest, codeId: string, { email }: Buyer): Promise<number> {
  const rows = await driverCollection(req, 'discount-uses')
    .find({ codeId, buyer: buyerMark(email) }, { session: await sessionOf(req) })
    .project<{ slot: number }>({ slot: 1 })
    .toArray()
  const taken = new Set(rows.map(({ slot }) => slot))
  let slot = 0
  while (taken.has(slot)) slot += 1
  return slot
}

/** If two orders take one slot at once, MongoDB rejects the second, whose transaction is retried. */
async function keepUse(
  req: PayloadRequest,
  codeId: string,
  { slot, order }: { slot: number; order: Buyer },
): Promise<void> {
  await driverCollection(req, 'discount-uses').insertOne(
    { codeId, buyer: buyerMark(order.email), slot, orderId: order.id },
    { session: await sessionOf(req) },
  )
}
