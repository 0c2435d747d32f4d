'use client'

import { type RefCallback, useEffect, useRef } from 'react'

/**
 * Focuses the first of the rows that are added to a list after `awaitRow` was called. `count` is how many are shown.
 */
export function useRowFocus(count: number): { listRef: RefCallback<HTMLElement>; awaitRow: () => void } {
  const list = useRef<HTMLElement | null>(null)
  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    if (firstNew.current === null) return
    const row = list.current?.querySelectorAll<HTMLElement>(':scope > :not([data-wide])')[firstNew.current]
    if (!row) return
    firstNew.current = null
    row.tabIndex = -1
    row.focus({ preventScroll: true })
  }, [count])
  return {
    listRef: (element) => {
      list.current = element
    },
    awaitRow: () => {
      firstNew.current = count
    },
  }
}
