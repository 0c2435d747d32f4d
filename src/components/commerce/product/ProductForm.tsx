'use client'

import { type SubmitEvent, useRef, useState } from 'react'
import type { ProductPage } from '@/contracts/commerce/productPage'
import { variantDetail } from '@/contracts/commerce/variantDetail'
import { QUANTITY_MAX, clampQuantity, lineId } from '../../cart/cart'
import { chooseText } from '../../cart/variants'
import { formatCents } from '@/contracts/core/money'
import { dayInWords } from '@/contracts/orders/availability'
import { QuantityStepper } from '../QuantityStepper'
import { isLowStock, lowStockText, OUT_OF_STOCK } from '../stock'
import { useAddToCart } from '../useAddToCart'
import { chosenVariant, isValueOut, missingOption } from './chosenVariant'
import { OptionField } from './OptionField'

type ProductFormProps = {
  product: ProductPage
  /** In the shop's quick add, which adds one piece: called after that. */
  onAdded?: () => void
}

/** Options, quantity and the add-to-cart button; a missing option is reported only on submit. */
export function ProductForm({ product, onAdded }: ProductFormProps) {
  const { id, title, options, variants, currency, images } = product
  const [values, setValues] = useState<(string | null)[]>(() => options.map(() => null))
  const [quantity, setQuantity] = useState(1)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const add = useAddToCart()
  const variant = chosenVariant(product, values)
  const { price, inventoryQuantity: stock } = variant ?? product
  const limit = Math.min(stock, QUANTITY_MAX)
  const isOut = product.inventoryQuantity <= 0
  const missing = isMissing ? missingOption(options, values) : null

  function choose(index: number, value: string): void {
    const chosen = values.with(index, value)
    setValues(chosen)
    setQuantity((before) =>
      clampQuantity(before, chosenVariant(product, chosen)?.inventoryQuantity ?? before),
    )
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const open = missingOption(options, values)
    if (open) {
      setMissing(true)
      const field = form.current?.querySelector<HTMLElement>(`input[name="${CSS.escape(open)}"]:enabled`)
      // The focus alone would leave it, and its message, behind a phone's sticky button.
      field?.closest('fieldset')?.scrollIntoView({ block: 'center' })
      field?.focus({ preventScroll: true })
      return
    }
    const variantId = variant?.id ?? null
    const optionNames = options.map(({ name }) => name)
    const detail = variant ? variantDetail(optionNames, variant.values) : null
    const image = images[0] ?? null
    add(
      { id: lineId(id, variantId), productId: id, variantId, title, detail, price, currency, image },
      limit,
      quantity,
    )
    onAdded?.()
  }

  function label(): string {
    if (isOut) return OUT_OF_STOCK
    if (missing) return chooseText(missing)
    if (product.availableFrom) return 'Pre-order'
    if (!onAdded || !variant) return 'Add to cart'
    return `Add ${variant.values.join(', ')} · ${formatCents(price, currency)}`
  }

  return (
    <form ref={form} className="piece-form" method="dialog" onSubmit={handleSubmit}>
      {options.map((option, index) => (
        <OptionField
          key={option.name}
          option={option}
          chosen={values[index] ?? null}
          isOut={(value) => isValueOut(variants, values, index, value)}
          error={missing === option.name ? `${chooseText(option.name)}.` : null}
          onChoose={(value) => choose(index, value)}
        />
      ))}
      <div className="piece-stock" aria-live="polite">
        {isOut && <p className="piece-low">{OUT_OF_STOCK}</p>}
        {!isOut && isLowStock(stock) && (variant || options.length === 0) && (
          <p className="piece-low">{lowStockText(stock)}</p>
        )}
        {product.availableFrom && !isOut && (
          <p>Ordered ahead: it is there from {dayInWords(product.availableFrom)}, and sent then.</p>
        )}
        {variant && price !== product.price && <p className="price">{formatCents(price, currency)}</p>}
      </div>
      <div className="piece-add">
        {!onAdded && (
          <QuantityStepper
            title={title}
            quantity={quantity}
            limit={isOut ? 0 : limit}
            onChange={setQuantity}
          />
        )}
        <button className="button button-primary button-large price" disabled={isOut}>
          {label()}
        </button>
      </div>
    </form>
  )
}
