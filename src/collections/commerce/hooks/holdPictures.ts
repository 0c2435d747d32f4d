import type { CollectionBeforeChangeHook } from 'payload'
import * as v from 'valibot'
import { holdPublicMedia } from '@/domain/media/mediaPlaces'
import type { Product } from '@/payload-types'

const ADDRESS = v.object({ url: v.string() })

/**
 * Writes the public files that a product begins to show, so that making them private or deleting them conflicts. A
 * value that is not a list of pictures is left to the field's own check, which runs after this hook and refuses it.
 */
export const holdPictures: CollectionBeforeChangeHook<Product> = async ({ data, req }) => {
  const images: unknown = data.images
  const urls = (Array.isArray(images) ? images : []).flatMap((image) => {
    const read = v.safeParse(ADDRESS, image)
    return read.success ? read.output.url : []
  })
  await holdPublicMedia(req, urls)
  return data
}
