import * as v from 'valibot'
import { call } from '../core/call'
import { id, text } from '../core/wire'

/** What a product may give its buyers to download (docs/behaviour.md, 5.5). */
export const PRODUCT_FILES_MAX = 10
export const PRODUCT_FILE_MAX_BYTES = 50 * 1024 * 1024
/** How often the buyer may download each file of an order; its seller may allow as many again. */
export const DOWNLOADS_MAX = 10
/** A file that no product took within these hours is removed. */
export const LOOSE_FILE_HOURS = 24
/** The stock of a product to download: it never runs out, and calls answer a number. */
export const ENDLESS_STOCK = 999_999

export const DOWNLOAD_TEXTS = {
  tooLarge: 'A file may have at most 50 MB',
  missing: 'Choose a file',
  tooMany: `At most ${PRODUCT_FILES_MAX} files`,
  gone: 'This file is not there any more. Please choose it again.',
  noOptions: 'What is downloaded has no options',
  usedUp: 'It was downloaded as often as it may be. Write to the shop if you need it again.',
  uploadFailed: 'Failed to upload',
} as const

/** A file that buyers of a product download. */
export const ProductFile = v.strictObject({ id, name: v.string(), bytes: v.number() })
export type ProductFile = v.InferOutput<typeof ProductFile>

/** The files of a product by their ids, in their order; each once. */
export const ProductFileIds = v.pipe(
  v.array(id),
  v.transform((ids) => [...new Set(ids)]),
  v.maxLength(PRODUCT_FILES_MAX, DOWNLOAD_TEXTS.tooMany),
)

export const createProductFile = call({
  method: 'post',
  path: '/product-files',
  who: 'user',
  /** What it is called; the form's own name for it is ignored. */
  query: v.object({ name: v.optional(text(), 'file') }),
  bodyType: 'multipart',
  maxBytes: PRODUCT_FILE_MAX_BYTES,
  fileTypes: ['application/octet-stream'],
  answer: ProductFile,
  status: 201,
  limit: 'product-file',
  summary:
    'Upload a file that buyers will download, of any type and at most 50 MB; a product takes it by its id',
  fails: [409],
})
