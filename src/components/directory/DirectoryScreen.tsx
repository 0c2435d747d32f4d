'use client'

import { type MouseEvent, type ReactNode, lazy, useRef, useLayoutEffect, type RefObject } from 'react'
import type { Listing } from '@/contracts/content'
import { passFocus } from '../layout/passFocus'
import { UrlFilterGuard } from '../layout/UrlFilterGuard'
import { lazyModule } from '../ui/lazyModule'
import {
  filterListings,
  isNarrowed,
  type Category,
  type DirectoryFilters,
  parseFilters,
} from './directoryFilters'
import { ListingRows, countText } from './ListingRows'
import { changeUrlSearch, useUrlSearch } from '../layout/useUrlSearch'
import { NativeSearchField } from '../ui/native/NativeSearchField'

// Only large directories load it. Without a Suspense of its own, so that its rows are in the page without scripts too.
const LongList = lazy(async () => ({ default: (await import('./LongList')).LongList }))

// Few visitors filter, and folding accents is half a kilobyte.
const tests = lazyModule(() => import('./listingTests'))

type DirectoryScreenProps = {
  listings: Listing[]
  /** How many listings there are; set when `listings` are only the first rows, without those featured above. */
  total: number | undefined
  categories: readonly Category[]
  /** Of the opening hours. */
  timeZone: string
  /** The featured strip, hidden while a filter is set. */
  children: ReactNode
}

/** The directory below its masthead: featured strip, filters, count and rows. */
export function DirectoryScreen({ listings, total, categories, timeZone, children }: DirectoryScreenProps) {
  const state = useDirectoryFilters(categories)
  const { filters } = state
  const { place, hold } = useScrollAnchor<HTMLDivElement>()
  const searchField = useRef<HTMLInputElement>(null)
  const isNarrow = isNarrowed(filters)
  const test = tests.useWhen(isNarrow)?.passes(filters, timeZone)
  const isWaiting = isNarrow && !test
  const shown = filterListings(listings, filters, test)

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
        <div ref={place} onChangeCapture={hold} onClickCapture={hold} onFocus={tests.preload}>
          <DirectoryTools {...{ ...state, searchField, categories }} />
        </div>
        {total ? (
          <LongList {...{ listings, total, filters, test, searchField }} onClear={showAll} />
        ) : (
          <>
            <output className="visually-hidden">{isWaiting || countText(shown.length)}</output>
            {isWaiting || <ListingRows listings={shown} onClear={showAll} />}
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
  search: (q: string) => void
  setCategory: (category: DirectoryFilters['category']) => void
  clear: () => void
}

/** The directory's filters, kept in the address: Back and Forward step through them; a search is one step. */
function useDirectoryFilters(categories: readonly Category[]): DirectoryFiltersState {
  const address = useUrlSearch()
  const filters = parseFilters(address, categories)
  return {
    filters,
    search: (q) => changeUrlSearch({ q }, filters.q ? 'replace' : 'push'),
    setCategory: (category) => changeUrlSearch({ category }, 'push'),
    clear: () => changeUrlSearch({ q: '', category: '' }, 'push'),
  }
}

type DirectoryToolsProps = Omit<DirectoryFiltersState, 'clear'> & {
  searchField: RefObject<HTMLInputElement | null>
  categories: readonly Category[]
}

/** Category and search of the directory, in one row. */
function DirectoryTools({ searchField, filters, categories, search, setCategory }: DirectoryToolsProps) {
  return (
    <search className="directory-tools" aria-label="Listings">
      <fieldset className="tabs" aria-label="Category">
        {(['', ...categories] as const).map((category) => (
          <button
            key={category}
            type="button"
            className="tab"
            aria-pressed={filters.category === category}
            onClick={() => setCategory(category)}
          >
            {category || 'All Categories'}
          </button>
        ))}
      </fieldset>
      <NativeSearchField
        ref={searchField}
        aria-label="Search by name, description or location"
        placeholder="Name, description or city"
        value={filters.q}
        onSearch={search}
      />
    </search>
  )
}
