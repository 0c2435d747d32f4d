import * as v from 'valibot'
import { call } from '../core/call'
import { optional, text } from '../core/wire'
import { DeskOrder } from './desk'
import { Key, PieceInputs } from './deskCalls'
import { RETURN_WORDS_MAX } from './limits'
import { OrderPage } from './orderPage'
import { RETURN_REASONS } from './states'

/** Texts of returns (docs/behaviour.md, 12.14). */
export const RETURN_TEXTS = {
  nothingChosen: 'Choose what you want to send back.',
  reasonRequired: 'Please say why.',
  asked: 'You have asked for this already.',
  over: 'The time to return it is over.',
  decided: 'It is decided already.',
  isWithdrawn: 'The buyer has withdrawn it.',
  wordRequired: 'Say why, in a word.',
  approved: 'Return approved',
  declined: 'Return declined',
  failed: 'Nothing was changed. Please try again.',
} as const

/** "There is only 1 left to return." */
export const leftToReturn = (left: number) =>
  `There ${left === 1 ? 'is' : 'are'} only ${left} left to return.`

export const ReturnInput = v.object({
  key: Key,
  lines: v.pipe(PieceInputs, v.minLength(1, RETURN_TEXTS.nothingChosen)),
  reason: v.picklist(RETURN_REASONS, RETURN_TEXTS.reasonRequired),
  note: optional(text(undefined, RETURN_WORDS_MAX)),
})
export type ReturnInput = v.InferOutput<typeof ReturnInput>

/** An answer to a return: approving it refunds its pieces, declining it needs a word. */
export const ReturnDecision = v.pipe(
  v.object({
    returnId: text(),
    decision: v.picklist(['approved', 'declined']),
    word: optional(text(undefined, RETURN_WORDS_MAX)),
    /** Whether the pieces are for sale again. */
    restock: v.optional(v.boolean(), true),
  }),
  v.forward(
    v.check(({ decision, word }) => decision === 'approved' || word !== null, RETURN_TEXTS.wordRequired),
    ['word'],
  ),
)
export type ReturnDecision = v.InferOutput<typeof ReturnDecision>

export const askForReturn = call({
  method: 'post',
  path: '/order/:number/:key/returns',
  who: 'anyone',
  limit: 'order-page',
  body: ReturnInput,
  answer: OrderPage,
  status: 201,
  summary: 'Ask to send pieces back',
  fails: [409],
})

export const withdrawReturn = call({
  method: 'post',
  path: '/order/:number/:key/withdraw-return',
  who: 'anyone',
  limit: 'order-page',
  body: v.object({ returnId: text() }),
  answer: OrderPage,
  summary: 'Withdraw a return that nobody has answered; a repeat changes nothing',
  fails: [404, 409],
})

export const decideReturn = call({
  method: 'post',
  path: '/orders/:id/decide-return',
  who: 'user',
  body: ReturnDecision,
  answer: DeskOrder,
  summary: 'Answer a return; a yes refunds it. For those who may refund',
  fails: [404, 409],
})
