import type { Payload } from 'payload'
import type { PublicProduct } from '@/contracts/commerce/products'
import { presentPublicProduct } from './present'

/** The active products, newest first, for GET /api/products and the shop's page. */
export async function activeProducts(payload: Payload): Promise<PublicProduct[]> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { isActive: { equals: true } },
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 1,
    select: {
      title: true,
      description: true,
      category: true,
      price: true,
      compareAtPrice: true,
      currency: true,
      images: true,
      isFeatured: true,
      inventoryQuantity: true,
      createdAt: true,
    },
    // With a visitor's access, whoever asks.
    user: null,
    overrideAccess: false,
  })
  return docs.map(presentPublicProduct)
}
