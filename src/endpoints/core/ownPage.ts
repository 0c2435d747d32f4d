import { type mongo, Types } from 'mongoose'
import type { CollectionSlug } from 'payload'
import { type OwnPageQuery, PAGE_ROWS } from '@/contracts/core/page'
import { fold } from '@/contracts/core/fold'
import { countRecords } from '@/database/boundedList'
import { isRecordId } from '@/database/ownRecords'
import { pageOfRecords } from '@/database/timePages'
import { wordSearch } from '@/database/wordSearch'
import type { Caller } from './ownHandlers'

type Filter = mongo.Filter<mongo.Document>

type Wanted = {
  query: OwnPageQuery
  /** What `q` is looked for in. */
  fields: readonly string[]
  /** What a word finds besides, such as records whose platform has it in its name. */
  others?: (word: string) => Filter[]
  /** Narrows the list, and what `total` counts; an index should hold the owner, this and `createdAt`. */
  narrow?: Filter
}

/**
 * A page of the caller's own records of a kind, newest first (docs/behaviour.md, 6.8): of those with all words of `q`,
 * or only the one with `id`. Read by the driver: the condition names the owner.
 */
export async function ownPage<S extends CollectionSlug>(
  slug: S,
  { query: { id, cursor, q }, fields, others, narrow }: Wanted,
  { req, user }: Caller,
) {
  const own: Filter = { userId: new Types.ObjectId(user.id), ...narrow }
  const one: Filter[] =
    id === undefined ? [] : [{ _id: { $in: isRecordId(id) ? [new Types.ObjectId(id)] : [] } }]
  const words = await wordSearch(q, fields, async (word) => others?.(word) ?? [])
  const [page, total] = await Promise.all([
    pageOfRecords(req, slug, { conditions: [own, ...one, ...words], cursor, size: PAGE_ROWS }),
    countRecords(req, slug, own),
  ])
  return { ...page, total }
}

/** Conditions on choices, by field: the label of the value contains the word. */
export function labelled(choices: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return (word: string): Filter[] =>
    Object.entries(choices).map(([field, labels]) => ({
      [field]: { $in: Object.keys(labels).filter((value) => fold(labels[value] ?? '').includes(fold(word))) },
    }))
}
