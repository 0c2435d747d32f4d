import type { CollectionBeforeChangeHook } from 'payload'
import { holdPublicMedia } from '@/database/mediaPlaces'
import type { Product } from '@/payload-types'

/** Writes the public files that a product begins to show, so that none is made private or deleted meanwhile. */
export const holdPictures: CollectionBeforeChangeHook<Product> = async ({ data, req }) => {
  await holdPublicMedia(
    req,
    (data.images ?? []).flatMap(({ url }) => url ?? []),
  )
  return data
}
