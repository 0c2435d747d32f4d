import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { PlacedOrder } from '@/contracts/orders/checkout'
import { orderTotals } from '@/contracts/orders/totals'
import type { Order as StoredOrder, Product as StoredProduct, Selling } from '@/payload-types'

/** Opens the shop, with pickup and both ways to pay that need no third party. */
export async function openShop(payload: Payload, overrides: Partial<Selling> = {}): Promise<void> {
  process.env.PAYMENTS = 'test'
  await payload.updateGlobal({
    slug: 'selling',
    data: {
      isOpen: true,
      merchantName: 'Isla Verano Studio',
      supportEmail: 'help@isla.example',
      countries: ['US', 'DE', 'HK'],
      hasPickup: true,
      pickupText: 'Mondays at the studio.',
      takesManual: true,
      manualInstructions: 'IBAN DE00 1234',
      ...overrides,
    },
  })
}

export const ADDRESS = {
  line1: '1 Beach Road',
  city: 'Miami',
  region: 'FL',
  postalCode: '33101',
  country: 'US',
}

let buyers = 0

/** A body of POST /api/checkout/orders for some pieces of a product, paid by the test provider. */
export function orderInput(
  product: Pick<StoredProduct, 'id' | 'price'>,
  { quantity = 1, ...overrides }: Record<string, unknown> & { quantity?: number } = {},
) {
  buyers += 1
  return {
    attempt: randomUUID(),
    lines: [{ productId: product.id, quantity }],
    currency: 'USD',
    expectedTotal: orderTotals([{ price: product.price, quantity }]).total,
    email: `buyer${buyers}@example.com`,
    name: 'Nia Reyes',
    delivery: 'ship',
    address: ADDRESS,
    payment: 'test',
    ...overrides,
  }
}

/** The path params of an order's page. */
export function linkOf({ orderUrl }: Pick<PlacedOrder, 'orderUrl'>): { number: string; key: string } {
  const [, , number = '', key = ''] = orderUrl.split('/')
  return { number, key }
}

/** The order with a number, as it is stored. */
export async function storedOrder(payload: Payload, number: string): Promise<StoredOrder> {
  const where = { number: { equals: number } }
  const { docs } = await payload.find({ collection: 'orders', where, depth: 0, showHiddenFields: true })
  if (!docs[0]) throw new Error(`There is no order ${number}`)
  return docs[0]
}

/** The pieces of a product that are for sale, or of one variant if its id is given. */
export async function stockOf(payload: Payload, id: string, variantId?: string): Promise<number> {
  const product = await payload.findByID({ collection: 'products', id, depth: 0 })
  const variant = product.variants?.find((each) => each.id === variantId)
  return (variant ?? product).inventoryQuantity
}
