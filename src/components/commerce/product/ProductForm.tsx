'use client'

import { type SubmitEvent, useRef, useState } from 'react'
import type { ProductPage } from '@/contracts/commerce/productPage'
import { variantDetail } from '@/contracts/commerce/variantDetail'
import { QUANTITY_MAX, clampQuantity, lineId } from '../../cart/cart'
import { formatCents } from '@/contracts/core/money'
import { dayInWords } from '@/contracts/orders/availability'
import { QuantityStepper } from '../QuantityStepper'
import { isLowStock, lowStockText, OUT_OF_STOCK } from '../stock'
import { useAddToCart } from '../useAddToCart'
import { chosenVariant, isValueOut, missingOption } from './chosenVariant'
import { OptionField } from './OptionField'

/** Options, quantity and the add-to-cart button; a missing option is reported only on submit. */
export function ProductForm({ product }: { product: ProductPage }) {
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
      form.current?.querySelector<HTMLElement>(`input[name="${CSS.escape(open)}"]:enabled`)?.focus()
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
  }

  return (
    <form ref={form} className="piece-form" method="dialog" onSubmit={handleSubmit}>
      {options.map((option, index) => (
        <OptionField
          key={option.name}
          option={option}
          chosen={values[index] ?? null}
          isOut={(value) => isValueOut(variants, values, index, value)}
          error={missing === option.name ? `Choose a ${option.name.toLowerCase()}.` : null}
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
        <QuantityStepper title={title} quantity={quantity} limit={isOut ? 0 : limit} onChange={setQuantity} />
        <button className="button button-primary button-large" disabled={isOut}>
          {isOut ? OUT_OF_STOCK : product.availableFrom ? 'Pre-order' : 'Add to cart'}
        </button>
      </div>
    </form>
  )
}
