type Choice<TId extends string> = { id: TId; label: string; price?: string; text: string }

type ChoiceRowsProps<TId extends string> = {
  name: string
  labelledBy: string
  choices: readonly Choice<TId>[]
  chosen: TId
  onChoose: (id: TId) => void
}

/** Native radios as rows: name, price, and a sentence below. */
export function ChoiceRows<TId extends string>({
  name,
  labelledBy,
  choices,
  chosen,
  onChoose,
}: ChoiceRowsProps<TId>) {
  return (
    <div className="checkout-choices" role="radiogroup" aria-labelledby={labelledBy}>
      {choices.map(({ id, label, price, text }) => (
        <label key={id}>
          <input type="radio" name={name} value={id} checked={chosen === id} onChange={() => onChoose(id)} />
          <i aria-hidden="true" />
          <b>{label}</b>
          {price && <span className="price">{price}</span>}
          {text && <small>{text}</small>}
        </label>
      ))}
    </div>
  )
}
