import { CROCKFORD } from '@/auth/crockford'
import { isSame, sign } from '@/auth/sign'
import type { PayloadRequest } from 'payload'
import type { Order as StoredOrder } from '@/payload-types'
import { orderOfNumber } from '@/domain/orders/orderLink'
import { plainNumber } from '@/contracts/orders/orderSearch'

/** Characters of a receipt's code that only this site can make. */
const MARK_LENGTH = 8

/**
 * The code of a receipt, such as 7KQ2-M9XA-4F8J-2KQW: the order's number and a mark derived from its id with
 * SECRETS_KEY. It is not stored. Null for an order that was not paid, which has no receipt.
 */
export function receiptCode({
  id,
  number,
  paidAt,
}: Pick<StoredOrder, 'id' | 'number' | 'paidAt'>): string | null {
  if (!paidAt) return null
  const mark = receiptMark(id)
  return `${number}-${mark.slice(0, 4)}-${mark.slice(4)}`
}

/** The order whose receipt has this code, however it is typed; null where there is none. */
export async function orderOfReceipt(req: PayloadRequest, typed: string): Promise<StoredOrder | null> {
  const plain = plainNumber(typed)
  const order = await orderOfNumber(req, plain.slice(0, -MARK_LENGTH))
  const isRight = isSame(plain.slice(-MARK_LENGTH), receiptMark(order?.id ?? ''))
  return order?.paidAt && isRight ? order : null
}

function receiptMark(orderId: string): string {
  const bytes = Buffer.from(sign('receipt codes', orderId), 'base64url').subarray(0, MARK_LENGTH)
  return [...bytes].map((byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
}
