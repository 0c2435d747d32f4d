import type { MouseEventHandler, RefObject } from 'react'
import type { Listing } from '@/contracts/content'
import { ListingRow } from './ListingRow'

type ListingRowsProps = {
  listings: Listing[]
  list?: RefObject<HTMLUListElement | null>
  onClear: MouseEventHandler
}

/** The listings as rows, or that there are none. */
export function ListingRows({ listings, list, onClear }: ListingRowsProps) {
  if (listings.length === 0) {
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
  return (
    <ul className="listing-rows" ref={list}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingRow listing={listing} />
        </li>
      ))}
    </ul>
  )
}

export function countText(count: number): string {
  return `Showing ${count} ${count === 1 ? 'listing' : 'listings'}`
}
