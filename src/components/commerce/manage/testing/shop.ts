import type { PlatformConnection } from '@/contracts/commerce/connections'
import type { Product } from '@/contracts/commerce/products'
import { answerCalls } from '../../../testing/answerCalls'

export const connection: PlatformConnection = {
  id: 'c1',
  userId: 'user-isla',
  platform: 'shopify',
  platformName: 'Isla Shop',
  apiKey: '••••1234',
  apiSecret: null,
  shopUrl: null,
  accessToken: null,
  isActive: 'true',
  lastSyncedAt: null,
}

export const product: Product = {
  id: 'p1',
  userId: 'user-isla',
  platformConnectionId: null,
  externalId: null,
  title: 'Slip dress',
  description: null,
  price: 14_800,
  compareAtPrice: null,
  currency: 'USD',
  images: [],
  category: 'Dresses',
  tags: [],
  inventoryQuantity: 6,
  sku: 'MAR-01',
  barcode: null,
  weight: null,
  isActive: 'true',
  isFeatured: 'false',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
}

/** Answers the calls of Ecommerce; `stored` is what every product has of options, variants and files. */
export function serve(
  connections: PlatformConnection[],
  products: Product[],
  more = {},
  stored: object = {},
) {
  const variants = {
    options: [],
    variants: [],
    files: [],
    availableFrom: null,
    slug: 'slip-dress',
    ...stored,
  }
  const counts = { variants: variants.variants.length, files: variants.files.length }
  const details = ['p1', 'p2', 'p3'].map((id) => [
    `GET /api/products/${id}/details`,
    () => ({ body: { product: products.find((each) => each.id === id), variants: { ...variants, id } } }),
  ])
  return answerCalls({
    ...Object.fromEntries(details),
    'GET /api/platform-connections': () => ({ body: connections }),
    'GET /api/products/rows': () => ({
      body: products.map((each) => ({ ...each, ...counts, picture: each.images[0] ?? null })),
    }),
    'GET /api/products/waiting': () => ({ body: { nextWaits: false, products: [] } }),
    ...more,
  })
}

/** The body of the last of these calls. */
export const bodyOf = (made: { call: string; body: unknown }[], call: string) =>
  made.findLast((each) => each.call === call)?.body

/** What a product of two sizes has besides. */
export const sized = {
  id: 'p1',
  slug: 'slip-dress',
  options: [{ name: 'Size', values: ['S', 'M'] }],
  files: [],
  variants: [
    { id: 'v1', values: ['S'], sku: 'MAR-S', price: null, inventoryQuantity: 4, isActive: 'true' },
    { id: 'v2', values: ['M'], sku: null, price: 15_000, inventoryQuantity: 2, isActive: 'true' },
  ],
}
