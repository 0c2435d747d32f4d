'use client'

import type { ReactNode } from 'react'
import { SelectionIndicator } from 'react-aria-components/SelectionIndicator'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { styled } from 'styled-components'

export type TabItem<TId extends string> = {
  id: TId
  /** Includes its own "(n)" where the count is part of the text. */
  label: string
  /** A count in a pill after the text. */
  count?: number
  content: ReactNode
}

type Props<TId extends string> = {
  /** The accessible name of the tab list. */
  label: string
  items: readonly TabItem<TId>[]
  selected?: TId
  onChange?: (id: TId) => void
}

/** A row of tabs; it scrolls sideways on a phone. Only the selected panel is in the page. */
export function Tabs<TId extends string>({ label, items, selected, onChange }: Props<TId>) {
  return (
    <Frame selectedKey={selected} onSelectionChange={(key) => onChange?.(key as TId)}>
      <TabList className="tabs" aria-label={label}>
        {items.map(({ id, label: words, count }) => (
          <Tab key={id} id={id} className="tab">
            {words}
            {count !== undefined && <span className="count">{count}</span>}
            <Bar />
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </Frame>
  )
}

const Frame = styled(AriaTabs)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;

  /* The ring is for what has the focus, not for everything around it. */
  &[data-focus-visible] {
    outline: 0;
  }

  > .tabs > .tab::after {
    content: none;
  }
`

/** The one indicator of the row: it slides from tab to tab. */
const Bar = styled(SelectionIndicator)`
  position: absolute;
  bottom: 0;
  left: 0;
  width: 100%;
  height: 2px;
  background: var(--coral);
  transition-property: translate, width;
  transition-duration: var(--d-2);
  transition-timing-function: var(--e-out);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`

const Panel = styled(TabPanel)`
  outline-offset: 6px;
  border-radius: 4px;
`
