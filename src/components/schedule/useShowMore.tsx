'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button'
import { useRenderedCount } from '../ui/useRenderedCount'

/** How many rows are rendered at a time. */
const STEP = 6

/** How many more rows each press shows: with thousands at once a press would be slow. */
const MORE = 50

/**
 * The first rows of a list that can have thousands, and a button that shows the next ones and focuses the first of
 * them. `more` goes below the list.
 */
export function useShowMore<TRow, TList extends HTMLElement = HTMLUListElement>(
  all: readonly TRow[],
  atFirst: number,
) {
  const [wanted, setWanted] = useState(atFirst)
  const { made, end, make } = useRenderedCount(Math.min(all.length, wanted), STEP)
  const list = useRef<TList>(null)
  const firstNew = useRef<number | null>(null)
  const count = Math.min(wanted, made)
  useEffect(() => {
    if (firstNew.current === null) return
    const place = firstNew.current
    firstNew.current = null
    // react-aria creates its rows shortly after the render.
    const frame = requestAnimationFrame(() => focusRow(list.current?.children[place]))
    return () => cancelAnimationFrame(frame)
  }, [wanted])

  const left = all.length - wanted
  const more: ReactNode = (
    <>
      {end}
      {left > 0 && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            firstNew.current = wanted
            setWanted(wanted + MORE)
            make(Math.max(made, wanted + STEP))
          }}
        >
          {`Show ${Math.min(left, MORE)} more`}
        </Button>
      )}
    </>
  )
  return { first: all.slice(0, count), rest: all.slice(count), more, list }
}

function focusRow(row: Element | undefined): void {
  if (!(row instanceof HTMLElement)) return
  row.tabIndex = -1
  row.focus({ preventScroll: true })
}
