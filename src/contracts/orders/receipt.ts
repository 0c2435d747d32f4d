import * as v from 'valibot'
import { call } from '../core/call'
import { day, text } from '../core/wire'

export const RECEIPT_TEXTS = { codeRequired: 'Please enter the code of the receipt.' } as const

export const ReceiptCheck = v.object({ code: text(RECEIPT_TEXTS.codeRequired, 60) })

/** Whether a receipt is this shop's, without any data of its buyer. Days are in the site's time zone. */
export const ReceiptProof = v.strictObject({
  isGenuine: v.boolean(),
  merchantName: v.string(),
  /** Where to report a receipt that is not genuine; null when the shop names no address. */
  supportEmail: v.nullable(v.string()),
  /** Null unless it is genuine. */
  paidOn: v.nullable(day()),
  isRefunded: v.boolean(),
  /** No money moved for it. */
  isTest: v.boolean(),
})
export type ReceiptProof = v.InferOutput<typeof ReceiptProof>

export const checkReceipt = call({
  method: 'post',
  path: '/verify',
  who: 'anyone',
  body: ReceiptCheck,
  answer: ReceiptProof,
  limit: 'receipt-check',
  summary: 'Whether the code of a receipt is one of this shop’s, and when its order was paid',
})
