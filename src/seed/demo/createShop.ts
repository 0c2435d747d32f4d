import type { Payload, PayloadRequest } from 'payload'
import { demoConnections } from './community'
import { uploadShipped } from '../uploadShipped'
import { DAY_MS, HOUR_MS } from '@/contracts/core/time'
import { ago } from './days'
import { type DemoProduct, demoProducts } from './products'

/** Uploads the pictures and returns their ids by file name; reuses those that the marketing copy already uploaded. */
export async function uploadPictures(payload: Payload): Promise<Map<string, string>> {
  const pictures = demoProducts.flatMap(({ picture }) => picture ?? [])
  return uploadShipped(
    payload,
    pictures.map(({ file, alt }) => ({ file: `products/${file}`, alt })),
  )
}

/** The demo creator's stores and products; `pictures` are ids by file name. */
export async function createShop(
  req: PayloadRequest,
  userId: string,
  pictures: Map<string, string>,
): Promise<void> {
  const connections: string[] = []
  for (const { syncedHoursAgo, ...connection } of demoConnections) {
    const lastSyncedAt = syncedHoursAgo ? ago(syncedHoursAgo * HOUR_MS) : null
    const data = { ...connection, lastSyncedAt, userId }
    connections.push(
      (await req.payload.create({ collection: 'platform-connections', data, depth: 0, req })).id,
    )
  }
  for (const [index, { picture, comesIn, ...product }] of demoProducts.entries()) {
    const media = picture && pictures.get(picture.file)
    const data = {
      ...product,
      ...(comesIn && variantsOf(product.sku, comesIn)),
      currency: 'USD',
      images: media ? [{ media }] : [],
      userId,
      platformConnectionId: product.externalId ? connections[0] : null,
      createdAt: ago(index * DAY_MS),
    }
    const { id } = await req.payload.create({ collection: 'products', data, depth: 0, req })
    await linkSampleItem(req, product.title, id)
  }
}

function variantsOf(sku: string, { option, stock }: NonNullable<DemoProduct['comesIn']>) {
  const values = Object.keys(stock)
  return {
    options: [{ name: option, values }],
    variants: values.map((value) => ({
      values: [value],
      sku: `${sku}-${value}`,
      inventoryQuantity: stock[value] ?? 0,
    })),
  }
}

/**
 * Opens the demo shop, with a code for 10 % off. Buyers pay by bank transfer or, on a local machine, by a test payment.
 */
export async function openShop(req: PayloadRequest): Promise<void> {
  const data = {
    isOpen: true,
    supportEmail: 'shop@example.com',
    returnsText: 'Send it back within 30 days, unworn, with the label. You get the full price.',
    countries: ['US', 'CA', 'DE', 'ES', 'FR', 'GB'],
    hasPickup: true,
    pickupText: 'The studio on Española Way, Miami Beach. Thursday to Saturday, 11 to 6.',
    takesManual: true,
    manualInstructions: 'This is a demo, so there is no account. The shop can mark the order as paid.',
  }
  await req.payload.updateGlobal({ slug: 'selling', data, depth: 0, req })
  const code = { code: 'VERANO10', percent: 10, currency: 'USD' }
  await req.payload.create({ collection: 'discount-codes', data: code, depth: 0, req })
}

/** The cart's sample items show products of the demo shop, so that their titles lead to these. */
async function linkSampleItem(req: PayloadRequest, title: string, productId: string): Promise<void> {
  const where = { title: { equals: title } }
  await req.payload.db.updateMany({
    collection: 'sample-cart-items',
    where,
    data: { productId },
    req,
    returning: false,
  })
}
