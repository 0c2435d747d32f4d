import type { Quote } from '@/contracts/orders/checkout'
import { formatCents } from '@/contracts/core/money'
import { Icon } from '../../ui/Icon'
import { type CheckoutRow, piecesOf, priceOf } from './checkoutRows'

/** On a phone: the number of pieces and their total above the form; unfolded, the lines. */
export function PeekSummary({ rows, quote }: { rows: CheckoutRow[]; quote: Quote }) {
  const pieces = piecesOf(rows)
  return (
    <details className="checkout-peek">
      <summary>
        <Icon name="down" size="small" />
        {pieces === 1 ? '1 piece' : `${pieces} pieces`}
        <span className="price">{formatCents(quote.total, quote.currency)}</span>
      </summary>
      <ul>
        {rows.map((row) => (
          <li key={row.item.id}>
            <span>
              {row.item.title}
              {row.item.quantity > 1 && ` × ${row.item.quantity}`}
            </span>
            <span className="price">
              {formatCents(priceOf(row).price * (row.quoted?.quantity ?? row.item.quantity), quote.currency)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
