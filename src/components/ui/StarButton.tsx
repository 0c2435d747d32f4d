import { styled } from 'styled-components'
import { IconButton } from './IconButton'

type Props = {
  /** What a press does: "Feature Marea slip dress". */
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Features a record, or stops it: a star that is filled while it is on. */
export function StarButton({ label, isOn, onChange }: Props) {
  return (
    <Star>
      <IconButton icon="star" label={label} aria-pressed={isOn} onPress={() => onChange(!isOn)} />
    </Star>
  )
}

const Star = styled.span`
  @media (forced-colors: none) {
    .icon-button[aria-pressed='true'] {
      background: transparent;
      color: var(--coral);
    }
    .icon-button[aria-pressed='true'][data-hovered] {
      background: color-mix(in oklab, currentColor 12%, transparent);
    }
  }
  [aria-pressed='true'] .icon {
    fill: currentColor;
  }
`
