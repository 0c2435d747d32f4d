import type { MouseEventHandler, ReactNode, RefObject } from 'react'
import type { Listing } from '@/contracts/content'
import { MediaPicture } from '../layout/MediaPicture'
import { Icon } from '../ui/Icon'
import type { IconName } from '../ui/icons'
import { Rating } from './Rating'

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

/** One listing as a row: picture, name, description, place and hours, rating. */
function ListingRow({ listing }: { listing: Listing }) {
  const { slug, name, category, description, location, hours, phone, website, rating, image } = listing
  return (
    <article className="listing-row">
      <div className="listing-picture">
        <MediaPicture file={image} alt="" sizes="152px" />
      </div>
      <div>
        <h3 className="display h3">
          <a href={`/directory/${slug}`}>{name}</a>
        </h3>
        <p className="subtle">{category}</p>
      </div>
      <p className="muted listing-text">{description}</p>
      <ul className="listing-meta">
        {fact('pin', location)}
        {hours && fact('clock', hours)}
        {phone && fact('phone', <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>)}
        {website &&
          fact(
            'globe',
            <a href={website} rel="ugc">
              Website<span className="visually-hidden"> of {name}</span>
            </a>,
          )}
      </ul>
      <Rating value={rating} />
    </article>
  )
}

const fact = (icon: IconName, content: ReactNode) => (
  <li>
    <Icon name={icon} size="small" />
    {content}
  </li>
)
