'use client'

import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
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
  selected: TId
  onChange: (id: TId) => void
}

/**
 * A row of tabs; on a phone it scrolls sideways, to the selected one. Only the selected panel is in the page. The
 * pressed tab shows at once; the old content stays until the new one is rendered, which does not block input.
 */
export function Tabs<TId extends string>({ label, items, selected, onChange }: Props<TId>) {
  const shown = useDeferredValue(selected)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelectorAll('[aria-selected=true]').forEach(bringIntoView), [selected])
  return (
    <Frame selectedKey={selected} onSelectionChange={(key) => onChange(key as TId)}>
      <TabList ref={list} className="tabs" aria-label={label}>
        {items.map(({ id, label: words, count }) => (
          <Tab key={id} id={id} className="tab">
            {words}
            {count !== undefined && <span className="count">{count.toLocaleString('en-US')}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <Panel key={id} id={id} shouldForceMount={id === shown} aria-busy={id !== shown || undefined}>
          {id === shown && content}
        </Panel>
      ))}
    </Frame>
  )
}

/** Scrolls sideways only: scrollIntoView would move the page as well. */
function bringIntoView(tab: Element): void {
  const list = tab.parentElement
  if (!list) return
  const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
}

const Frame = styled(AriaTabs)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;

  /* The focused tab has the ring, not the whole list. */
  &[data-focus-visible] {
    outline: 0;
  }
`

const Panel = styled(TabPanel)`
  outline-offset: 6px;
  border-radius: 4px;

  /* Empty until its content has loaded. */
  &:empty {
    display: none;
  }
`
