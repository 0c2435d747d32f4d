import * as v from 'valibot'
import { call } from '../core/call'
import { Message, date, day, id, integer, noQuery, optional, text } from '../core/wire'
import { DISCOUNT_CODE_MAX } from './limits'
import { TOTAL_MAX } from './totals'

/** The most codes of one seller. */
export const SELLER_CODES_MAX = 100

/** Texts of a seller's discount codes (docs/behaviour.md, 12.12). */
export const CODE_TEXTS = {
  made: 'Code added',
  deleted: 'Code deleted',
  failed: 'The code was not saved.',
  notLoaded: 'Your codes could not be loaded.',
  shape: `Letters, digits, - . and _, at most ${DISCOUNT_CODE_MAX}.`,
  taken: 'There is such a code already.',
  either: 'Fill in either the percent or the amount.',
  percent: 'From 1 to 100',
  amount: 'An amount of more than 0',
  uses: 'A whole number, 1 or more',
} as const

/** A seller's code as its seller sees it; amounts in minor units. */
export const SellerCode = v.strictObject({
  id,
  code: v.string(),
  percent: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  currency: v.string(),
  endsAt: v.nullable(date),
  minSubtotal: v.nullable(v.number()),
  maxUses: v.nullable(v.number()),
  usesTaken: v.number(),
  isActive: v.boolean(),
})
export type SellerCode = v.InferOutput<typeof SellerCode>

export const SellerCodeInput = v.pipe(
  v.object({
    code: v.pipe(
      text(CODE_TEXTS.shape, DISCOUNT_CODE_MAX),
      v.toUpperCase(),
      v.regex(/^[A-Z0-9][A-Z0-9._-]*$/, CODE_TEXTS.shape),
      v.metadata({ pattern: '^\\s*[A-Za-z0-9][A-Za-z0-9._-]*\\s*$' }),
    ),
    percent: v.optional(v.nullable(integer(1, CODE_TEXTS.percent, 100)), null),
    amount: v.optional(v.nullable(integer(1, CODE_TEXTS.amount, TOTAL_MAX)), null),
    /** The last day on which it counts, by the site's clock. */
    endsOn: optional(day()),
    minSubtotal: v.optional(v.nullable(integer(1, CODE_TEXTS.amount, TOTAL_MAX)), null),
    maxUses: v.optional(v.nullable(integer(1, CODE_TEXTS.uses, 1_000_000)), null),
  }),
  v.forward(
    v.check(({ percent, amount }) => (percent === null) !== (amount === null), CODE_TEXTS.either),
    ['percent'],
  ),
)

export const listSellerCodes = call({
  method: 'get',
  path: '/seller-codes',
  who: 'user',
  query: noQuery,
  answer: v.array(SellerCode),
  summary: "The caller's discount codes, newest first; they count for the caller's pieces alone",
})

export const createSellerCode = call({
  method: 'post',
  path: '/seller-codes',
  who: 'user',
  body: SellerCodeInput,
  answer: SellerCode,
  status: 201,
  summary: "Make a discount code for the caller's pieces",
  fails: [409],
})

export const switchSellerCode = call({
  method: 'patch',
  path: '/seller-codes/:id',
  who: 'user',
  body: v.object({ isActive: v.boolean() }),
  answer: SellerCode,
  summary: "Let buyers use one of the caller's codes, or not",
  fails: [404],
})

export const deleteSellerCode = call({
  method: 'delete',
  path: '/seller-codes/:id',
  who: 'user',
  answer: Message,
  summary: "Delete one of the caller's codes; orders keep the discount it gave",
  fails: [404],
})
