import { screenHref } from '../screens'
import type { Block } from './letterBlocks'

/** Where the links of a letter lead first, so that they are counted; the number of the link follows. */
export const goPath = (campaign: string): string => `/go/${campaign}`

/** The letters of the dashboard, and one of them. */
export const LETTERS_HREF = `${screenHref('subscribers')}?tab=letters`
export const letterHref = (id: string): string => `${screenHref('subscribers')}/letters/${id}`
/** Where admins write the welcome letter. */
export const WELCOME_HREF = '/admin/globals/welcome-letter'

/** Letters that everybody may read, and their feed. */
export const letterPath = (slug: string): string => `/letters/${slug}`
export const LETTERS_FEED = '/letters.xml'

/** A letter as everybody may read it: without names and personal links. */
export type PublicLetter = {
  subject: string
  preheader: string
  slug: string
  /** ISO 8601. */
  sentAt: string
  isIndexed: boolean
  blocks: Block[]
  /** Where link n leads. */
  links: string[]
}
