'use client'

import { useState } from 'react'
import type { FieldTexts } from './field/FieldParts'
import { NUMBER_TEXT, readNumber } from './form/readNumber'
import { TextField, type TextFieldProps } from './TextField'

export type NumberFieldProps = FieldTexts & {
  name?: string
  /** null while the field is empty, NaN while its text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
  placeholder?: string
  isInvalid?: boolean
  onKeyDown?: TextFieldProps['onKeyDown']
}

type Props = NumberFieldProps & {
  /** How many of the value's units are one typed: 100 when cents are stored and dollars typed. */
  scale?: number
  /** The field's text for a typed amount, once the field is left. */
  format?: (typed: number) => string
}

const inFull = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 20 })

/**
 * A number as people type it, "80k" and "1.2m" among them; leaving the field writes it in full. A text that is not a
 * number stays, with an error.
 */
export function NumberField({ value, onChange, scale = 1, format = inFull, errorMessage, ...props }: Props) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null)
  const [wasLeft, setLeft] = useState(false)
  // A value that somebody else set, such as a reset form, replaces the text.
  const isOwn = typed !== null && Object.is(typed.value, value)
  const stored = value === null || Number.isNaN(value) ? '' : format(value / scale)

  function type(text: string): void {
    const number = readNumber(text) ?? Number.NaN
    const next = text.trim() === '' ? null : scale === 1 ? number : Math.round(number * scale)
    setTyped({ text, value: next })
    setLeft(false)
    onChange(next)
  }
  function leave(): void {
    setLeft(true)
    if (!Number.isNaN(value)) setTyped(null)
  }
  const problem = errorMessage ?? (wasLeft && isOwn && Number.isNaN(value) ? NUMBER_TEXT : undefined)
  return (
    <TextField
      {...props}
      {...(problem && { errorMessage: problem })}
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      value={isOwn ? typed.text : stored}
      onChange={type}
      onBlur={leave}
    />
  )
}
