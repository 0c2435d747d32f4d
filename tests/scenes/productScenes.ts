import type { APIRequestContext, Page } from '@playwright/test'
import { withSession } from './asPerson'
import type { Scene } from './scene'

/** The page of a product that exists only while it is open, so that the shop stays as it was seeded. */
const soldBriefly = (name: string, product: { title: string; price: number; [field: string]: unknown }) => ({
  name: `product.${name}`,
  async open(page: Page) {
    await withSession('creator', async (seller) => {
      const fileIds = name === 'download' ? [await upload(seller)] : []
      const made = await seller.post('/api/products', { data: { ...product, fileIds } })
      const { id } = (await made.json()) as { id: string }
      await page.goto(`/shop/${id}`, { waitUntil: 'networkidle' })
      await seller.delete(`/api/products/${id}`)
    })
  },
})

async function upload(seller: APIRequestContext): Promise<string> {
  const file = { name: 'presets.zip', mimeType: 'application/zip', buffer: Buffer.alloc(40_000) }
  const answer = await seller.post('/api/product-files?name=Summer%20presets.zip', { multipart: { file } })
  return ((await answer.json()) as { id: string }).id
}

const picture = '/cms-api/media/file/product-01-slip-dress.webp'

/** Kinds of products that the demo shop does not have (docs/behaviour.md, 12.17 and 12.18). */
export const productScenes: Scene[] = [
  soldBriefly('ahead', {
    title: 'Dune skirt',
    price: 8_800,
    inventoryQuantity: 12,
    // Later than the fixed date of the pictures, too.
    availableFrom: '2099-03-01',
    images: [picture],
    category: 'Skirts',
  }),
  soldBriefly('download', { title: 'Summer presets', price: 4_800, images: [picture], category: 'Presets' }),
]
