'use client'

import type { RefObject } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Icon } from '../ui/Icon'
import type { IconName } from '../ui/icons'

type Props = {
  icon: IconName
  /** The accessible name. */
  label: string
  /** Coral, while recording. */
  isLive?: boolean
  isDisabled?: boolean
  /** The id of an error that describes it. */
  describedBy?: string
  onPress: () => void
  ref?: RefObject<HTMLButtonElement | null>
}

/** The one button of a recorder or player: its icon says what a press does next. */
export function RoundButton({ icon, label, isLive = false, describedBy, ...props }: Props) {
  return (
    <Round {...props} aria-label={label} aria-describedby={describedBy} data-live={isLive || undefined}>
      <Icon name={icon} />
    </Round>
  )
}

const Round = styled(AriaButton)`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  background: var(--ink);
  color: var(--paper);
  cursor: pointer;
  transition: background var(--d-1);

  &[data-hovered] {
    background: var(--ink-2);
  }
  &[data-pressed] {
    transform: translateY(1px);
  }
  &[data-live] {
    background: var(--action);
    color: var(--on-action);
  }
  &[data-live][data-hovered] {
    background: var(--action-hover);
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
  &[data-disabled] {
    background: var(--sunken);
    color: var(--ink-3);
    cursor: not-allowed;
  }
`
