'use client'

import { type ReactNode, type RefCallback, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../ui/Button'
import { useUrlText } from './useScreenSearch'

/** The most rows a list shows at first, and adds with each press (docs/behaviour.md, 2.12). */
export const ROWS_AT_ONCE = 100

type ShownRows<TRow> = {
  shown: readonly TRow[]
  /** The count and the button below the list; null when all rows are shown. */
  more: ReactNode
  /** For the element whose children are the rows. */
  listRef: RefCallback<HTMLElement>
}

/**
 * The first rows of a long list, and a button for the next ones, which focuses the first of them. How many are shown
 * is kept in the address, so that Back and reload find the same place. `name` tells the lists of a screen apart.
 */
export function useShownRows<TRow>(name: string, rows: readonly TRow[]): ShownRows<TRow> {
  const [asked, setAsked] = useUrlText(`${name}-rows`)
  const wanted = Math.max(ROWS_AT_ONCE, Math.floor(Number(asked)) || 0)
  const shown = rows.slice(0, wanted)
  const list = useRef<HTMLElement | null>(null)
  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    if (firstNew.current === null) return
    const row = list.current?.querySelectorAll<HTMLElement>(':scope > :not([data-wide])')[firstNew.current]
    firstNew.current = null
    if (!row) return
    row.tabIndex = -1
    row.focus({ preventScroll: true })
  }, [shown.length])

  const left = rows.length - shown.length
  const more = left > 0 && (
    <Foot>
      <span aria-live="polite">{`${shown.length} of ${rows.length} shown`}</span>
      <Button
        variant="line"
        size="small"
        onPress={() => {
          firstNew.current = shown.length
          setAsked(String(wanted + ROWS_AT_ONCE))
        }}
      >
        {`Show ${Math.min(ROWS_AT_ONCE, left)} more`}
      </Button>
    </Foot>
  )
  return {
    shown,
    more: more || null,
    listRef: (element) => {
      list.current = element
    },
  }
}

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  padding: 0.75rem 1.25rem;
  font-size: var(--t-small);
  color: var(--ink-2);

  .card > & {
    border-top: 1px solid var(--line);
  }
`
