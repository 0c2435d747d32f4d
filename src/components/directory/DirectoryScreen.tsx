'use client'

import { type MouseEvent, type ReactNode, lazy, useRef } from 'react'
import type { ListingCategory } from '@/contracts/directory'
import type { Listing } from '@/contracts/content'
import { passFocus } from '../layout/passFocus'
import { UrlFilterGuard } from '../layout/UrlFilterGuard'
import { DirectoryTools } from './DirectoryTools'
import { filterListings, isNarrowed } from './directoryFilters'
import { ListingRows, countText } from './ListingRows'
import { useDirectoryFilters } from './useDirectoryFilters'
import { useScrollAnchor } from './useScrollAnchor'

// Only large directories load it. Without a Suspense of its own, so that its rows are in the page without scripts too.
const LongList = lazy(async () => ({ default: (await import('./LongList')).LongList }))

type DirectoryScreenProps = {
  listings: Listing[]
  /** How many listings there are; set when `listings` are only the first of them. */
  total: number | undefined
  categories: readonly ListingCategory[]
  /** The featured strip, hidden while a filter is set. */
  children: ReactNode
}

/** The directory below its masthead: featured strip, filters, count and rows. */
export function DirectoryScreen({ listings, total, categories, children }: DirectoryScreenProps) {
  const { filters, search, endSearch, setCategory, clear } = useDirectoryFilters(categories)
  const { place, hold } = useScrollAnchor<HTMLDivElement>()
  const searchField = useRef<HTMLInputElement>(null)
  const shown = filterListings(listings, filters)

  function showAll(event: MouseEvent): void {
    hold()
    clear()
    passFocus(event, searchField.current)
  }

  return (
    <>
      <UrlFilterGuard />
      {!isNarrowed(filters) && children}
      <section className="directory-all" aria-label="All listings">
        <div ref={place} onChangeCapture={hold} onClickCapture={hold}>
          <DirectoryTools
            searchField={searchField}
            filters={filters}
            categories={categories}
            onSearch={search}
            onSearchEnd={endSearch}
            onCategory={setCategory}
          />
        </div>
        {total ? (
          <LongList {...{ listings, total, filters, searchField }} onClear={showAll} />
        ) : (
          <>
            <output className="visually-hidden">{countText(shown.length)}</output>
            <ListingRows listings={shown} onClear={showAll} />
          </>
        )}
      </section>
    </>
  )
}
