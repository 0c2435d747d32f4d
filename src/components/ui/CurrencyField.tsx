'use client'

import { NumberField, type NumberFieldProps } from './NumberField'

type Props = Omit<NumberFieldProps, 'formatOptions' | 'step'> & { currency?: string }

/** An amount of money: `value` is in minor units (cents); the field shows units with two decimals. */
export function CurrencyField({ value, onChange, currency = 'USD', ...props }: Props) {
  return (
    <NumberField
      {...props}
      value={value === null ? null : value / 100}
      onChange={(amount) => onChange(amount === null ? null : Math.round(amount * 100))}
      formatOptions={{ style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 }}
    />
  )
}
