import type { CollectionBeforeChangeHook } from 'payload'
import { DOWNLOAD_TEXTS } from '@/contracts/commerce/downloads'
import { badField, notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { holdProductFiles } from '@/database/productFiles'
import type { Product as StoredProduct } from '@/payload-types'
import { nextValue } from '../../nextValue'

/**
 * What a product gives to download is its owner's (404), and comes in one version (400). The files are written, so that
 * none is removed meanwhile.
 */
export const holdFiles: CollectionBeforeChangeHook<StoredProduct> = async ({ data, originalDoc, req }) => {
  const given: unknown = nextValue<unknown>(data.files, originalDoc?.files)
  // What is no list is left to the field's own check, which runs after this hook.
  const files = Array.isArray(given) ? given.map(idOf) : []
  if (files.length === 0) return data
  const variants: unknown = nextValue<unknown>(data.variants, originalDoc?.variants)
  if (Array.isArray(variants) && variants.length > 0) throw badField('fileIds', DOWNLOAD_TEXTS.noOptions)
  const before = new Set((originalDoc?.files ?? []).map(idOf))
  const added = files.filter((id) => !before.has(id))
  const sellerId = idOf(nextValue(data.userId, originalDoc?.userId) ?? '')
  if (added.length > 0 && !(await holdProductFiles(req, added, sellerId))) throw notFound(DOWNLOAD_TEXTS.gone)
  return data
}
