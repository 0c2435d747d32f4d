'use client'

import { Switch } from '../Switch'

export type Flag = 'true' | 'false'

type Props = { label: string; value: Flag; onChange: (value: Flag) => void }

/** A switch over one of the contracts' flags: `<FlagSwitch label="Active" {...form.field('isActive')} />`. */
export function FlagSwitch({ label, value, onChange }: Props) {
  return (
    <Switch isSelected={value === 'true'} onChange={(isOn) => onChange(isOn ? 'true' : 'false')}>
      {label}
    </Switch>
  )
}
