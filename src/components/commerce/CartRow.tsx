import { useEffect, useRef } from 'react'
import { Link } from '../ui/Link'
import { Icon } from '../ui/Icon'
import { type CartLine, isForSale } from '../cart/cart'
import { formatCents } from '@/contracts/core/money'
import { QuantityStepper } from './QuantityStepper'
import { type ChosenVariant, VariantSelect } from '../cart/VariantSelect'
import { limitText, OUT_OF_STOCK } from './stock'

type CartRowProps = {
  line: CartLine
  /** The control that restored or changed the line is gone, so the remove button takes the focus. */
  isRestored: boolean
  onQuantity: (quantity: number) => void
  onChoose: (chosen: ChosenVariant) => void
  onRemove: () => void
}

/** A line of the cart: picture, title, quantity, total, and what changed since it was added. */
export function CartRow({ line, isRestored, onQuantity, onChoose, onRemove }: CartRowProps) {
  const removeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isRestored) removeButton.current?.focus()
  }, [isRestored])
  const { item, price, quantity, limit, formerPrice, href, choice } = line
  const { title, detail, image, currency } = item
  const isOut = limit <= 0
  return (
    <li className="cart-row" data-out={isOut ? '' : undefined}>
      {image ? (
        <img src={image} alt="" width={128} height={160} decoding="async" />
      ) : (
        <span className="cart-picture-none" />
      )}
      <div className="cart-name">
        <h2 className="display h3">{href ? <Link href={href}>{title}</Link> : title}</h2>
        {item.isSample && <span className="badge badge-plain">Sample</span>}
        <p className="subtle price">
          {detail && `${detail} · `}
          {formatCents(price, currency)}
          {formerPrice !== null && `, was ${formatCents(formerPrice, currency)} when you added it`}
        </p>
        {choice && <VariantSelect title={title} choice={choice} onChoose={onChoose} />}
        {isOut && <p className="cart-note">{OUT_OF_STOCK}. Not in the total.</p>}
        {!isOut && choice && <p className="cart-note">Not in the total until it is chosen.</p>}
        {!isOut && quantity >= limit && <output className="cart-note">{limitText(limit)}</output>}
      </div>
      <QuantityStepper title={title} quantity={quantity} limit={limit} onChange={onQuantity} />
      <p className="cart-total price">{formatCents(isForSale(line) ? price * quantity : 0, currency)}</p>
      <button
        ref={removeButton}
        type="button"
        className="icon-button cart-remove"
        aria-label={`Remove ${title}`}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}
