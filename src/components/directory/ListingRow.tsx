import type { Listing } from '@/contracts/content'
import { MediaPicture } from '../layout/MediaPicture'
import { Icon } from '../ui/Icon'
import { Rating } from './Rating'

/** One listing as a row: picture, name, description, place and hours, rating. */
export function ListingRow({ listing }: { listing: Listing }) {
  const { name, category, description, location, hours, phone, website, rating, image } = listing
  return (
    <article className="listing-row">
      <div className="listing-picture">
        <MediaPicture file={image} alt="" sizes="152px" />
      </div>
      <div>
        <h3 className="display h3">{name}</h3>
        <p className="subtle">{category}</p>
      </div>
      <p className="muted listing-text">{description}</p>
      <ul className="listing-meta">
        <li>
          <Icon name="pin" size="small" />
          {location}
        </li>
        {hours && (
          <li>
            <Icon name="clock" size="small" />
            {hours}
          </li>
        )}
        {phone && (
          <li>
            <Icon name="phone" size="small" />
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </li>
        )}
        {website && (
          <li>
            <Icon name="globe" size="small" />
            <a href={website} rel="noopener">
              Website<span className="visually-hidden"> of {name}</span>
            </a>
          </li>
        )}
      </ul>
      <Rating value={rating} />
    </article>
  )
}
