'use client'

import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import type { IconName } from './icons'

type Props<TId extends string> = {
  label: string
  /** With an icon, the label is for screen readers only. */
  items: readonly { id: TId; label: string; icon?: IconName }[]
  value: TId
  onChange: (id: TId) => void
}

/** One of a few options, all visible. */
export function Segments<TId extends string>({ label, items, value, onChange }: Props<TId>) {
  return (
    <Row
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = items.find(({ id }) => keys.has(id))
        if (chosen) onChange(chosen.id)
      }}
    >
      {items.map(({ id, label: words, icon }) => (
        <ToggleButton
          key={id}
          id={id}
          aria-label={icon && words}
          className={icon ? 'icon-button' : undefined}
        >
          {icon ? <Icon name={icon} /> : words}
        </ToggleButton>
      ))}
    </Row>
  )
}

const Row = styled(ToggleButtonGroup)`
  display: inline-flex;
  flex: none;

  > button {
    min-width: var(--h-control);
    height: var(--h-control);
    padding-inline: 0.75rem;
    border: 1px solid var(--control);
    background: none;
    font-size: var(--t-ui);
    font-weight: 500;
    color: var(--ink-2);
    cursor: pointer;
  }
  > .icon-button {
    padding: 0;
    border-radius: 0;
    color: var(--ink-3);
  }
  > :first-child {
    border-radius: var(--r-control) 0 0 var(--r-control);
  }
  > :last-child {
    border-radius: 0 var(--r-control) var(--r-control) 0;
  }
  > button + button {
    border-left: 0;
  }
  > [data-focus-visible] {
    z-index: 1;
  }
  @media (forced-colors: none) {
    > [data-selected] {
      background: var(--ink);
      border-color: var(--ink);
      color: var(--paper);
    }
  }
`
