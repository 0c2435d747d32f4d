import { type DirectoryStart, LISTING_CATEGORIES, placePath } from '@/contracts/directory'
import type { PageCopy, Listing } from '@/contracts/content'
import { ItemListData } from '../layout/ItemListData'
import { Masthead } from '../layout/Masthead'
import { MoreItemsStyles } from '../layout/MoreItemsStyles'
import { NeedsScript } from '../layout/NeedsScript'
import { DirectoryScreen } from './DirectoryScreen'
import { featuredListings, firstView } from './firstView'
import { phoneQuery, onNarrowPhone, onPhone } from '../theme/tokens'
import { MediaPicture } from '../layout/MediaPicture'
import { Link } from '../ui/Link'
import { Rating } from './Rating'
import { styleSheet } from '../theme/styleSheet'
import { withoutScript } from '../theme/states'

type DirectoryPageProps = {
  copy: PageCopy<'directory'>
  start: DirectoryStart
  /** Of the opening hours. */
  timeZone: string
}

/** The business directory: masthead, up to three featured listings, then all of them (docs/behaviour.md, 3.6). */
export function DirectoryPage({ copy, start, timeZone }: DirectoryPageProps) {
  const { listings, total, cursor, hasHours } = start
  const featured = featuredListings(listings)
  const { shown, order } = firstView(listings)
  const isCut = cursor !== null
  return (
    <main id="main" className="wrap directory">
      <DirectoryStyles />
      {isCut && <MoreItemsStyles />}
      <Masthead copy={copy} />
      <DirectoryScreen
        listings={shown}
        order={order}
        more={isCut ? { total, cursor } : undefined}
        categories={LISTING_CATEGORIES}
        hasHours={hasHours}
        timeZone={timeZone}
        placeholder={copy.list.placeholder}
        emptyText={copy.list.emptyText}
      >
        {featured.length > 0 && <FeaturedListings heading={copy.list.featuredHeading} listings={featured} />}
      </DirectoryScreen>
      {isCut && <NeedsScript what="Seeing every listing" />}
      <ItemListData items={listings.map((listing) => describeListing(listing, isCut))} />
    </main>
  )
}

/**
 * A listing as schema.org data for search engines, without its text in a long list. No ratings: those must come from a
 * site's own reviewers.
 */
function describeListing(listing: Listing, isCut: boolean) {
  const { name, category, description, location, phone, website, image } = listing
  return {
    '@type': 'LocalBusiness',
    name,
    ...(isCut ? {} : { description, keywords: category }),
    address: `${location}, Florida`,
    telephone: phone ?? undefined,
    url: website ?? undefined,
    image: image?.url,
  }
}

/** Up to three highlighted listings: one large, two beside it. */
function FeaturedListings({ heading, listings }: { heading: string; listings: Listing[] }) {
  return (
    <section aria-labelledby="featured">
      <h2 className="visually-hidden" id="featured">
        {heading}
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
  const { slug, name, category, description, location, rating, image } = listing
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
        <h3 className="display h3">
          <Link href={placePath(slug)}>{name}</Link>
        </h3>
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

/** The directory: featured listings, one row of filters, and rows like a table of contents. */
const DirectoryStyles = styleSheet('directory')`
.listing-picture{overflow:hidden;background:var(--sunken);& img{width:100%;height:100%;object-fit:cover}}
.listing-row,.listing-featured article{position:relative;
  & h3 a{color:inherit;text-decoration:none}
  & h3 a::after{content:"";position:absolute;inset:0}
  &:hover h3 a{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.15em}
}
.listing-meta a{position:relative}
.listing-text{font-size:var(--t-ui);line-height:1.5}
.rating{display:inline-flex;align-items:center;gap:.25rem;color:var(--ink);font-size:var(--t-small);font-weight:550;
  font-variant-numeric:tabular-nums;
  & .icon{width:.9375rem;height:.9375rem;fill:var(--coral);stroke:var(--coral)}
}
.listing-featured{row-gap:var(--gutter);
  & article{min-width:0}
  & .h3{margin-top:.5rem}
  & .listing-body{display:grid;gap:.5rem;align-content:start}
  & .subtle{display:flex;gap:1rem;align-items:center}
  & li:nth-child(1){grid-column:1/8;grid-row:1/3;
    & .listing-picture{aspect-ratio:16/11}
    & article{display:grid;grid-template-columns:1fr 1fr;gap:1.25rem 2rem}
    & .listing-picture{grid-column:1/-1}
  }
  & li:nth-child(n+2){grid-column:8/13;
    & .listing-picture{grid-row:1/3;aspect-ratio:1}
    & article{display:grid;grid-template:1fr auto/1fr 1fr;gap:.5rem 1.25rem}
    & .listing-head{align-self:end}
  }
  & li:nth-child(3){align-self:end}
  & li:only-child{grid-column:1/-1;& .listing-picture{aspect-ratio:21/9}}
}
.directory-all{padding-bottom:var(--s-10)}
.listing-featured + *,section + .directory-all{margin-top:clamp(3rem,6vw,6rem)}
.directory-tools{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:1rem 1.5rem;
  padding-bottom:1.5rem;
  & .tabs{border:0}
  & .input-wrap{flex:1 1 14rem;max-width:22rem}
}
.listing-rows{border-bottom:1px solid var(--line);& > li{border-top:1px solid var(--line)}}
.listing-row{display:grid;grid-template-columns:9.5rem minmax(0,1.1fr) minmax(0,1.3fr) minmax(0,1fr) 5rem;
  gap:var(--gutter);align-items:center;padding-block:1.25rem;
  & .listing-picture{aspect-ratio:4/3}
  & .subtle{margin-top:.25rem}
}
.listing-meta{display:grid;font-size:var(--t-small);color:var(--ink-2);line-height:1.35;
  & li{display:flex;gap:.5rem;align-items:center;min-height:1.5rem}
  & .icon{color:var(--ink-3)}
  & a{display:inline-flex;align-items:center;min-height:1.5rem;text-underline-offset:.25em;
    text-decoration-thickness:1px}
  & a:hover{color:var(--ink);text-decoration-thickness:2px}
  @media (pointer:coarse){& a{min-width:2.75rem;min-height:2.75rem}}
}
.directory-empty{min-height:22rem;padding-top:2.5rem;border-top:1px solid var(--line)}
[data-unfiltered] :is(.listing-rows,.listing-featured){visibility:hidden}
@media (max-width:1100px){
  .listing-row{grid-template-columns:9.5rem minmax(0,1fr) minmax(0,1fr) 4rem;
    & .listing-picture{grid-row:1/3}
    & .listing-text{grid-column:2;grid-row:2;align-self:start}
    & .listing-meta{grid-column:3;grid-row:1/3}
    & .rating{grid-column:4;grid-row:1/3}
  }
}
${onPhone}{
  .listing-featured{row-gap:1.5rem}
  .listing-featured li:nth-child(n){grid-column:1/-1;grid-row:auto}
  .listing-featured li:nth-child(1) article{grid-template-columns:1fr;gap:.75rem}
  .listing-featured li:nth-child(n+2) article{grid-template-columns:12rem 1fr}
  .directory-tools .tabs{margin-inline:calc(-1*var(--margin));padding-inline:var(--margin)}
  .directory-tools > :nth-child(n){flex:1 1 100%;min-width:0;max-width:none}
  .listing-row{grid-template-columns:6.5rem 1fr;gap:.5rem 1rem;align-items:start;
    & > :nth-child(n+2){grid-column:2;grid-row:auto}
    & .listing-picture{grid-row:1/6}
  }
  .listing-meta{grid-template-columns:1fr 1fr}
}
${onNarrowPhone}{
  .listing-featured li:nth-child(n+2) article{grid-template-columns:clamp(6.5rem,33vw,8rem) 1fr;column-gap:1rem}
  .listing-meta{grid-template-columns:1fr}
}
${withoutScript('.directory-tools{display:none!important}')}
`
