import config from '@payload-config'
import { getPayload } from 'payload'
import { cache } from 'react'
import { environment } from '@/environment'
import type { CartSample, Listing } from '@/contracts/content'
import { mediaFile } from '@/endpoints/core/mediaFile'
import { sampleCartItems, sampleListings } from '@/globals/samples'

/** Every listing in the editors' order; the samples while building. */
export const readListings = cache(async (): Promise<Listing[]> => {
  if (environment.isBuilding)
    return sampleListings.map((listing, index) => ({ id: `sample-${index + 1}`, ...listing }))
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'directory-listings',
    sort: '_order',
    pagination: false,
    depth: 1,
    overrideAccess: false,
  })
  return docs.map((doc) => ({
    id: doc.id,
    name: doc.name,
    category: doc.category,
    description: doc.description,
    location: doc.location,
    phone: doc.phone || null,
    website: doc.website || null,
    hours: doc.hours || null,
    rating: doc.rating ?? null,
    image: mediaFile(doc.image),
    featured: Boolean(doc.featured),
  }))
})

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
