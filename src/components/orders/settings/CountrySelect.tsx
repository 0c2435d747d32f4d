'use client'

import { useMemo } from 'react'
import { Select } from '../../ui/Select'
import { allCountries } from './allCountries'

const NONE = 'none'

type Props = { label: string; value: string; onChange: (code: string) => void }

/** A country by its two capital letters; empty for none. */
export function CountrySelect({ label, value, onChange }: Props) {
  const items = useMemo(() => [{ id: NONE, label: 'Not given' }, ...allCountries()], [])
  return (
    <Select
      label={label}
      items={items}
      value={value || NONE}
      onChange={(code) => onChange(code === NONE ? '' : code)}
    />
  )
}
