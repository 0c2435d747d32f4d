import type { Types, mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

type Counted = { inventoryQuantity: number; stockedQuantity?: number | null }
type Product = Counted & {
  _id: Types.ObjectId
  slug?: string | null
  title: string
  variants?: (Counted & { id: string; values: string[] })[] | null
}
/** A product or variant, and where its pieces are; `stocked` is all ever received, null if never counted. */
export type PieceOfStock = {
  product: Product
  variantId: string | null
  detail: string | null
  inStock: number
  inOrders: number
  kept: number
  stocked: number | null
}
type Sums = Map<string, number>

/** The shippable pieces of all products, or of one, read in the request's transaction if it has one. */
export async function piecesOfStock(req: PayloadRequest, only?: Types.ObjectId): Promise<PieceOfStock[]> {
  const products = await driverCollection(req, 'products')
    .find({ isDownload: { $ne: true }, ...(only && { _id: only }) }, { session: await sessionOf(req) })
    .sort({ _id: 1 })
    .project<Product>({
      slug: 1,
      title: 1,
      inventoryQuantity: 1,
      stockedQuantity: 1,
      'variants.id': 1,
      'variants.values': 1,
      'variants.inventoryQuantity': 1,
      'variants.stockedQuantity': 1,
    })
    .toArray()
  const inOrders = await piecesInOrders(req, only)
  const kept = await piecesKept(req, only)
  return products.flatMap((product) =>
    partsOf(product).map(({ variantId, detail, counted: { inventoryQuantity, stockedQuantity } }) => {
      const key = keyOf(String(product._id), variantId)
      return {
        product,
        variantId,
        detail,
        inStock: inventoryQuantity,
        inOrders: inOrders.get(key) ?? 0,
        kept: kept.get(key) ?? 0,
        stocked: stockedQuantity ?? null,
      }
    }),
  )
}

type Part = { variantId: string | null; detail: string | null; counted: Counted }

function partsOf(product: Product): Part[] {
  const { variants } = product
  if (!variants || variants.length === 0) return [{ variantId: null, detail: null, counted: product }]
  return variants.map((each) => ({ variantId: each.id, detail: each.values.join(', '), counted: each }))
}

/** Pieces that orders took and did not give back. */
async function piecesInOrders(req: PayloadRequest, only?: Types.ObjectId): Promise<Sums> {
  const ofProduct = only && { 'lines.productId': String(only) }
  return grouped(req, 'orders', [
    // Cancelled orders hold nothing.
    { $match: { status: { $in: ['placed', 'paid', 'refunded'] }, stockHeld: true, ...ofProduct } },
    { $unwind: '$lines' },
    {
      $group: {
        _id: { productId: '$lines.productId', variantId: '$lines.variantId' },
        pieces: { $sum: { $subtract: ['$lines.quantity', { $ifNull: ['$lines.restockedQuantity', 0] }] } },
      },
    },
  ])
}

async function piecesKept(req: PayloadRequest, only?: Types.ObjectId): Promise<Sums> {
  const _id = { productId: '$productId', variantId: '$variantId' }
  return grouped(req, 'back-in-stock', [
    { $match: { keptUntil: { $ne: null }, ...(only && { productId: String(only) }) } },
    { $group: { _id, pieces: { $sum: 1 } } },
  ])
}

async function grouped(
  req: PayloadRequest,
  slug: 'orders' | 'back-in-stock',
  pipeline: mongo.Document[],
): Promise<Sums> {
  const found = await driverCollection(req, slug)
    .aggregate<{ _id: { productId: string; variantId?: string | null }; pieces: number }>(pipeline, {
      session: await sessionOf(req),
    })
    .toArray()
  return new Map(found.map(({ _id, pieces }) => [keyOf(_id.productId, _id.variantId), pieces]))
}

const keyOf = (productId: string, variantId: string | null | undefined) => `${productId} ${variantId ?? ''}`
