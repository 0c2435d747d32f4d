import { splitOrder } from '@/contracts/orders/parts'
import type { Delivery } from '@/contracts/orders/states'
import type { OrderTotals } from '@/contracts/orders/totals'
import { isDownload } from '@/domain/commerce/stock'
import { termsOf } from '@/domain/orders/sellers'
import type { Selling } from '@/domain/orders/selling'
import type { Sellable } from '../commerce/sellables'
import { type OfferedPart, deliveryFor } from './refuseDelivery'

/** A line to offer; price and discount in minor units. */
type Line = {
  product: Pick<Sellable, 'sellerId' | 'sellerName' | 'seller' | 'files'>
  price: number
  quantity: number
  discount: number
}
type Asked = {
  delivery: Delivery
  deliveries: readonly { sellerId: string; delivery: Delivery }[]
  /** Where parcels go, two capital letters. */
  country: string
}

/** An order's parts by seller as the shop offers them now, and its sums in minor units. */
export function offerParts(
  lines: readonly Line[],
  selling: Selling,
  asked: Asked,
): { parts: OfferedPart[]; totals: OrderTotals } {
  const sellers = new Map(lines.map(({ product }) => [product.sellerId, product]))
  const terms = new Map([...sellers].map(([id, { seller }]) => [id, termsOf(seller, selling)]))
  const split = splitOrder(
    lines.map(({ product, ...line }) => ({
      ...line,
      sellerId: product.sellerId,
      isDownload: isDownload(product),
    })),
    (sellerId) => {
      const own = terms.get(sellerId) ?? termsOf(null, selling)
      return { delivery: deliveryFor(sellerId, own, asked), rates: own.rates }
    },
    asked.country,
  )
  const parts = split.parts.map((sums) => ({
    sums,
    terms: terms.get(sums.sellerId) ?? termsOf(null, selling),
    name: sellers.get(sums.sellerId)?.sellerName ?? '',
  }))
  return { parts, totals: split.totals }
}
