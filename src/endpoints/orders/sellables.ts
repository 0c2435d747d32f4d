import type { PayloadRequest, PopulateType, SelectType } from 'payload'
import { fullName } from '@/contracts/account/names'
import type { ProductFile } from '@/contracts/commerce/downloads'
import { isThere } from '@/contracts/orders/availability'
import { idOf } from '@/database/ids'
import { isRecordId } from '@/database/ownRecords'
import { filesOfProducts } from '@/database/productFiles'
import type { Product as StoredProduct } from '@/payload-types'
import { mediaFile } from '../core/mediaFile'

export type Variant = {
  id: string
  values: string[]
  sku: string | null
  price: number
  inventoryQuantity: number
}
/** A product that is for sale now, with those of its variants that are. Prices in minor units. */
export type Sellable = {
  id: string
  slug: string | null
  title: string
  image: string | null
  price: number
  currency: string
  sku: string | null
  inventoryQuantity: number
  optionNames: string[]
  /** Empty where the product has none. */
  variants: Variant[]
  hasVariants: boolean
  sellerId: string
  sellerName: string
  /** What is downloaded; empty where pieces are shipped. */
  files: ProductFile[]
  /** The day from which it is there, where it is ordered ahead. */
  availableFrom: string | null
}

const READ = {
  availableFrom: true,
  currency: true,
  files: true,
  images: true,
  inventoryQuantity: true,
  options: true,
  price: true,
  sku: true,
  slug: true,
  title: true,
  userId: true,
  variants: true,
} as const satisfies SelectType
/** Of the seller the name, of a picture its address. */
const SHOWN = {
  users: { username: true, firstName: true, lastName: true },
  media: { url: true, filename: true, updatedAt: true },
} as const satisfies PopulateType

type ReadProduct = Pick<StoredProduct, 'id' | keyof typeof READ>

/** The products among some ids that are for sale, by id; in the request's transaction if it has one. */
export async function sellablesById(
  req: PayloadRequest,
  ids: Iterable<string>,
): Promise<Map<string, Sellable>> {
  const known = [...new Set(ids)].filter(isRecordId)
  if (known.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'products',
    where: {
      and: [{ id: { in: known } }, { isActive: { equals: true } }, { isWaiting: { not_equals: true } }],
    },
    depth: 1,
    pagination: false,
    select: READ,
    populate: SHOWN,
    req,
    // Buyers read what is for sale; of its owner only the name goes on.
    overrideAccess: true,
  })
  const filesOf = await filesOfProducts(req, docs)
  return new Map(docs.map((product) => [product.id, toSellable(product, filesOf(product))]))
}

/** A variant as a line names it: "Size M". */
export function variantDetail(
  { optionNames }: Pick<Sellable, 'optionNames'>,
  values: readonly string[],
): string {
  return optionNames.map((name, index) => `${name} ${values[index] ?? ''}`).join(', ')
}

function toSellable(product: ReadProduct, files: ProductFile[]): Sellable {
  const { id, title, price, currency, inventoryQuantity, userId, images, variants } = product
  const day = product.availableFrom?.slice(0, 10) ?? null
  const [picture] = (images ?? []).flatMap(({ media, url }) => mediaFile(media)?.url ?? url ?? [])
  return {
    id,
    slug: product.slug ?? null,
    title,
    image: picture ?? null,
    price,
    currency,
    sku: product.sku ?? null,
    inventoryQuantity,
    optionNames: (product.options ?? []).map(({ name }) => name),
    hasVariants: (variants ?? []).length > 0,
    variants: (variants ?? [])
      .filter(({ isActive }) => isActive !== false)
      .map((each) => ({
        id: each.id ?? '',
        values: each.values ?? [],
        sku: each.sku ?? null,
        price: each.price ?? price,
        inventoryQuantity: each.inventoryQuantity ?? 0,
      })),
    sellerId: idOf(userId),
    sellerName: nameOf(userId),
    files,
    availableFrom: isThere(day) ? null : day,
  }
}

function nameOf(seller: StoredProduct['userId']): string {
  if (!seller || typeof seller !== 'object') return ''
  return fullName(seller) || seller.username
}
