import type { CollectionBeforeChangeHook } from 'payload'
import { DOWNLOAD_TEXTS } from '@/contracts/commerce/downloads'
import { badField, notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { holdProductFiles } from '@/domain/commerce/productFiles'
import type { Product as StoredProduct } from '@/payload-types'
import { nextValue } from '../../nextValue'

/**
 * A product's files must belong to its owner (404) and exclude variants (400). Writes the files, so that a concurrent
 * removal conflicts.
 */
export const holdFiles: CollectionBeforeChangeHook<StoredProduct> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // Of a duplicate the original is another product, perhaps somebody else's: its files are looked at as new ones.
  const own = operation === 'update' ? originalDoc : undefined
  const given: unknown = nextValue<unknown>(data.files, own?.files)
  // The field's own check, which runs after this hook, refuses a value that is not a list.
  const files = Array.isArray(given) ? given.map(idOf) : []
  if (files.length === 0) return data
  const variants: unknown = nextValue<unknown>(data.variants, own?.variants)
  if (Array.isArray(variants) && variants.length > 0) throw badField('fileIds', DOWNLOAD_TEXTS.noOptions)
  const before = new Set((own?.files ?? []).map(idOf))
  const added = files.filter((id) => !before.has(id))
  const sellerId = idOf(nextValue(data.userId, own?.userId) ?? '')
  if (added.length > 0 && !(await holdProductFiles(req, added, sellerId))) throw notFound(DOWNLOAD_TEXTS.gone)
  return data
}
