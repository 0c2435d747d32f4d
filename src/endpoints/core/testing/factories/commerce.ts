import { Types } from 'mongoose'
import type { Payload } from 'payload'
import type {
  PlatformConnection as StoredPlatformConnection,
  Product as StoredProduct,
  User as StoredUser,
} from '@/payload-types'
import { driverCollection } from '@/database/driverCollection'
import { nextNumber } from '../factories'

type Owner = Pick<StoredUser, 'id'>

/** An active product with required fields only, by default. */
export function buildProduct(
  payload: Payload,
  owner: Owner,
  overrides: Partial<StoredProduct> = {},
): Promise<StoredProduct> {
  return payload.create({
    collection: 'products',
    data: {
      title: `Product ${nextNumber()}`,
      price: 4_800,
      currency: 'USD',
      inventoryQuantity: 24,
      userId: owner.id,
      ...overrides,
    },
    depth: 0,
    overrideAccess: true,
  })
}

/** An active connection to Shopify. */
export function buildConnection(
  payload: Payload,
  owner: Owner,
  overrides: Partial<StoredPlatformConnection> = {},
): Promise<StoredPlatformConnection> {
  return payload.create({
    collection: 'platform-connections',
    data: { platform: 'shopify', platformName: `Shop ${nextNumber()}`, userId: owner.id, ...overrides },
    depth: 0,
    overrideAccess: true,
  })
}

/** Takes pieces as a sale does, in a separate update: from the product, and with `index` from that variant too. */
export async function sellPieces(
  payload: Payload,
  productId: string,
  pieces: number,
  index?: number,
): Promise<void> {
  const taken = {
    inventoryQuantity: -pieces,
    ...(index !== undefined && { [`variants.${index}.inventoryQuantity`]: -pieces }),
  }
  await driverCollection({ payload }, 'products').updateOne(
    { _id: new Types.ObjectId(productId) },
    { $inc: taken },
  )
}
