import * as v from 'valibot'
import { call } from './core/call'
import { Message, date, email, id, optional, text } from './core/wire'

/** How long a piece that is back in stock is kept for the first in line. */
export const KEPT_MINUTES = 30
/** Days after which a request expires: one with an unconfirmed mail address, and any other. */
export const UNCONFIRMED_DAYS = 7
export const WAITING_DAYS = 180

/** Texts of the waiting line for a sold-out piece (docs/behaviour.md, 12.10). */
export const BACK_IN_STOCK_TEXTS = {
  asked: 'Look into your mail: one press there, and you are in line.',
  inStock: 'It is in stock. You can buy it now.',
  over: 'This link is over, or it has lost its end on the way.',
  left: 'You are out of the line, and your address is erased.',
} as const

/** How many of a piece are held by unpaid orders and people in line, until when at most, and how many people wait. */
export const HeldPiece = v.strictObject({
  variantId: v.nullable(id),
  held: v.number(),
  /** By then all of them are paid or released; null when none is held. */
  freeAt: v.nullable(date),
  waiting: v.number(),
})
export type HeldPiece = v.InferOutput<typeof HeldPiece>

export const AskWhenBack = v.object({
  productId: text(),
  variantId: optional(text()),
  email: email(),
})

export const LINE_STATES = ['unconfirmed', 'waiting', 'kept'] as const

/** A place in line, for anyone with its link. */
export const WaitingPlace = v.strictObject({
  state: v.picklist(LINE_STATES),
  /** Number of people ahead in the line. */
  ahead: v.number(),
  /** Until when the piece is kept for this place; null until it is back in stock. */
  keptUntil: v.nullable(date),
  /** Token that a cart line sends to claim the kept piece; null until it is back in stock. */
  hold: v.nullable(v.string()),
  /** Null once the piece has left the shop. */
  piece: v.nullable(
    v.strictObject({
      productId: id,
      variantId: v.nullable(id),
      slug: v.string(),
      title: v.string(),
      detail: v.nullable(v.string()),
      image: v.nullable(v.string()),
      price: v.number(),
      currency: v.string(),
    }),
  ),
})
export type WaitingPlace = v.InferOutput<typeof WaitingPlace>

export const readHeldPieces = call({
  method: 'get',
  path: '/shop/products/:id/held',
  who: 'anyone',
  answer: v.array(HeldPiece),
  limit: 'waiting-line',
  summary:
    'How many pieces of a product are held by open orders and by people in line, and for how long at most',
})

export const askWhenBack = call({
  method: 'post',
  path: '/shop/back-in-stock',
  who: 'anyone',
  body: AskWhenBack,
  answer: Message,
  limit: 'back-in-stock',
  summary:
    'Ask for a mail that puts its reader in line for a sold-out piece; the answer is the same for every address',
  fails: [404, 409],
})

const ofLink = { who: 'anyone', limit: 'waiting-line' } as const

export const readWaitingPlace = call({
  ...ofLink,
  method: 'get',
  path: '/shop/back-in-stock/:entry/:key',
  answer: WaitingPlace,
  summary: "One's place in line, for anyone with its link",
})

export const confirmWaitingPlace = call({
  ...ofLink,
  method: 'post',
  path: '/shop/back-in-stock/:entry/:key/confirm',
  answer: WaitingPlace,
  summary: 'Join the line; a piece that is there already is kept at once',
})

export const leaveWaitingList = call({
  ...ofLink,
  method: 'post',
  path: '/shop/back-in-stock/:entry/:key/leave',
  answer: Message,
  summary: 'Leave the line and erase the address; a kept piece goes to the next one',
})
