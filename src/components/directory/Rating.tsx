import { Icon } from '../ui/Icon'

/** A star and a number out of five, with one decimal. */
export function Rating({ value }: { value: number | null }) {
  if (value === null) return null
  return (
    <span className="rating">
      <Icon name="star" size="small" />
      {value.toFixed(1)}
      <span className="visually-hidden"> out of 5</span>
    </span>
  )
}
