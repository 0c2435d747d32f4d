import { styled } from 'styled-components'
import { IconButton } from './IconButton'

type Props = {
  /** What a press does: "Feature Marea slip dress". */
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/**
 * Toggles a record's featured flag; the star is filled while it is on. The label says what a press does, so there
 * is no pressed state, which would contradict it.
 */
export function StarButton({ label, isOn, onChange }: Props) {
  return (
    <Star>
      <IconButton
        icon="star"
        label={label}
        data-selected={isOn || undefined}
        onPress={() => onChange(!isOn)}
      />
    </Star>
  )
}

const Star = styled.span`
  @media (forced-colors: none) {
    .icon-button[data-selected] {
      background: transparent;
      color: var(--coral);
    }
    .icon-button[data-selected][data-hovered] {
      background: color-mix(in oklab, currentColor 12%, transparent);
    }
  }
  [data-selected] .icon {
    fill: currentColor;
  }
`
