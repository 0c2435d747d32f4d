'use client'

import { type MouseEvent, type ReactNode, lazy, useRef, useLayoutEffect, type RefObject } from 'react'
import type { Listing } from '@/contracts/content'
import type { ListingCategory } from '@/contracts/directory'
import { passFocus } from '../layout/passFocus'
import { UrlFilterGuard } from '../layout/UrlFilterGuard'
import { lazyModule } from '../ui/lazyModule'
import { isNarrowed, type DirectoryFilters, parseFilters } from './directoryFilters'
import { ListingRows, countText } from './ListingRows'
import { changeUrlSearch, useUrlSearch } from '../layout/useUrlSearch'
import { NativeSearchField } from '../ui/native/NativeSearchField'

// Only large directories load it. Without a Suspense of its own, so that its rows are in the page without scripts too.
const LongList = lazy(async () => ({ default: (await import('./LongList')).LongList }))

// Few visitors filter, and folding accents is half a kilobyte.
const narrowed = lazyModule(() => import('./narrowed'))

type DirectoryScreenProps = {
  /** As they are shown without filters: those featured above last. */
  listings: Listing[]
  /** Their places in the editors' order. */
  order: readonly number[]
  /** Set when `listings` are only the first rows. */
  more: { total: number; cursor: string } | undefined
  categories: readonly ListingCategory[]
  /** Whether a place has opening hours by day. */
  hasHours: boolean
  /** Of the opening hours. */
  timeZone: string
  /** An example of what can be searched for. */
  placeholder: string
  /** What to do when nothing is found. */
  emptyText: string
  /** The featured strip, hidden while a filter is set. */
  children: ReactNode
}

/** The directory below its masthead: featured strip, filters, count and rows. */
export function DirectoryScreen(props: DirectoryScreenProps) {
  const { listings, order, more, categories, hasHours, timeZone, placeholder, emptyText, children } = props
  const state = useDirectoryFilters(categories)
  const { filters } = state
  const { place, hold } = useScrollAnchor<HTMLDivElement>()
  const searchField = useRef<HTMLInputElement>(null)
  const isNarrow = isNarrowed(filters)
  // Also says that there are none at all.
  const isNeeded = !more && (isNarrow || !listings.length)
  const loaded = narrowed.useWhen(isNeeded)
  const isWaiting = isNeeded && !loaded
  const shown = isNarrow && loaded ? loaded.narrow(listings, { filters, order, timeZone }) : listings

  function showAll(event: MouseEvent): void {
    hold()
    state.clear()
    passFocus(event, searchField.current)
  }

  return (
    <>
      <UrlFilterGuard />
      {isNarrow || children}
      <section className="directory-all" aria-label="All listings">
        <div ref={place} onChangeCapture={hold} onClickCapture={hold} onFocus={narrowed.preload}>
          <DirectoryTools {...{ ...state, searchField, categories, hasHours, placeholder }} />
        </div>
        {more ? (
          <LongList {...{ listings, ...more, filters, searchField, emptyText }} onClear={showAll} />
        ) : (
          <>
            <output className="visually-hidden">{isWaiting || countText(shown.length)}</output>
            {loaded && !shown.length ? (
              <loaded.NoListings text={emptyText} onClear={showAll} />
            ) : (
              <ListingRows listings={shown} isHidden={isWaiting} />
            )}
          </>
        )}
      </section>
    </>
  )
}

/**
 * Keeps an element at its position in the window while content above it appears or disappears. Call `hold` before
 * the change; the next render restores the position.
 */
function useScrollAnchor<T extends HTMLElement>(): { place: RefObject<T | null>; hold: () => void } {
  const place = useRef<T>(null)
  const held = useRef<number | null>(null)
  const hold = () => {
    held.current = place.current?.getBoundingClientRect().top ?? null
  }
  useLayoutEffect(() => {
    if (held.current === null || !place.current) return
    const top = place.current.getBoundingClientRect().top - held.current
    held.current = null
    window.scrollBy({ top, behavior: 'instant' })
  })
  return { place, hold }
}

type DirectoryFiltersState = {
  filters: DirectoryFilters
  /** Sets a filter of the address: Back and Forward step through them; a search is one step. */
  choose: (filter: Partial<DirectoryFilters>) => void
  clear: () => void
}

/** The directory's filters, kept in the address. */
function useDirectoryFilters(categories: readonly ListingCategory[]): DirectoryFiltersState {
  const filters = parseFilters(useUrlSearch(), categories)
  return {
    filters,
    choose: (filter) => changeUrlSearch(filter, 'q' in filter && filters.q ? 'replace' : 'push'),
    clear: () => changeUrlSearch({ q: '', category: '', open: '' }, 'push'),
  }
}

type DirectoryToolsProps = Omit<DirectoryFiltersState, 'clear'> & {
  searchField: RefObject<HTMLInputElement | null>
  categories: readonly ListingCategory[]
  hasHours: boolean
  placeholder: string
}

/** Category, hours and search of the directory, in one row. */
function DirectoryTools(props: DirectoryToolsProps) {
  const { searchField, filters, categories, hasHours, placeholder, choose } = props
  const { q, category, open } = filters
  const tab = (label: string, isOn: boolean, filter: Partial<DirectoryFilters>) => (
    <button key={label} type="button" className="tab" aria-pressed={isOn} onClick={() => choose(filter)}>
      {label}
    </button>
  )
  return (
    <search className="directory-tools" aria-label="Listings">
      <fieldset className="tabs" aria-label="Category">
        {(['', ...categories] as const).map((each) =>
          tab(each || 'All Categories', category === each, { category: each }),
        )}
        {hasHours && tab('Open now', open !== '', { open: open ? '' : 'now' })}
      </fieldset>
      <NativeSearchField
        ref={searchField}
        aria-label="Search by name, description or location"
        placeholder={placeholder}
        value={q}
        onSearch={(words) => choose({ q: words })}
      />
    </search>
  )
}
