'use client'

import { useMemo } from 'react'
import { Select } from '../../ui/Select'
import { countryName } from '../countryName'

const NONE = 'none'

/** Every country that the browser has a name for, by name. */
function allCountries(): { id: string; label: string }[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`))
  return codes
    .map((id) => ({ id, label: countryName(id) }))
    .filter(({ id, label }) => label !== id && !UNREAL.has(id))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
}

/** Codes with a name that are no country of today. */
const UNREAL = new Set(
  (
    'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC JT MI NH NQ NT PC PU PZ RH SU TA TP UK UN VD WK XA XB YD ' +
    'YU ZR ZZ'
  ).split(' '),
)

type Props = { label: string; value: string; onChange: (code: string) => void }

/** A country by its two capital letters; empty for none. */
export function CountrySelect({ label, value, onChange }: Props) {
  const items = useMemo(() => [{ id: NONE, label: 'Not said' }, ...allCountries()], [])
  return (
    <Select
      label={label}
      items={items}
      value={value || NONE}
      onChange={(code) => onChange(code === NONE ? '' : code)}
    />
  )
}
