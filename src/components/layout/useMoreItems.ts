'use client'

import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { announceUrlSearch, subscribeToUrlSearch } from './useUrlSearch'

/** How many items of a long list are shown at first, and how many more each press shows. */
export const ITEMS_STEP = 24

/** The key of a history entry's state, so that Back shows as many items as before; other filters are another entry. */
const SHOWN = 'shownItems'

type MoreItems = {
  /** How many items to show. */
  wanted: number
  /** The list, whose children are the items. */
  list: RefObject<HTMLUListElement | null>
  /** Shows the next items and focuses the first of them once it is there; not before the last ones are. */
  showMore: (loaded: number) => void
}

/** How many items of a long list a public page shows: 24 unless `first` says otherwise, and 24 more with each press. */
export function useMoreItems(first = ITEMS_STEP): MoreItems {
  const wanted = useSyncExternalStore(
    subscribeToUrlSearch,
    () => readShown() ?? first,
    () => first,
  )
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  // After every render, because the items may have to be loaded first.
  useEffect(() => {
    const place = firstNew.current
    if (place === null) return
    // The view has changed since the button was pressed.
    if (place >= wanted) firstNew.current = null
    const item = list.current?.children[place]
    if (place >= wanted || !(item instanceof HTMLElement)) return
    firstNew.current = null
    item.tabIndex = -1
    item.focus({ preventScroll: true })
  })
  return {
    wanted,
    list,
    showMore(loaded) {
      if (wanted > loaded) return
      firstNew.current = wanted
      window.history.replaceState({ ...window.history.state, [SHOWN]: wanted + ITEMS_STEP }, '')
      announceUrlSearch()
    },
  }
}

function readShown(): number | undefined {
  const shown = (window.history.state as Record<string, unknown> | null)?.[SHOWN]
  return typeof shown === 'number' ? shown : undefined
}
