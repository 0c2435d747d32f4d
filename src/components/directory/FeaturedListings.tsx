import type { Listing } from '@/contracts/content'
import { phoneQuery } from '../theme/tokens'
import { MediaPicture } from '../layout/MediaPicture'
import { Rating } from './Rating'

/** Up to three highlighted listings: one large, two beside it. */
export function FeaturedListings({ listings }: { listings: Listing[] }) {
  return (
    <section aria-labelledby="featured">
      <h2 className="visually-hidden" id="featured">
        Featured listings
      </h2>
      <ul className="grid12 listing-featured">
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <FeaturedListing listing={listing} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FeaturedListing({ listing, isFirst }: { listing: Listing; isFirst: boolean }) {
  const { name, category, description, location, rating, image } = listing
  return (
    <article>
      <div className="listing-picture">
        <MediaPicture
          file={image}
          sizes={isFirst ? `${phoneQuery} 100vw, 58vw` : `${phoneQuery} 128px, 20vw`}
          isFirst={isFirst}
        />
      </div>
      <div className="listing-head">
        <p className="caption">{category}</p>
        <h3 className="display h3">{name}</h3>
      </div>
      <div className="listing-body">
        <p className="muted listing-text">{description}</p>
        <p className="subtle">
          <Rating value={rating} />
          {location}
        </p>
      </div>
    </article>
  )
}
