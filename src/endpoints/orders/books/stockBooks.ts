import type { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { Books, StockFault } from '@/contracts/orders/books'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

type Counted = { inventoryQuantity: number; stockedQuantity?: number | null }
type Product = Counted & {
  _id: Types.ObjectId
  slug?: string | null
  title: string
  variants?: (Counted & { id: string; values: string[] })[] | null
}
type Piece = Counted & { product: Product; variantId: string | null; detail: string | null }
type Sums = Map<string, number>

/**
 * What is there of each piece, in orders, kept for people in line, and what ever came in. Call it within a transaction,
 * so that all is read at one moment.
 */
export async function stockBooks(req: PayloadRequest): Promise<Books['stock']> {
  const options = { session: await sessionOf(req) }
  const products = await driverCollection(req, 'products')
    .find({ isDownload: { $ne: true } }, options)
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
  const inOrders = await piecesInOrders(req)
  const kept = await piecesKept(req)
  const all = products.flatMap(piecesOf)
  const rows = all.flatMap((piece) => {
    const { product, variantId, detail, inventoryQuantity: inStock, stockedQuantity: stocked } = piece
    if (stocked === null || stocked === undefined) return []
    const productId = String(product._id)
    const key = keyOf(productId, variantId)
    const { slug = null, title } = product
    const [orders, held] = [inOrders.get(key) ?? 0, kept.get(key) ?? 0]
    return [{ productId, slug, title, detail, inStock, inOrders: orders, kept: held, stocked }]
  })
  const sum = (name: 'inStock' | 'inOrders' | 'kept' | 'stocked') =>
    rows.reduce((total, row) => total + row[name], 0)
  return {
    compared: rows.length,
    uncounted: all.length - rows.length,
    inStock: sum('inStock'),
    inOrders: sum('inOrders'),
    kept: sum('kept'),
    stocked: sum('stocked'),
    faults: rows.filter(isWrong),
  }
}

function isWrong({ inStock, inOrders, kept, stocked }: StockFault): boolean {
  return inStock < 0 || inStock + inOrders + kept !== stocked
}

function piecesOf(product: Product): Piece[] {
  const { variants } = product
  if (!variants || variants.length === 0) return [{ ...product, product, variantId: null, detail: null }]
  return variants.map((each) => ({ ...each, product, variantId: each.id, detail: each.values.join(', ') }))
}

/** Pieces that orders took and did not give back. */
async function piecesInOrders(req: PayloadRequest): Promise<Sums> {
  const pipeline = [
    // One that is cancelled holds nothing.
    { $match: { status: { $in: ['placed', 'paid', 'refunded'] }, stockHeld: true } },
    { $unwind: '$lines' },
    {
      $group: {
        _id: { productId: '$lines.productId', variantId: '$lines.variantId' },
        pieces: { $sum: { $subtract: ['$lines.quantity', { $ifNull: ['$lines.restockedQuantity', 0] }] } },
      },
    },
  ]
  return grouped(req, 'orders', pipeline)
}

async function piecesKept(req: PayloadRequest): Promise<Sums> {
  const _id = { productId: '$productId', variantId: '$variantId' }
  const pipeline = [{ $match: { keptUntil: { $ne: null } } }, { $group: { _id, pieces: { $sum: 1 } } }]
  return grouped(req, 'back-in-stock', pipeline)
}

async function grouped(
  req: PayloadRequest,
  slug: 'orders' | 'back-in-stock',
  pipeline: object[],
): Promise<Sums> {
  const found = await driverCollection(req, slug)
    .aggregate<{ _id: { productId: string; variantId?: string | null }; pieces: number }>(pipeline, {
      session: await sessionOf(req),
    })
    .toArray()
  return new Map(found.map(({ _id, pieces }) => [keyOf(_id.productId, _id.variantId), pieces]))
}

const keyOf = (productId: string, variantId: string | null | undefined) => `${productId} ${variantId ?? ''}`
