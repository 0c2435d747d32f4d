import * as v from 'valibot'
import { call } from '../core/call'
import { pageQuery } from '../core/page'
import { id, noQuery, patchable, text } from '../core/wire'

export const CARD_LENGTHS = { displayName: 100, headline: 120, niche: 60 } as const

/** Texts of a creator's card (docs/behaviour.md, 15.8). */
export const CARD_TEXTS = {
  saved: 'Card saved',
  saveFailed: 'Failed to save your card',
  nameRequired: 'Enter the name that others should see',
  notLoaded: 'The creators could not be loaded.',
} as const

const name = text(CARD_TEXTS.nameRequired, CARD_LENGTHS.displayName)
const headline = text(undefined, CARD_LENGTHS.headline)
const niche = text(undefined, CARD_LENGTHS.niche)

/** How a creator wants to be found by others; not listed at first. */
export const CreatorCard = v.strictObject({
  isListed: v.boolean(),
  displayName: v.string(),
  headline: v.nullable(v.string()),
  niche: v.nullable(v.string()),
})
export type CreatorCard = v.InferOutput<typeof CreatorCard>

/** Missing keys stay unchanged; the last change wins. */
export const CreatorCardPatch = v.object({
  isListed: v.optional(v.boolean()),
  displayName: v.optional(name),
  headline: patchable(headline),
  niche: patchable(niche),
})

/** A creator who wants to be found. */
export const ListedCreator = v.strictObject({
  /** Of the person, as a request names them. */
  id,
  name: v.string(),
  headline: v.nullable(v.string()),
  niche: v.nullable(v.string()),
})
export type ListedCreator = v.InferOutput<typeof ListedCreator>

export const listCreators = call({
  method: 'get',
  path: '/creators',
  who: 'user',
  query: v.object(pageQuery),
  answer: v.strictObject({
    items: v.array(ListedCreator),
    /** Loads the next page; null at the end. */
    cursor: v.nullable(v.string()),
    /** The caller's own card. */
    card: CreatorCard,
  }),
  summary: 'Creators who want to be found, the latest first, and the caller’s own card',
})
export const updateCreatorCard = call({
  method: 'patch',
  path: '/creators/me',
  who: 'user',
  query: noQuery,
  body: CreatorCardPatch,
  answer: CreatorCard,
  summary: 'Change one’s card; listed, others can find it and send requests',
})
