import { useId } from 'react'
import { Icon } from '../../ui/Icon'

type OptionFieldProps = {
  option: { name: string; values: string[] }
  chosen: string | null
  isOut: (value: string) => boolean
  error: string | null
  onChoose: (value: string) => void
}

/** The values of an option as native radios in a row; a sold-out value is struck through. */
export function OptionField({ option, chosen, isOut, error, onChoose }: OptionFieldProps) {
  const id = useId()
  return (
    <fieldset className="piece-option" aria-describedby={error ? id : undefined}>
      <legend className="label">{option.name}</legend>
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
