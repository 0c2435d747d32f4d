import type { mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { DEFAULT_CURRENCY } from '@/contracts/commerce/products'
import { type Filter, NOT_COUNTED, type ORDER_DIMENSIONS } from '@/contracts/audience/dimensions'
import type { Revenue } from '@/contracts/audience/numbers'
import { linesOfSeller } from '@/contracts/orders/parts'
import { netGoods } from '@/contracts/orders/totals'
import { driverCollection } from '@/database/driverCollection'
import type { Asked } from '@/domain/audience/readDays'
import { momentsOf } from '@/domain/audience/siteDays'
import { paidOrders } from '@/domain/orders/sales'
import { type SoldLine, summaries } from '@/domain/orders/salesSummaries'
import type { InferOutput } from 'valibot'

export type Amounts = InferOutput<typeof Revenue>

type OfOrders = (typeof ORDER_DIMENSIONS)[number]
const FIELD = { sources: 'source', campaigns: 'campaign' } as const satisfies Record<OfOrders, string>
type Paid = {
  currency: string
  lines: SoldLine[]
  cameFrom?: Partial<Record<'source' | 'campaign', string | null>>
}

/** Whether orders can be told apart by these filters: all that they have of a visit is how it came. */
export function tellsOrders({ filters }: Asked): boolean {
  return filters.every(({ dim }) => Object.hasOwn(FIELD, dim))
}

/**
 * The goods of orders paid in a range by how their visit came, net of refunds, without shipping, tax and test orders.
 * `sellerId` null: of all sellers.
 */
export async function revenueBy(
  req: Pick<PayloadRequest, 'payload'>,
  dim: OfOrders,
  asked: Asked,
  sellerId: string | null,
): Promise<Map<string, Amounts>> {
  const sums = new Map<string, Map<string, number>>()
  const orders = driverCollection(req, 'orders').find<Paid>(
    {
      ...paidOrders('real'),
      ...(sellerId !== null && { 'lines.sellerId': sellerId }),
      paidAt: momentsOf(asked),
      ...Object.fromEntries(
        asked.filters.map((each) => [`cameFrom.${FIELD[each.dim as OfOrders]}`, storedAs(each)]),
      ),
    } as mongo.Filter<mongo.Document>,
    { projection: { _id: 0, currency: 1, lines: 1, cameFrom: 1 } },
  )
  for await (const { currency, lines, cameFrom } of orders) {
    const value = cameFrom?.[FIELD[dim]] ?? (dim === 'sources' ? NOT_COUNTED : null)
    if (value === null) continue
    const net = linesOfSeller(lines, sellerId).reduce((sum, line) => sum + netGoods(line), 0)
    const ofValue = sums.get(value) ?? new Map<string, number>()
    sums.set(value, ofValue.set(currency, (ofValue.get(currency) ?? 0) + net))
  }
  return new Map([...sums].map(([value, amounts]) => [value, inOrder(amounts)]))
}

/** The goods of paid orders that came through one link, as above; `sellerId` null: of all sellers. */
export async function revenueThrough(
  req: Pick<PayloadRequest, 'payload'>,
  link: string,
  sellerId: string | null,
): Promise<Amounts> {
  // A sale that was taken back leaves a row of zeros.
  const rows = await summaries(req.payload)
    .find({ link, ...(sellerId !== null && { sellerId }), orders: { $gt: 0 } })
    .toArray()
  return sumRevenue(rows.map(({ currency, sold, refunded }) => [{ currency, cents: sold - refunded }]))
}

/** An order whose visit was not counted has no source. */
function storedAs({ dim, value }: Filter): string | null {
  return dim === 'sources' && value === NOT_COUNTED ? null : value
}

/** All of it together. */
export function sumRevenue(revenues: Iterable<Amounts>): Amounts {
  const sums = new Map<string, number>()
  for (const amounts of revenues)
    for (const { currency, cents } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents)
  return inOrder(sums)
}

/** The site's currency first. */
const rank = (currency: string) => (currency === DEFAULT_CURRENCY ? '' : currency)

function inOrder(sums: Map<string, number>): Amounts {
  return [...sums]
    .map(([currency, cents]) => ({ currency, cents }))
    .toSorted((one, two) => (rank(one.currency) < rank(two.currency) ? -1 : 1))
}
