import { formatCents } from '@/contracts/core/money'
import { variantDetail } from '@/contracts/commerce/variantDetail'
import { dayInWords } from '@/contracts/orders/availability'
import { type ChosenVariant, VariantSelect } from '../../cart/VariantSelect'
import { LocalTime } from '../order/LocalTime'
import { type CheckoutRow, priceOf, problemText } from './checkoutRows'

type SummaryLineProps = {
  row: CheckoutRow
  index: number
  onQuantity: (quantity: number) => void
  onChoose: (chosen: ChosenVariant) => void
  onRemove: () => void
}

/** A line of the order; a problem is shown below it, beside its remedy. */
export function SummaryLine({ row, index, onQuantity, onChoose, onRemove }: SummaryLineProps) {
  const { item, quoted } = row
  const { price, formerPrice } = priceOf(row)
  const { title, currency } = item
  const quantity = quoted?.quantity ?? item.quantity
  const problem = quoted?.problem ?? null
  const detail = quoted?.detail ?? item.detail
  const each = item.quantity > 1 ? `${item.quantity} × ${formatCents(price, currency)}` : null
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
