'use client'

import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { styled } from 'styled-components'
import { TASK_PLATFORMS, TASK_PLATFORM_LABELS, type TaskPlatform } from '@/contracts/schedule/platformRules'
import { onPhone } from '../../theme/tokens'
import { Icon } from '../../ui/Icon'
import { PlatformShape } from '../../ui/PlatformMark'

type Props = {
  value: readonly TaskPlatform[]
  onChange: (channels: TaskPlatform[]) => void
  /** Channels that have a card already; deleting the card takes them out. */
  fixed?: readonly TaskPlatform[]
  errorMessage?: string | undefined
}

/** The channels of a post, as switches: arrows go from one to the next, Space chooses. */
export function ChannelChips({ value, onChange, fixed = [], errorMessage }: Props) {
  return (
    <div className="field">
      <span className="label" id="channels">
        Channels
      </span>
      <Chips
        aria-labelledby="channels"
        selectionMode="multiple"
        selectedKeys={value}
        onSelectionChange={(keys) =>
          onChange(TASK_PLATFORMS.filter((platform) => keys.has(platform) || fixed.includes(platform)))
        }
      >
        {TASK_PLATFORMS.map((platform) => (
          <Chip key={platform} id={platform} data-invalid={errorMessage ? true : undefined}>
            <Icon name={value.includes(platform) ? 'check' : 'plus'} size="small" />
            <PlatformShape $platform={platform} aria-hidden="true" />
            {TASK_PLATFORM_LABELS[platform]}
          </Chip>
        ))}
      </Chips>
      {errorMessage && (
        <span className="field-error" role="alert">
          {errorMessage}
        </span>
      )}
    </div>
  )
}

const Chips = styled(ToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;

  ${onPhone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
`

const Chip = styled(ToggleButton)`
  display: inline-flex;
  gap: 0.4375rem;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 0.875rem 0 0.6875rem;
  border: 1px dashed var(--control);
  border-radius: 99px;
  background: none;
  font: inherit;
  font-size: var(--t-ui);
  font-weight: 550;
  color: var(--ink-2);
  cursor: pointer;

  &[data-selected] {
    border: 1px solid var(--glass-ink);
    background: var(--glass-tint);
    color: var(--ink);
  }
  &[data-hovered] {
    border-color: var(--ink);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-invalid] {
    border-color: var(--st-red);
  }
`
