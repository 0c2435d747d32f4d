import type { CartItem } from './cart'
import type { VariantChoice } from './variants'

export type ChosenVariant = Pick<CartItem, 'detail' | 'price'> & { variantId: string; limit: number }

type VariantSelectProps = {
  title: string
  choice: VariantChoice
  onChoose: (chosen: ChosenVariant) => void
}

/** Chooses the size (or other open option) of a line that was added without one (docs/behaviour.md, 3.5). */
export function VariantSelect({ title, choice, onChoose }: VariantSelectProps) {
  function choose(id: string): void {
    const variant = choice.variants.find((each) => each.id === id)
    if (!variant) return
    const { detail, price, inventoryQuantity } = variant
    onChoose({ variantId: id, detail, price, limit: inventoryQuantity })
  }
  return (
    <span className="select cart-choice">
      <select
        className="input"
        aria-label={`${choice.label} of ${title}`}
        defaultValue=""
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{choice.label}</option>
        {choice.variants.map(({ id, values, isOut }) => (
          <option key={id} value={id} disabled={isOut}>
            {values.join(' · ')}
            {isOut && ', sold out'}
          </option>
        ))}
      </select>
    </span>
  )
}
