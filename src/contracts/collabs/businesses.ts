import * as v from 'valibot'
import { call } from '../core/call'
import { id, noQuery } from '../core/wire'

/** A business that looks for creators: a place of the directory, a company with active deals, or both. */
export const Business = v.strictObject({
  id,
  name: v.string(),
  industry: v.nullable(v.string()),
  location: v.nullable(v.string()),
  description: v.nullable(v.string()),
  /** Deals that can be applied to. */
  openDeals: v.number(),
  /** A page of this site: the place's own, else its deals. */
  href: v.string(),
})
export type Business = v.InferOutput<typeof Business>

export const listBusinesses = call({
  method: 'get',
  path: '/businesses',
  who: 'user',
  query: noQuery,
  answer: v.array(Business),
  summary: 'Places that look for creators, and companies with active deals, by name',
})
