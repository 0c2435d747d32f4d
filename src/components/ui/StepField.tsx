'use client'

import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { styled } from 'styled-components'
import { Icon } from './Icon'

type Props = {
  /** What is counted, for screen readers: "Marea slip dress". */
  title: string
  /** What happens to as many of them. */
  action: 'Ship' | 'Hand over' | 'Refund'
  value: number
  onChange: (value: number) => void
  max: number
  isDisabled?: boolean
}

/** A small whole number between minus and plus, from 0 to `max`. */
export function StepField({ title, action, value, onChange, max, isDisabled }: Props) {
  return (
    <AriaNumberField
      aria-label={`${action} ${title}`}
      decrementAriaLabel={`One less ${title} to ${action.toLowerCase()}`}
      incrementAriaLabel={`One more ${title} to ${action.toLowerCase()}`}
      value={value}
      minValue={0}
      maxValue={max}
      isDisabled={isDisabled}
      onChange={(next) => onChange(Number.isNaN(next) ? 0 : next)}
    >
      <Frame>
        <AriaButton slot="decrement">
          <Icon name="minus" size="small" />
        </AriaButton>
        <Input />
        <AriaButton slot="increment">
          <Icon name="plus" size="small" />
        </AriaButton>
      </Frame>
    </AriaNumberField>
  )
}

const Frame = styled(Group)`
  display: inline-flex;
  border: 1px solid var(--control);
  border-radius: var(--r-control);
  background: var(--raised);

  button,
  input {
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  button {
    display: grid;
    place-items: center;
    cursor: pointer;
  }
  button[data-disabled] {
    color: var(--ink-3);
    opacity: 0.5;
    cursor: default;
  }
  input {
    font-size: 1rem;
    font-weight: 600;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  input:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`
