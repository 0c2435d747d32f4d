import * as v from 'valibot'
import { call } from '../core/call'
import { Message, id, noQuery, text } from '../core/wire'

/** Limits of the files that the buyers of a product can download (docs/behaviour.md, 5.5). */
export const PRODUCT_FILES_MAX = 10
export const PRODUCT_FILE_MAX_BYTES = 50 * 1024 * 1024
/** Downloads per file of an order; the seller can allow as many again. */
export const DOWNLOADS_MAX = 10
/** A file that neither a product nor an order uses is removed after this many hours. */
export const LOOSE_FILE_HOURS = 24
/** Stock of a downloadable product: it never runs out, but calls answer a number. */
export const ENDLESS_STOCK = 999_999

export const DOWNLOAD_TEXTS = {
  tooLarge: 'A file may have at most 50 MB',
  missing: 'Choose a file',
  tooMany: `At most ${PRODUCT_FILES_MAX} files`,
  gone: 'This file is not there any more. Please choose it again.',
  noOptions: 'What is downloaded has no options',
  usedUp: 'It was downloaded as often as it may be. Write to the shop if you need it again.',
  testOnly: 'The files of a test order can be downloaded only on the computer that runs the site.',
  uploadFailed: 'Failed to upload',
  deleted: 'File deleted',
  inUse:
    'A product or an order has this file. Take it out of the product first; buyers keep what they bought.',
} as const

/** A file that buyers of a product download. */
export const ProductFile = v.strictObject({ id, name: v.string(), bytes: v.number() })
export type ProductFile = v.InferOutput<typeof ProductFile>

/** Ids of the files of a product, in order and without duplicates. */
export const ProductFileIds = v.pipe(
  v.array(id),
  v.transform((ids) => [...new Set(ids)]),
  v.maxLength(PRODUCT_FILES_MAX, DOWNLOAD_TEXTS.tooMany),
)

export const createProductFile = call({
  method: 'post',
  path: '/product-files',
  who: 'user',
  /** The file's name; the file name in the form data is ignored. */
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

export const deleteProductFile = call({
  method: 'delete',
  path: '/product-files/:id',
  who: 'user',
  query: noQuery,
  answer: Message,
  summary: 'Delete a file that no product and no order has',
  fails: [409],
})
