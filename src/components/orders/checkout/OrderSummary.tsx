import type { ReactNode } from 'react'
import type { Quote } from '@/contracts/orders/checkout'
import { formatCents } from '@/contracts/core/money'
import type { ChosenVariant } from '../../cart/VariantSelect'
import type { CheckoutRow } from './checkoutRows'
import { SummaryLine } from './SummaryLine'

export type LineActions = {
  onQuantity: (id: string, quantity: number) => void
  onChoose: (id: string, chosen: ChosenVariant) => void
  onRemove: (id: string) => void
}

type OrderSummaryProps = LineActions & {
  rows: CheckoutRow[]
  quote: Quote
  isLoading: boolean
  isPending: boolean
  /** Rendered between the lines and the sums. */
  children: ReactNode
}

/** The cart's lines and sums as they are charged, and the order button. */
export function OrderSummary(props: OrderSummaryProps) {
  const { rows, quote, isLoading, isPending, children, onQuantity, onChoose, onRemove } = props
  const { currency, subtotal, discount, shipping, tax, total, merchantName } = quote
  const sums = [
    ['Subtotal', subtotal],
    ...(discount > 0 ? [['Discount', -discount] as const] : []),
    ...(quote.deliveries.includes('download') ? [] : [['Shipping', shipping] as const]),
    ['Tax', tax],
  ] as const
  return (
    <aside className="checkout-summary" aria-labelledby="order">
      <h2 className="display h3" id="order">
        Your order
      </h2>
      <ul className="checkout-lines">
        {rows.map((row, index) => (
          <SummaryLine
            key={row.item.id}
            row={row}
            index={index}
            onQuantity={(quantity) => onQuantity(row.item.id, quantity)}
            onChoose={(chosen) => onChoose(row.item.id, chosen)}
            onRemove={() => onRemove(row.item.id)}
          />
        ))}
      </ul>
      {children}
      <dl className="price">
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCents(amount, currency)}</dd>
          </div>
        ))}
        <div className="checkout-total" aria-live="polite" aria-atomic="true">
          <dt>Total</dt>
          <dd>{formatCents(total, currency)}</dd>
        </div>
      </dl>
      <button
        className="button button-primary button-large button-block price"
        aria-disabled={isPending || isLoading ? true : undefined}
      >
        {isPending ? 'Placing order...' : `Place order · ${formatCents(total, currency)}`}
      </button>
      <p className="subtle">Sold by {merchantName}.</p>
    </aside>
  )
}
