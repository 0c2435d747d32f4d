'use client'

import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { FieldHelp, FieldLabel } from './field/FieldParts'
import { fieldProps } from './field/fieldProps'
import type { TextFieldProps } from './TextField'

/** Several lines of text. */
export function TextArea({ placeholder, rows, ...props }: Omit<TextFieldProps, 'type'> & { rows?: number }) {
  const { texts, control } = fieldProps(props)
  return (
    <AriaTextField {...control}>
      <FieldLabel {...texts} />
      <AriaTextArea dir="auto" className="input" placeholder={placeholder} rows={rows} />
      <FieldHelp {...texts} />
    </AriaTextField>
  )
}
