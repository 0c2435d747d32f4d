'use client'

import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { styled } from 'styled-components'
import { Icon } from '../ui/Icon'

type View = 'grid' | 'list'

/** Chooses between a grid of pictures and a list of rows. */
export function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <Pair
      aria-label="View"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[view]}
      onSelectionChange={(keys) => onChange([...keys][0] as View)}
    >
      <ToggleButton id="grid" aria-label="Grid" className="icon-button">
        <Icon name="grid" />
      </ToggleButton>
      <ToggleButton id="list" aria-label="List" className="icon-button">
        <Icon name="list" />
      </ToggleButton>
    </Pair>
  )
}

const Pair = styled(ToggleButtonGroup)`
  display: inline-flex;
  flex: none;

  .icon-button {
    width: var(--h-control);
    height: var(--h-control);
    border: 1px solid var(--control);
    border-radius: var(--r-control) 0 0 var(--r-control);
    color: var(--ink-3);
  }
  .icon-button + .icon-button {
    border-left: 0;
    border-radius: 0 var(--r-control) var(--r-control) 0;
  }
  @media (forced-colors: none) {
    [data-selected] {
      background: var(--sunken);
      color: var(--ink);
    }
  }
`
