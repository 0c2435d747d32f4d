import type { ReactNode, RefObject } from 'react'
import type { Listing } from '@/contracts/content'
import { MediaPicture } from '../layout/MediaPicture'
import { Icon } from '../ui/Icon'
import type { IconName } from '../ui/icons'
import { Rating } from './Rating'

type ListingRowsProps = {
  listings: Listing[]
  list?: RefObject<HTMLUListElement | null>
  /** Keep their place while it is not known which of them pass the filters. */
  isHidden: boolean
}

/** The listings as rows. */
export function ListingRows({ listings, list, isHidden }: ListingRowsProps) {
  return (
    <ul className="listing-rows" ref={list} style={isHidden ? { visibility: 'hidden' } : undefined}>
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
