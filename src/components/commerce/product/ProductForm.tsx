'use client'

import { type SubmitEvent, useRef, useState, useId } from 'react'
import type { ProductPage } from '@/contracts/commerce/productPage'
import { variantDetail } from '@/contracts/commerce/variantDetail'
import { QUANTITY_MAX, clampQuantity, lineId } from '../../cart/cart'
import { chooseText } from '../../cart/variants'
import { formatCents } from '@/contracts/core/money'
import { dayInWords } from '@/contracts/orders/availability'
import { QuantityStepper } from '../QuantityStepper'
import { isRepeated } from '../isRepeated'
import { isLowStock, lowStockText, OUT_OF_STOCK } from '../stock'
import { useAddToCart } from '../useAddToCart'
import type { Goods, Variant } from '@/contracts/commerce/shopStart'
import { Icon } from '../../ui/Icon'

type ProductFormProps = {
  product: ProductPage
  /** In the shop's quick add, which adds one piece: called after that. */
  onAdded?: () => void
  /** The id of the size guide on the page, which opens without script; beside the first option. */
  guideId?: string | undefined
}

/** Options, quantity and the add-to-cart button; a missing option is reported only on submit. */
export function ProductForm({ product, onAdded, guideId }: ProductFormProps) {
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
  const low = !isOut && isLowStock(stock) && (variant || options.length === 0) ? lowStockText(stock) : null
  // Beside the last option, unless the size guide has that place.
  const isLowBeside = options.length > (guideId ? 1 : 0)

  function choose(index: number, value: string): void {
    const chosen = values.with(index, value)
    setValues(chosen)
    setQuantity((before) =>
      clampQuantity(before, chosenVariant(product, chosen)?.inventoryQuantity ?? before),
    )
  }

  function leadTo(option: string): void {
    const field = form.current?.querySelector<HTMLElement>(`input[name="${CSS.escape(option)}"]:enabled`)
    // The focus alone would leave it, and its message, behind a phone's sticky button.
    field?.closest('fieldset')?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const open = missingOption(options, values)
    if (open) {
      setMissing(true)
      leadTo(open)
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
          guideId={index === 0 ? guideId : undefined}
          low={isLowBeside && index === options.length - 1 ? low : null}
        />
      ))}
      <div className="piece-stock" aria-live="polite">
        {isOut && <p className="piece-low">{OUT_OF_STOCK}</p>}
        {!isLowBeside && low && <p className="piece-low">{low}</p>}
        {product.availableFrom && !isOut && (
          <p>Ordered ahead: available from {dayInWords(product.availableFrom)}, and sent then.</p>
        )}
        {variant && price !== product.price && <p className="price">{formatCents(price, currency)}</p>}
      </div>
      <div className="piece-add">
        {missing && !onAdded && (
          <p className="piece-miss">
            {/* Said at the option; this is for eyes that are below it. */}
            <span aria-hidden="true" data-words={`${chooseText(missing)}.`} />
            <button type="button" className="text-link" onClick={() => leadTo(missing)}>
              Show
            </button>
          </p>
        )}
        {!onAdded && (
          <QuantityStepper
            title={title}
            quantity={quantity}
            limit={isOut ? 0 : limit}
            onChange={setQuantity}
          />
        )}
        <button
          className="button button-primary button-large price"
          disabled={isOut}
          onClick={(event) => isRepeated(event) && event.preventDefault()}
        >
          {label()}
        </button>
      </div>
    </form>
  )
}

type Values = readonly (string | null)[]

/** The variant with these values; undefined while one is not chosen, or if no such variant exists. */
function chosenVariant({ variants, options }: Pick<Goods, 'variants' | 'options'>, values: Values) {
  if (options.length === 0) return undefined
  return variants.find((variant) => variant.values.every((value, index) => value === values[index]))
}

/** The first option without a value; null when all are chosen. */
function missingOption(options: Goods['options'], values: Values): string | null {
  return options.find((_, index) => values[index] === null)?.name ?? null
}

/** Whether no piece with this value is left, given the value chosen for the other option. */
function isValueOut(variants: readonly Variant[], values: Values, at: number, value: string): boolean {
  const wanted = values.with(at, value)
  return !variants.some(
    (variant) =>
      variant.inventoryQuantity > 0 &&
      wanted.every((each, index) => each === null || each === variant.values[index]),
  )
}

type OptionFieldProps = {
  option: { name: string; values: string[] }
  chosen: string | null
  isOut: (value: string) => boolean
  error: string | null
  onChoose: (value: string) => void
  guideId: string | undefined
  /** How few are left of what is chosen. */
  low: string | null
}

/** The values of an option as native radios in a row; a sold-out value is struck through. */
function OptionField({ option, chosen, isOut, error, onChoose, guideId, low }: OptionFieldProps) {
  const id = useId()
  return (
    <fieldset className="piece-option" aria-describedby={error ? id : undefined}>
      <legend className="label">{option.name}</legend>
      {guideId && (
        <button type="button" className="text-link piece-guide-link" popoverTarget={guideId}>
          Size guide
        </button>
      )}
      <div className="piece-values" data-invalid={error ? '' : undefined}>
        {option.values.map((value) => {
          const isSoldOut = isOut(value)
          return (
            <label key={value}>
              <input
                type="radio"
                name={option.name}
                value={value}
                checked={chosen === value}
                disabled={isSoldOut && chosen !== value}
                onChange={() => onChoose(value)}
              />
              <span>
                {value}
                {isSoldOut && <span className="visually-hidden">, sold out</span>}
              </span>
            </label>
          )
        })}
        <div className="piece-beside" aria-live="polite">
          {low && <p className="piece-low">{low}</p>}
        </div>
      </div>
      <div className="field-live" aria-live="polite">
        {error && (
          <p className="field-error" id={id}>
            <Icon name="warn" size="small" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
