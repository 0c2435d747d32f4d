import type { ReactNode } from 'react'
import type { Quote } from '@/contracts/orders/checkout'
import { formatCents } from '@/contracts/core/money'
import { type ChosenVariant, VariantSelect } from '../../cart/VariantSelect'
import { type CheckoutRow, priceOf, problemText } from './checkoutRows'
import { variantDetail } from '@/contracts/commerce/variantDetail'
import { dayInWords } from '@/contracts/orders/availability'
import { LocalTime } from '../order/LocalTime'
import { capital, numberInWords } from '../order/orderWords'
import { SellerStub } from './SellerStub'

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
  const returns = quote.parts.flatMap((part) =>
    part.returns ? [quote.parts.length > 1 ? `${part.name}: ${part.returns}` : part.returns] : [],
  )
  // One seller's pieces stand alone; those that cannot be bought belong to no part.
  const ofSellers = quote.parts.length > 1 ? quote.parts : []
  const loose = rows.flatMap((_, index) =>
    ofSellers.some(({ lines }) => lines.includes(index)) ? [] : [index],
  )
  const lineAt = (index: number) => {
    const row = rows[index]
    return (
      row && (
        <SummaryLine
          key={row.item.id}
          row={row}
          index={index}
          onQuantity={(quantity) => onQuantity(row.item.id, quantity)}
          onChoose={(chosen) => onChoose(row.item.id, chosen)}
          onRemove={() => onRemove(row.item.id)}
        />
      )
    )
  }
  return (
    <aside className="checkout-summary" aria-labelledby="order">
      <h2 className="display h3" id="order">
        Your order
      </h2>
      {loose.length > 0 && <ul className="checkout-lines">{loose.map(lineAt)}</ul>}
      {ofSellers.map((part) => (
        <SellerStub key={part.sellerId} part={part} currency={currency}>
          {part.lines.map(lineAt)}
        </SellerStub>
      ))}
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
      <p className="subtle">
        {ofSellers.length > 0
          ? `${capital(numberInWords(ofSellers.length))} sellers, one payment. Each packs and sends their own part.`
          : `Sold by ${merchantName}.`}
      </p>
      {returns.length > 0 && <p className="subtle">{`Returns: ${returns.join(' ')}`}</p>}
    </aside>
  )
}

type SummaryLineProps = {
  row: CheckoutRow
  index: number
  onQuantity: (quantity: number) => void
  onChoose: (chosen: ChosenVariant) => void
  onRemove: () => void
}

/** A line of the order; a problem is shown below it, beside its remedy. */
function SummaryLine({ row, index, onQuantity, onChoose, onRemove }: SummaryLineProps) {
  const { item, quoted } = row
  const { price, formerPrice } = priceOf(row)
  const { title, currency } = item
  const quantity = quoted?.quantity ?? item.quantity
  const problem = quoted?.problem ?? null
  const detail = quoted?.detail ?? item.detail
  const each = quantity > 1 ? `${quantity} × ${formatCents(price, currency)}` : null
  return (
    <li data-line={`lines.${index}`}>
      {item.image ? (
        <img src={item.image} alt="" width={56} height={70} decoding="async" />
      ) : (
        <span className="checkout-picture-none" />
      )}
      <span className="checkout-line">
        <b>{title}</b>
        <span>{[detail, each].filter(Boolean).join(' · ')}</span>
        {quoted?.availableFrom && <span>Pre-order, there from {dayInWords(quoted.availableFrom)}</span>}
        {quoted?.keptUntil && (
          <span className="checkout-changed">
            Kept for you until <LocalTime iso={quoted.keptUntil} />
          </span>
        )}
        {formerPrice !== null && (
          <span className="checkout-changed">
            Now {formatCents(price, currency)}, was {formatCents(formerPrice, currency)} in your cart
          </span>
        )}
      </span>
      <span className="price">{formatCents(price * quantity, currency)}</span>
      {quoted && problem && (
        <div className="checkout-problem">
          <span>{problemText(quoted)}</span>
          {problem === 'choose' ? (
            <VariantSelect
              title={title}
              onChoose={onChoose}
              choice={{
                label: `Choose ${quoted.optionNames.join(' and ')}`,
                variants: quoted.choices.map(({ variantId, values, price, available }) => ({
                  id: variantId,
                  values,
                  price,
                  inventoryQuantity: available,
                  detail: variantDetail(quoted.optionNames, values),
                  isOut: available <= 0,
                })),
              }}
            />
          ) : problem === 'fewer' && quoted.available ? (
            <button type="button" className="text-link" onClick={() => onQuantity(quoted.available ?? 1)}>
              Take {quoted.available}
            </button>
          ) : (
            <button type="button" className="text-link" onClick={onRemove}>
              Remove<span className="visually-hidden"> {title}</span>
            </button>
          )}
        </div>
      )}
    </li>
  )
}
