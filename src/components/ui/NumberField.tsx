'use client'

import { Input } from 'react-aria-components/Input'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { FieldHelp, FieldLabel, type FieldTexts } from './field/FieldParts'
import { fieldProps } from './field/fieldProps'

export type NumberFieldProps = Omit<
  AriaNumberFieldProps,
  'children' | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange'
> &
  FieldTexts & {
    /** null while the field is empty. */
    value: number | null
    onChange: (value: number | null) => void
    placeholder?: string
  }

/** A number in the format of the site's locale. */
export function NumberField({ placeholder, value, onChange, ...props }: NumberFieldProps) {
  const { texts, control } = fieldProps(props)
  return (
    <AriaNumberField
      {...control}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
    >
      <FieldLabel {...texts} />
      <Input className="input" placeholder={placeholder} />
      <FieldHelp {...texts} />
    </AriaNumberField>
  )
}
