import config from '@payload-config'
import { getPayload } from 'payload'
import { cache } from 'react'
import { environment } from '@/environment'
import type { CartSample } from '@/contracts/content'
import { slugOf } from '@/contracts/commerce/slug'
import type { DirectoryStart } from '@/contracts/directory'
import { mediaFile } from '@/endpoints/core/mediaFile'
import { directoryStart } from '@/endpoints/directory/listings'
import { sampleCartItems, sampleListings } from '@/globals/samples'

/** The initial data of the directory; the samples while building. */
export async function readDirectory(): Promise<DirectoryStart> {
  if (environment.isBuilding) {
    const listings = sampleListings.map((listing, index) => ({
      id: `sample-${index + 1}`,
      slug: slugOf(listing.name, 'place'),
      openingHours: null,
      ...listing,
    }))
    return { listings, total: listings.length, cursor: null, hasHours: false }
  }
  return directoryStart(await getPayload({ config }))
}

/** The items of a new visitor's cart, in the editors' order; the samples while building. */
export const readSampleCartItems = cache(async (): Promise<CartSample[]> => {
  if (environment.isBuilding)
    return sampleCartItems.map((item, index) => ({ id: `sample-${index + 1}`, ...item }))
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'sample-cart-items',
    sort: '_order',
    pagination: false,
    depth: 1,
    overrideAccess: false,
  })
  return docs.map((doc) => ({
    id: doc.id,
    productId: doc.productId,
    title: doc.title,
    detail: doc.detail || null,
    price: doc.price,
    quantity: doc.quantity,
    currency: doc.currency,
    image: mediaFile(doc.image),
  }))
})
