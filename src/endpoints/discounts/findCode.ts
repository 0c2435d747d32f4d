import type { PayloadRequest } from 'payload'
import { readClientAddress } from '@/auth/readClientAddress'
import { pointsOverLimit, trySpend } from '@/auth/limits'
import { markOf } from '@/auth/sign'
import { storedCode } from '@/contracts/discounts'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { driverCollection } from '@/database/driverCollection'
import { conflict } from '@/database/errors'
import { findFirst } from '@/database/findFirst'
import type { DiscountCode as StoredDiscountCode } from '@/payload-types'
import { type Discount, type DiscountedLine, judgeCode } from './judgeCode'

type Order = { lines: readonly DiscountedLine[]; currency: string }

/** An active code, however it is typed; null if there is none. */
function findCode(req: PayloadRequest, typed: string): Promise<StoredDiscountCode | null> {
  // No access check: anyone who knows a code may use it.
  return findFirst(req, 'discount-codes', {
    and: [{ code: { equals: storedCode(typed) } }, { isActive: { equals: true } }],
  })
}

/**
 * The discount of a typed code, or a text that says why there is none; null if no code was typed. A client address that
 * has guessed too often knows no code, whatever it types.
 */
export async function judgeTyped(
  req: PayloadRequest,
  typed: string | null,
  order: Order,
): Promise<Discount | string | null> {
  if (typed === null) return null
  const code = await findCode(req, typed)
  const from = readClientAddress(req.headers)
  if (!code) await countGuess(req, from, typed)
  const isKnown = code && (await pointsOverLimit(req.payload, 'discount-guess', from)) === 0
  return isKnown ? judgeCode(code, { ...order, now: new Date() }) : ORDER_TEXTS.codeUnknown
}

async function countGuess({ payload }: PayloadRequest, from: string, typed: string): Promise<void> {
  const isNew = await trySpend(payload, 'discount-guess-code', `${from} ${markOf(storedCode(typed))}`)
  if (isNew) await trySpend(payload, 'discount-guess', from)
}

/** Like `judgeTyped`, for placing an order: throws 409 at the field if the code gives no discount. */
export async function requireDiscount(
  req: PayloadRequest,
  typed: string | null,
  order: Order,
): Promise<Discount | null> {
  const found = await judgeTyped(req, typed, order)
  if (typeof found === 'string') throw refusedCode(found)
  return found
}

/** 409 at the field of the code. */
export function refusedCode(text: string) {
  return conflict(text, { discountCode: text })
}

/** Whether there is any code that buyers can use. */
export async function takesCodes({ payload }: Pick<PayloadRequest, 'payload'>): Promise<boolean> {
  const codes = driverCollection({ payload }, 'discount-codes')
  return (await codes.findOne({ isActive: true }, { projection: { _id: 1 } })) !== null
}
