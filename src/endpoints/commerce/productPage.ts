import { type Payload, type Where, createLocalReq } from 'payload'
import { fullName } from '@/contracts/account/names'
import type { ProductPage } from '@/contracts/commerce/productPage'
import { DEFAULT_CURRENCY } from '@/contracts/commerce/products'
import { filesOfProducts } from '@/domain/commerce/productFiles'
import { isAvailable } from '@/contracts/orders/availability'
import { isSlug } from '@/contracts/commerce/slug'
import { isRecordId } from '@/database/ownRecords'
import { findFirst } from '@/database/findFirst'
import { idOf } from '@/database/ids'
import { choicesOf, placeOf, termsOf } from '@/domain/orders/sellers'
import { readSelling } from '@/domain/orders/selling'
import { ownReturnWords, ownShippingWords } from '@/contracts/orders/sellerWords'
import type { Product as StoredProduct } from '@/payload-types'
import { ACTIVE } from './activeProducts'
import { presentPublicProduct } from './present'

/**
 * A shop product by its current slug, a former slug or its id; the answer has the current slug. Null when visitors
 * cannot see it, whatever the caller may see.
 */
export async function productPage(payload: Payload, address: string): Promise<ProductPage | null> {
  const found = await activeProduct(payload, address)
  if (!found) return null
  const { options, variants } = variantsForSale(found)
  return {
    ...presentPublicProduct(found),
    slug: found.slug ?? found.id,
    weight: found.weight ?? null,
    availableFrom: aheadUntil(found),
    options,
    variants,
    ...(await sellerOf(payload, found)),
    downloads: found.isDownload ? await downloadsOf(payload, found.id) : [],
  }
}

/** The day from which a product is available; null once it is. */
function aheadUntil({ availableFrom }: StoredProduct): string | null {
  const day = availableFrom?.slice(0, 10) ?? null
  return isAvailable(day) ? null : day
}

/** A current slug wins over another product's former one. */
async function activeProduct(payload: Payload, address: string): Promise<StoredProduct | null> {
  if (!isSlug(address)) return null
  const byId: Where[] = isRecordId(address) ? [{ id: { equals: address } }] : []
  const bySlug: Where[] = [{ slug: { equals: address } }, { formerSlugs: { equals: address } }]
  const { docs } = await payload.find({
    collection: 'products',
    where: { and: [{ or: [...bySlug, ...byId] }, ACTIVE] },
    pagination: false,
    depth: 1,
    user: null,
    overrideAccess: false,
  })
  return docs.find(({ slug }) => slug === address) ?? docs[0] ?? null
}

/** The variants for sale, and only the option values that they use. */
export function variantsForSale({
  price,
  options,
  variants,
}: Pick<StoredProduct, 'price' | 'options' | 'variants'>): Pick<ProductPage, 'options' | 'variants'> {
  const sold = (variants ?? []).filter(({ isActive }) => isActive !== false)
  return {
    options: (options ?? []).map(({ name, values }, index) => ({
      name,
      values: values.filter((value) => sold.some((variant) => variant.values[index] === value)),
    })),
    variants: sold.map((variant) => ({
      id: variant.id ?? '',
      values: variant.values,
      price: variant.price ?? price,
      inventoryQuantity: variant.inventoryQuantity,
    })),
  }
}

/** Visitors cannot read the files, only their names and sizes. */
async function downloadsOf(payload: Payload, productId: string): Promise<ProductPage['downloads']> {
  const product = await payload.findByID({
    collection: 'products',
    id: productId,
    depth: 0,
    select: { files: true },
    overrideAccess: true,
  })
  const req = await createLocalReq({}, payload)
  const filesOf = await filesOfProducts(req, [product])
  return filesOf(product).map(({ name, bytes }) => ({ name, bytes }))
}

/** Visitors cannot read the owner, only the seller's name and what they set for their shop. */
async function sellerOf(
  payload: Payload,
  { id: productId, currency }: StoredProduct,
): Promise<Pick<ProductPage, 'sellerName' | 'sellerFrom' | 'shipping' | 'hasPickup' | 'returns'>> {
  const { userId } = await payload.findByID({
    collection: 'products',
    id: productId,
    depth: 0,
    select: { userId: true },
    overrideAccess: true,
  })
  const id = idOf(userId)
  const req = await createLocalReq({}, payload)
  const [seller, stored, selling] = await Promise.all([
    payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      select: { username: true, firstName: true, lastName: true },
      overrideAccess: true,
    }),
    findFirst(req, 'seller-settings', { userId: { equals: id } }),
    readSelling(req),
  ])
  const own = choicesOf(stored)
  const { rates, deliveries } = termsOf(stored, selling)
  const [country = ''] = selling.countries
  return {
    sellerName: own.name || fullName(seller) || seller.username,
    sellerFrom: placeOf(own),
    shipping: rates && ownShippingWords(rates, { country, currency: currency ?? DEFAULT_CURRENCY }),
    hasPickup: deliveries.includes('pickup'),
    returns: ownReturnWords(own),
  }
}
