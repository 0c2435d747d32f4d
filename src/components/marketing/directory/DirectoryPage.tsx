import { LISTING_CATEGORIES } from '@/endpoints/marketing/contract'
import type { PageCopy } from '@/globals/copy'
import type { Listing } from '@/globals/readPublic'
import { Headline } from '../../layout/Headline'
import { LongText } from '../../layout/LongText'
import { DirectoryScreen } from './DirectoryScreen'
import { DirectoryStyles } from './DirectoryStyles'
import { FeaturedListings } from './FeaturedListings'
import { featuredListings } from './directoryFilters'
import { listingList } from './listingList'

type DirectoryPageProps = { copy: PageCopy<'directory'>; listings: Listing[] }

/** The business directory: masthead, up to three featured places, then all of them (public spec, section 2). */
export function DirectoryPage({ copy, listings }: DirectoryPageProps) {
  const featured = featuredListings(listings)
  return (
    <main id="main" className="wrap directory">
      <DirectoryStyles />
      <noscript>
        <style>{'.directory-tools{display:none!important}'}</style>
      </noscript>
      <div className="grid12 masthead">
        <Headline as="h1" size="h1" copy={copy.heading} />
        <div className="masthead-aside">
          <p className="stamp">{copy.stamp}</p>
          <LongText className="muted" text={copy.intro} />
        </div>
      </div>
      <DirectoryScreen listings={listings} categories={LISTING_CATEGORIES}>
        {featured.length > 0 && <FeaturedListings listings={featured} />}
      </DirectoryScreen>
      {listings.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: listingList(listings) }} />
      )}
    </main>
  )
}
