import { formatCents } from '@/contracts/core/money'
import { dayInWords } from '@/contracts/orders/availability'
import { variantDetail } from '../../cart/variants'
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
  const isSample = problem === 'sample'
  const detail = quoted?.detail ?? item.detail
  const each = item.quantity > 1 ? `${item.quantity} × ${formatCents(price, currency)}` : null
  return (
    <li data-line={`lines.${index}`} data-out={isSample ? '' : undefined}>
      {item.image ? (
        <img src={item.image} alt="" width={56} height={70} decoding="async" />
      ) : (
        <span className="checkout-picture-none" />
      )}
      <span className="checkout-line">
        <b>{title}</b>
        <span>{[detail, each].filter(Boolean).join(' · ')}</span>
        {isSample && <span className="badge badge-plain">Sample, not for sale</span>}
        {quoted?.availableFrom && <span>Pre-order, there from {dayInWords(quoted.availableFrom)}</span>}
        {quoted?.keptUntil && (
          <span className="checkout-changed">
            Kept for you until <LocalTime iso={quoted.keptUntil} />
          </span>
        )}
        {formerPrice !== null && !isSample && (
          <span className="checkout-changed">
            Now {formatCents(price, currency)}, was {formatCents(formerPrice, currency)} in your cart
          </span>
        )}
      </span>
      <span className="price">{formatCents(price * quantity, currency)}</span>
      {quoted && problem && !isSample && (
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
                  detail: variantDetail(
                    quoted.optionNames.map((name) => ({ name, values: [] })),
                    values,
                  ),
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
