'use client'

import { type MouseEvent, type MouseEventHandler, type ReactNode, useRef } from 'react'
import type { ListingCategory } from '@/contracts/directory'
import type { Listing } from '@/contracts/content'
import { passFocus } from '../layout/passFocus'
import { UrlFilterGuard } from '../layout/UrlFilterGuard'
import { DirectoryTools } from './DirectoryTools'
import { filterListings, isNarrowed } from './directoryFilters'
import { ListingRow } from './ListingRow'
import { useDirectoryFilters } from './useDirectoryFilters'
import { useScrollAnchor } from './useScrollAnchor'

type DirectoryScreenProps = {
  listings: Listing[]
  categories: readonly ListingCategory[]
  /** The featured strip, hidden while a filter is set. */
  children: ReactNode
}

/** The directory below its masthead: featured strip, filters, count and rows. */
export function DirectoryScreen({ listings, categories, children }: DirectoryScreenProps) {
  const { filters, search, endSearch, setCategory, clear } = useDirectoryFilters(categories)
  const { place, hold } = useScrollAnchor<HTMLDivElement>()
  const searchField = useRef<HTMLInputElement>(null)
  const shown = filterListings(listings, filters)

  function showAll(event: MouseEvent): void {
    clear()
    passFocus(event, searchField.current)
  }

  return (
    <>
      <UrlFilterGuard />
      {!isNarrowed(filters) && children}
      <section
        className="directory-all"
        aria-label="All listings"
        onChangeCapture={hold}
        onClickCapture={hold}
      >
        <div ref={place}>
          <DirectoryTools
            searchField={searchField}
            filters={filters}
            categories={categories}
            onSearch={search}
            onSearchEnd={endSearch}
            onCategory={setCategory}
          />
        </div>
        <output className="visually-hidden">{count(shown.length)}</output>
        {shown.length === 0 ? (
          <NothingFound onClear={showAll} />
        ) : (
          <ul className="listing-rows">
            {shown.map((listing) => (
              <li key={listing.id}>
                <ListingRow listing={listing} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function NothingFound({ onClear }: { onClear: MouseEventHandler }) {
  return (
    <div className="empty directory-empty">
      <h2>No Listings Found</h2>
      <p className="muted">Try another category, or fewer words.</p>
      <button type="button" className="button button-line button-small" onClick={onClear}>
        Show all listings
      </button>
    </div>
  )
}

function count(shown: number): string {
  return `Showing ${shown} ${shown === 1 ? 'listing' : 'listings'}`
}
