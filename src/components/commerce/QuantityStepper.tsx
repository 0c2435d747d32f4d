import { type ChangeEvent, type MouseEvent, useRef } from 'react'
import { passFocus } from '../layout/passFocus'
import { Icon } from '../ui/Icon'
import { clampQuantity, parseQuantity } from '../cart/cart'

type QuantityStepperProps = {
  title: string
  quantity: number
  limit: number
  /** 1 if absent. */
  least?: number
  onChange: (quantity: number) => void
}

/** Minus, a number field, plus: from the least to the limit, the least for no number (docs/behaviour.md, 3.5). */
export function QuantityStepper({ title, quantity, limit, least = 1, onChange }: QuantityStepperProps) {
  const isOut = limit <= 0
  const field = useRef<HTMLInputElement>(null)

  function step(event: MouseEvent, next: number): void {
    onChange(next)
    // The button that reached the limit is disabled now.
    if (next <= least || next >= limit) passFocus(event, field.current)
  }

  function handleText({ target }: ChangeEvent<HTMLInputElement>): void {
    const next = clampQuantity(parseQuantity(target.value, least), limit, least)
    onChange(next)
    // A corrected value is selected, so that the next digit replaces it.
    if (String(next) !== target.value) requestAnimationFrame(() => target.select())
  }

  return (
    <fieldset className="stepper" aria-label={title}>
      <button
        type="button"
        aria-label={`One less ${title}`}
        disabled={isOut || quantity <= least}
        onClick={(event) => step(event, quantity - 1)}
      >
        <Icon name="minus" size="small" />
      </button>
      <input
        ref={field}
        aria-label={`Quantity of ${title}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        disabled={isOut}
        value={quantity}
        onChange={handleText}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        aria-label={`One more ${title}`}
        disabled={quantity >= limit}
        onClick={(event) => step(event, quantity + 1)}
      >
        <Icon name="plus" size="small" />
      </button>
    </fieldset>
  )
}
