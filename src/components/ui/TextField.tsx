'use client'

import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { FieldHelp, FieldLabel, type FieldTexts } from './field/FieldParts'
import { fieldProps } from './field/fieldProps'

export type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> &
  FieldTexts & { placeholder?: string }

/** Keyboard hints for text that is not language. */
const PLAIN = { autoCorrect: 'off', spellCheck: 'false' } as const

const KEYBOARDS: Record<string, AriaTextFieldProps> = {
  url: { inputMode: 'url', ...PLAIN },
  email: { inputMode: 'email', ...PLAIN },
  tel: { inputMode: 'tel', ...PLAIN },
}

/** One line of text; e-mail, URL and telephone by `type`. */
export function TextField({ placeholder, ...props }: TextFieldProps) {
  const { texts, control } = fieldProps(props)
  return (
    <AriaTextField {...(props.type && KEYBOARDS[props.type])} {...control}>
      <FieldLabel {...texts} />
      <Input dir="auto" className="input" placeholder={placeholder} />
      <FieldHelp {...texts} />
    </AriaTextField>
  )
}
