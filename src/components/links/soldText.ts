import { formatCents } from '@/contracts/core/money'
import type { LinkSales } from '@/contracts/links/shortLinks'
import { ordersText, piecesText } from '../orders/desk/deskWords'

/** Sales through a link, a line for each currency; "Nothing yet" if there are none. */
export function soldText(sold: readonly LinkSales[]): string[] {
  if (sold.length === 0) return ['Nothing yet']
  return sold.map(({ currency, orders, pieces, sold: cents, refunded, refundedPieces }) => {
    const back = refundedPieces > 0 ? `, ${formatCents(refunded, currency)} of it refunded` : ''
    return `${formatCents(cents, currency)} · ${piecesText(pieces)} in ${ordersText(orders)}${back}`
  })
}
