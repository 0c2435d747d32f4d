import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon'

export type NativeFieldTexts = {
  label: string
  /** Adds "optional" to the label; required fields have no mark. */
  isOptional?: boolean
  hint?: string
  /** Marks the field as invalid; shown below it. */
  error?: string
}

/** Attributes that link the control to its texts. */
export type NativeControl = {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = NativeFieldTexts & { className?: string; children: (control: NativeControl) => ReactNode }

/** Label, native control, hint and error: a field of the public pages, which load no field library. */
export function NativeFieldFrame({
  label,
  isOptional = false,
  hint,
  error,
  className = '',
  children,
}: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`.trim()}>
      <label className="label" htmlFor={id}>
        {label}
        {isOptional && <span className="optional"> optional</span>}
      </label>
      {children({
        id,
        required: !isOptional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="field-live" aria-live="polite">
        {error && (
          <p className="field-error" id={`${id}-error`}>
            <Icon name="warn" size="small" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
