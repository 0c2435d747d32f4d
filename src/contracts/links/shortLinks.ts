import * as v from 'valibot'
import { call } from '../core/call'
import { Message, date, id, optional, text } from '../core/wire'

export const LINK_LABEL_MAX = 120

/** Texts of short links (docs/behaviour.md, 12.16). */
export const SHORT_LINK_TEXTS = {
  labelRequired: 'Say which post it is for.',
  notYourProduct: 'Choose a product of yours.',
  notYourTask: 'Choose a post of yours.',
  made: 'Short link made',
  deleted: 'Short link deleted',
  failed: 'Nothing was changed. Please try again.',
  copied: 'Short link copied',
} as const

/** The path of the short link with a code. */
export const shortLinkPath = (code: string) => `/s/${code}`

export const ShortLinkInput = v.object({
  label: text(SHORT_LINK_TEXTS.labelRequired, LINK_LABEL_MAX),
  /** The product it leads to; without one, it leads to the shop. */
  productId: optional(id),
  /** The scheduled post that it is used in. */
  taskId: optional(id),
})
export type ShortLinkInput = v.InferOutput<typeof ShortLinkInput>

/** The owner's sales through a link in one currency, in minor units, without shipping, tax and test orders. */
export const LinkSales = v.strictObject({
  currency: v.string(),
  orders: v.number(),
  pieces: v.number(),
  sold: v.number(),
  refundedPieces: v.number(),
  refunded: v.number(),
})
export type LinkSales = v.InferOutput<typeof LinkSales>

export const ShortLink = v.strictObject({
  id,
  userId: id,
  code: v.string(),
  label: v.string(),
  productId: v.nullable(id),
  taskId: v.nullable(id),
  createdAt: date,
  sold: v.array(LinkSales),
})
export type ShortLink = v.InferOutput<typeof ShortLink>

export const listShortLinks = call({
  method: 'get',
  path: '/short-links',
  who: 'user',
  answer: v.array(ShortLink),
  summary: 'Your short links, newest first, with what was sold through each',
})

export const createShortLink = call({
  method: 'post',
  path: '/short-links',
  who: 'user',
  body: ShortLinkInput,
  answer: ShortLink,
  status: 201,
  summary: 'Make a short link to a product of yours, or to the shop',
  fails: [409],
})

export const deleteShortLink = call({
  method: 'delete',
  path: '/short-links/:id',
  who: 'user',
  answer: Message,
  summary: 'Delete a short link; orders keep what came through it',
})
