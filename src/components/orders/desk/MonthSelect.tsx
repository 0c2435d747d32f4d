import { Select } from '../../ui/Select'

/** Any month, which also stands for none in the address. */
export const ANY_MONTH = 'all'

type Props = {
  label: string
  months: Record<string, string>
  value: string
  onChange: (month: string) => void
}

/** One of some months (useMonths), or any. */
export function MonthSelect({ label, months, value, onChange }: Props) {
  return (
    <Select
      label={label}
      items={[
        { id: ANY_MONTH, label: 'Any month' },
        ...Object.entries(months).map(([id, name]) => ({ id, label: name })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
