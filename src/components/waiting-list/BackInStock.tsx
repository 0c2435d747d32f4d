'use client'

import { useState } from 'react'
import type { ProductPage } from '@/contracts/commerce/productPage'
import { AskWhenBack, KEPT_MINUTES, askWhenBack, readHeldPieces } from '@/contracts/waiting-list'
import { failureText } from '../api/RequestError'
import { send } from '../api/request'
import { useLoad } from '../api/useLoad'
import { NativeField } from '../ui/native/NativeField'
import { NativeFieldFrame } from '../ui/native/NativeFieldFrame'
import { useNativeForm } from '../ui/native/useNativeForm'
import { useClock } from '../ui/useClock'
import { heldWords } from './heldWords'

const LOAD_AGAIN_MS = 60_000

type Offered = { product: Pick<ProductPage, 'id' | 'title' | 'inventoryQuantity' | 'variants' | 'options'> }
type BackInStockProps = Offered & {
  /** Offers a place in line while only some sizes are sold out; of other variants a neutral question does. */
  soldOutText: string
}
type Said = { text: string; isFailure: boolean }

/** Shows how many sold-out pieces are held, and offers a place in line; renders nothing while all are in stock. */
export function BackInStock({ product, soldOutText }: BackInStockProps) {
  const { inventoryQuantity, variants, options } = product
  const hasSizes = options.some(({ name }) => /\bsize/i.test(name))
  const soldOut = variants.filter((variant) => variant.inventoryQuantity <= 0)
  if (inventoryQuantity > 0 && soldOut.length === 0) return null
  if (inventoryQuantity <= 0)
    return (
      <section className="piece-back" aria-labelledby="back-in-stock">
        <h2 className="label" id="back-in-stock">
          Tell me when it is back
        </h2>
        <LineForm product={product} variants={soldOut} />
      </section>
    )
  return (
    <details className="piece-back">
      <summary className="text-link">{hasSizes ? soldOutText : 'Is it sold out?'}</summary>
      <LineForm product={product} variants={soldOut} />
    </details>
  )
}

function LineForm({ product: { id, title }, variants }: Offered & Pick<ProductPage, 'variants'>) {
  const [variantId, setVariantId] = useState(variants.length === 1 ? (variants[0]?.id ?? '') : '')
  const [said, setSaid] = useState<Said | null>(null)
  const now = useClock()
  const { data = [] } = useLoad(readHeldPieces, { params: { id }, refreshInterval: LOAD_AGAIN_MS })
  const held = data.find((each) => each.variantId === (variantId || null))
  const { errors, isPending, formProps } = useNativeForm({
    schema: AskWhenBack,
    async onSubmit(body, form) {
      const { message } = await send(askWhenBack, { body })
      form.reset()
      setSaid({ text: message, isFailure: false })
    },
    onFailure: (error) => setSaid({ text: failureText(error), isFailure: true }),
  })
  return (
    <form className="piece-line" aria-label={`Tell me when ${title} is back`} {...formProps}>
      <input type="hidden" name="productId" value={id} />
      {variants.length > 1 ? (
        <NativeFieldFrame label="Which one" error={errors.variantId}>
          {(control) => (
            <span className="select">
              <select
                className="input"
                name="variantId"
                value={variantId}
                onChange={({ target }) => setVariantId(target.value)}
                {...control}
              >
                <option value="">Choose one</option>
                {variants.map((variant) => (
                  <option key={variant.id} value={variant.id}>
                    {variant.values.join(' · ')}
                  </option>
                ))}
              </select>
            </span>
          )}
        </NativeFieldFrame>
      ) : (
        <input type="hidden" name="variantId" value={variantId} />
      )}
      <p className="piece-held" aria-live="polite">
        {held && heldWords(held, now).join(' ')}
      </p>
      <div className="piece-line-row">
        <NativeField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
        <button className="button button-ink" aria-disabled={isPending ? true : undefined}>
          {isPending ? 'Sending...' : 'Tell me'}
        </button>
      </div>
      <p className="subtle">
        {`The next piece is kept for the first in line for ${KEPT_MINUTES} minutes. Then your address is erased.`}
      </p>
      <div aria-live="polite">
        {said && <p className={said.isFailure ? 'callout callout-red' : 'callout'}>{said.text}</p>}
      </div>
    </form>
  )
}
