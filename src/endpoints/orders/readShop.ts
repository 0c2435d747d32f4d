import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import { type ProductRow, type Sellable, forSale, sellablesById, toSellables } from '../commerce/sellables'
import { SETTINGS, type Selling, type SettingsRow, readSelling, toSelling } from '@/domain/orders/selling'

/** The shop's current settings, and the requested products that are for sale, by id. */
export type Shop = { selling: Selling; products: Map<string, Sellable> }

type Row = { settings: SettingsRow[]; products: ProductRow[] }

/**
 * The shop as orders and quotes read it, in the request's transaction if it has one. A single driver query, because
 * round trips to the database are most of the time it takes to place an order.
 */
export async function readShop(req: PayloadRequest, ids: readonly string[]): Promise<Shop> {
  const { collectionName: from } = driverCollection(req, 'products')
  const [row] = await req.payload.db.globals.collection
    .aggregate<Row>(
      [
        ...SETTINGS,
        { $group: { _id: null, settings: { $push: '$$ROOT' } } },
        { $lookup: { from, pipeline: forSale(req, ids), as: 'products' } },
      ],
      { session: await sessionOf(req) },
    )
    .toArray()
  // Nothing has been set yet.
  if (!row) return { selling: await readSelling(req), products: await sellablesById(req, ids) }
  const [selling, products] = await Promise.all([
    toSelling(req.payload, row.settings),
    toSellables(req, row.products),
  ])
  return { selling, products }
}
