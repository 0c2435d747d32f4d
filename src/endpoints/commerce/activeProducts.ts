import type { Payload, SelectType, Where } from 'payload'
import type { PublicProduct } from '@/contracts/commerce/products'
import { presentPublicProduct } from './present'

export const ACTIVE: Where = { isActive: { equals: true } }
/** The product fields that everyone may read. */
export const PUBLIC_FIELDS = {
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
} as const satisfies SelectType

/** The active products, newest first, as GET /api/products answers them. */
export async function activeProducts(payload: Payload): Promise<PublicProduct[]> {
  const { docs } = await payload.find({
    collection: 'products',
    where: ACTIVE,
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 1,
    select: PUBLIC_FIELDS,
    // Reads as a visitor, whatever the caller may see.
    user: null,
    overrideAccess: false,
  })
  return docs.map(presentPublicProduct)
}
