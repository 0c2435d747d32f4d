import * as v from 'valibot'
import { call } from '../core/call'
import { noQuery } from '../core/wire'
import { Revenue } from './numbers'

/** From so many mails on clicks are shown: among fewer, a number can tell of a person. */
export const CLICKS_FROM = 20

/** How many mails of some letters were opened for certain, in whole per cent, and of how many letters that is. */
export const ClickFloor = v.strictObject({ floor: v.number(), letters: v.number() })
export type ClickFloor = v.InferOutput<typeof ClickFloor>

/** What is known of a letter's readers without knowing them (docs/behaviour.md, 13.13). */
export const LetterClicks = v.strictObject({
  /** How many mails were sent, and how many of them were opened for certain; null, and no links, among few. */
  sent: v.number(),
  opened: v.nullable(v.number()),
  links: v.array(v.strictObject({ url: v.string(), clicks: v.number() })),
  /**
   * What was bought through its links to the shop: a creator's own sales, an admin's all. Null among few mails, and for
   * a letter without such links.
   */
  revenue: v.nullable(Revenue),
})
export type LetterClicks = v.InferOutput<typeof LetterClicks>

export const readLetterClicks = call({
  method: 'get',
  path: '/campaigns/:id/clicks',
  who: 'user',
  query: noQuery,
  answer: LetterClicks,
  summary:
    'How many mails of a letter were opened for certain, from how many each link was followed, and what was sold',
})

/** A floor in whole per cent, such as 21 of 171 among 812. */
export const floorOf = (opened: number, sent: number): number =>
  sent > 0 ? Math.floor((Math.min(opened, sent) / sent) * 100) : 0
