'use client'

import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { FieldHelp, FieldLabel } from './field/FieldParts'
import { fieldProps } from './field/fieldProps'
import type { TextFieldProps } from './TextField'

type Props = Omit<TextFieldProps, 'type' | 'placeholder'> & {
  /** YYYY-MM-DD, or YYYY-MM-DDTHH:mm with a time. */
  min?: string
  max?: string
  hasTime?: boolean
}

/** A day, or day and time, with the native picker; `value` is YYYY-MM-DD (THH:mm with a time), '' when empty. */
export function DateField({ min, max, hasTime = false, ...props }: Props) {
  const { texts, control } = fieldProps(props)
  return (
    <AriaTextField {...control} type={hasTime ? 'datetime-local' : 'date'}>
      <FieldLabel {...texts} />
      <Input className="input" min={min} max={max} />
      <FieldHelp {...texts} />
    </AriaTextField>
  )
}
