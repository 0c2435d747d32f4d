import config from '@payload-config'
import { getPayload } from 'payload'
import { cache } from 'react'
import type { PublicProduct } from '@/contracts/commerce/products'
import type { ProductPage } from '@/contracts/commerce/productPage'
import type { ShopStart, ShopTerms, StockStart } from '@/contracts/commerce/shopStart'
import { type NameTone, nameTone } from '@/endpoints/commerce/nameTone'
import { productPage } from '@/endpoints/commerce/productPage'
import { shopStart, stockStart } from '@/endpoints/commerce/shopStart'
import { environment } from '@/environment'

/** The initial data of the shop; empty while building, which has no database. */
export async function readShop(): Promise<ShopStart> {
  if (environment.isBuilding) return { products: [], total: 0, isWhole: false, slugs: {}, optionNames: {} }
  return shopStart(await getPayload({ config }))
}

/** The initial data of the cart; empty while building. */
export async function readStock(): Promise<StockStart> {
  if (environment.isBuilding) return { stock: [], isWhole: false, country: '', rates: [] }
  return stockStart(await getPayload({ config }))
}

/** A product of the shop by its slug, by a former one or by its id; null when visitors cannot see it. */
export const readProduct = cache(async (address: string): Promise<ProductPage | null> => {
  return productPage(await getPayload({ config }), address)
})

/** In which colour a product's name may cross its first picture. */
export async function readNameTone({ images }: Pick<ProductPage, 'images'>): Promise<NameTone> {
  return nameTone(await getPayload({ config }), images[0])
}

/** The pages of all products, for the sitemap. */
export async function readProductPaths(): Promise<string[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'products',
    where: { isActive: { equals: true } },
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 0,
    select: { slug: true },
    overrideAccess: false,
  })
  return docs.flatMap(({ slug }) => (slug ? [`/shop/${slug}`] : []))
}

/** The terms of the shop; closed while building. */
export const readTerms = cache(async (): Promise<ShopTerms> => {
  if (environment.isBuilding) return { isOpen: false, returnsText: null }
  const payload = await getPayload({ config })
  // Overrides access, because only admins may read the whole global; the returned fields are public.
  const { isOpen, returnsText } = await payload.findGlobal({
    slug: 'selling',
    overrideAccess: true,
  })
  return {
    isOpen: isOpen === true,
    returnsText: returnsText || null,
  }
})

const OTHERS_MAX = 4

/** Some other products that can be bought, those of the same category first. */
export async function readOtherProducts({ id, category }: Pick<ProductPage, 'id' | 'category'>) {
  const { products, slugs } = await readShop()
  const others = products.filter((product) => product.id !== id && product.inventoryQuantity > 0)
  const isAlike = (product: PublicProduct) => product.category === category
  const sorted = [...others.filter(isAlike), ...others.filter((product) => !isAlike(product))]
  return sorted.slice(0, OTHERS_MAX).map((product) => ({ product, slug: slugs[product.id] }))
}
