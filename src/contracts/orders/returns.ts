import * as v from 'valibot'
import { call } from '../core/call'
import { integer, optional, text } from '../core/wire'
import { numberFits, parcelFields } from './carriers'
import { DeskOrder } from './desk'
import { Key, PieceInputs } from './deskCalls'
import { RETURN_ADDRESS_MAX, RETURN_SEND_DAYS, RETURN_WORDS_MAX } from './limits'
import { OrderPage } from './orderPage'
import { RETURN_CONDITIONS, RETURN_REASONS, RETURN_STATES } from './states'

/** Texts of returns (docs/behaviour.md, 12.14). */
export const RETURN_TEXTS = {
  nothingChosen: 'Choose what you want to send back.',
  reasonRequired: 'Please say why.',
  asked: 'You have asked for this already.',
  over: 'The time to return it is over.',
  withdrawnOften: 'It was withdrawn three times, so it cannot be asked for again. Please write to the shop.',
  decided: 'It is decided already.',
  isWithdrawn: 'The buyer has withdrawn it.',
  movedOn: 'It has moved on meanwhile. Please look again.',
  isSent: 'It is on its way already.',
  notApproved: 'It is not approved.',
  stillTime: 'The buyer still has time to send it.',
  wordRequired: 'Say why, in a word.',
  addressRequired: 'Say where it goes.',
  tooMuch: 'Give back less than all of it, or all.',
  carrierRequired: 'Choose the carrier.',
  numberRequired: 'Enter the number, or who carries it.',
  approved: 'Return approved',
  declined: 'Return declined',
  received: 'Return is here',
  refunded: 'Return refunded',
  failed: 'Nothing was changed. Please try again.',
} as const

/** How often a line's return was withdrawn; after `RETURN_WITHDRAWALS_MAX` times it cannot be asked for. */
export function timesWithdrawn(
  returns: readonly { lineId: string; state: string }[] | null | undefined,
  lineId: string,
): number {
  return (returns ?? []).filter((each) => each.lineId === lineId && each.state === 'withdrawn').length
}

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

const words = optional(text(undefined, RETURN_WORDS_MAX))

/**
 * A step of the seller's: yes with an address, no with a reason, that it has come back, or how much goes back. `seen`
 * is the state that was on the screen, so that of two decisions one wins.
 */
export const ReturnDecision = v.pipe(
  v.object({
    returnId: text(),
    seen: v.picklist(RETURN_STATES),
    decision: v.picklist(['approved', 'declined', 'received', 'refunded']),
    /** The buyer reads it; needed for a no, and for less than all. */
    word: words,
    /** Where an approved return goes, how, and within how many days. */
    address: optional(text(undefined, RETURN_ADDRESS_MAX)),
    instructions: words,
    days: v.optional(integer(1, 'At least one day', RETURN_SEND_DAYS.most), RETURN_SEND_DAYS.usual),
    condition: v.optional(v.nullable(v.picklist(RETURN_CONDITIONS)), null),
    /** Whether refunded pieces are for sale again. */
    restock: v.optional(v.boolean(), false),
    /** What goes back without its tax, in minor units; null for all of it. */
    goods: v.optional(v.nullable(integer(1)), null),
  }),
  v.forward(
    v.check(
      ({ decision, word, goods }) => (decision !== 'declined' && goods === null) || word !== null,
      RETURN_TEXTS.wordRequired,
    ),
    ['word'],
  ),
  v.forward(
    v.check(
      ({ decision, address }) => decision !== 'approved' || address !== null,
      RETURN_TEXTS.addressRequired,
    ),
    ['address'],
  ),
)
export type ReturnDecision = v.InferOutput<typeof ReturnDecision>

/** How a buyer has sent a return. */
export const ReturnParcel = v.pipe(
  v.object({ returnId: text(), ...parcelFields }),
  v.forward(numberFits(), ['trackingNumber']),
)
export type ReturnParcel = v.InferOutput<typeof ReturnParcel>

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
  summary: 'Withdraw a return that is not sent; a repeat changes nothing',
  fails: [404, 409],
})

export const sendReturn = call({
  method: 'post',
  path: '/order/:number/:key/send-return',
  who: 'anyone',
  limit: 'order-page',
  body: ReturnParcel,
  answer: OrderPage,
  summary: 'Say that an approved return is on its way, or correct its number',
  fails: [404, 409],
})

export const decideReturn = call({
  method: 'post',
  path: '/orders/:id/decide-return',
  who: 'user',
  body: ReturnDecision,
  answer: DeskOrder,
  summary: 'Approve, decline, receive or refund a return. For those who may refund',
  fails: [404, 409],
})
