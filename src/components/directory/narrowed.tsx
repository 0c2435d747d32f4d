import type { MouseEventHandler } from 'react'
import type { Listing } from '@/contracts/content'
import { openUntil, weekMoment } from '@/contracts/openingTimes'
import { matchesWords } from '../layout/matchesWords'
import type { DirectoryFilters } from './directoryFilters'

type Asked = {
  filters: DirectoryFilters
  /** The places of the listings in the editors' order. */
  order: readonly number[]
  timeZone: string
}

/**
 * The listings that pass filters, in the editors' order: all words occur in name, description or location, and it is of
 * the category, and open at this moment on the directory's clock. A place without hours by day never is.
 */
export function narrow(listings: readonly Listing[], { filters, order, timeZone }: Asked): Listing[] {
  const { q, category, open } = filters
  const now = weekMoment(new Date(), timeZone)
  return order.flatMap((place) => {
    const listing = listings[place]
    if (!listing) return []
    const { name, description, location, openingHours } = listing
    const isOpen = openingHours !== null && openUntil(openingHours, now) !== null
    const fits = matchesWords(q, name, description, location) && (isOpen || !open)
    return fits && (category === '' || category === listing.category) ? [listing] : []
  })
}

/** That no listing passes the filters. */
export function NoListings({ text, onClear }: { text: string; onClear: MouseEventHandler }) {
  return (
    <div className="empty directory-empty">
      <h2>No Listings Found</h2>
      <p className="muted">{text}</p>
      <button type="button" className="button button-line button-small" onClick={onClear}>
        Show all listings
      </button>
    </div>
  )
}
