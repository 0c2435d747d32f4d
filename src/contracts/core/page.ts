import * as v from 'valibot'
import { TEXT_MAX } from './wire'

/** The most records of a list without pages (docs/behaviour.md, 6.8). */
export const LIST_MAX = 1_000

/** Rows per answer of a list that is read page by page (docs/behaviour.md, 6.8). */
export const PAGE_ROWS = 50

/**
 * Keys of a page's query. `cursor` is that of the page before; `q` must occur in one of the fields that are searched.
 */
export const pageQuery = {
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[0-9a-f]{24}$/, 'Send what `cursor` was'))),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(TEXT_MAX, `At most ${TEXT_MAX} characters`))),
}

/** A page of a person's own records, or the one of them with an id, which another page may hold. */
export const ownPageQuery = { ...pageQuery, id: v.optional(v.string()) }
export type OwnPageQuery = { cursor?: string | undefined; q?: string | undefined; id?: string | undefined }

/**
 * A page's answer. `total` counts all records, whatever `q` is; `cursor` loads the next page and is null at the end.
 */
export function pageOf<TItem extends v.GenericSchema>(item: TItem) {
  return v.strictObject({ items: v.array(item), total: v.number(), cursor: v.nullable(v.string()) })
}
