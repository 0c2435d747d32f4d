'use client'

import { formatCents } from '@/contracts/core/money'
import { NumberField, type NumberFieldProps } from './NumberField'

type Props = NumberFieldProps & { currency?: string | undefined }

/** An amount of money: `value` is in minor units (cents); the field shows units with two decimals. */
export function CurrencyField({ currency = 'USD', ...props }: Props) {
  const format = (amount: number) => formatCents(Math.round(amount * 100), currency)
  return <NumberField placeholder={format(0)} {...props} scale={100} format={format} />
}
