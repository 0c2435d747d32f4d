import type { Payload } from 'payload'
import type { PlatformConnection, Product, User } from '@/payload-types'
import { nextNumber } from '../factories'

type Owner = Pick<User, 'id'>

/** An active product with nothing optional, unless said otherwise. */
export function buildProduct(
  payload: Payload,
  owner: Owner,
  overrides: Partial<Product> = {},
): Promise<Product> {
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
  overrides: Partial<PlatformConnection> = {},
): Promise<PlatformConnection> {
  return payload.create({
    collection: 'platform-connections',
    data: { platform: 'shopify', platformName: `Shop ${nextNumber()}`, userId: owner.id, ...overrides },
    depth: 0,
    overrideAccess: true,
  })
}
