import { LISTING_CATEGORIES } from '@/contracts/directory'
import type { PageCopy } from '@/contracts/content'
import type { Listing } from '@/contracts/content'
import { ItemListData } from '../layout/ItemListData'
import { Masthead } from '../layout/Masthead'
import { DirectoryScreen } from './DirectoryScreen'
import { DirectoryStyles } from './DirectoryStyles'
import { FeaturedListings } from './FeaturedListings'
import { featuredListings } from './directoryFilters'
import { describeListing } from './describeListing'

type DirectoryPageProps = { copy: PageCopy<'directory'>; listings: Listing[] }

/** The business directory: masthead, up to three featured listings, then all of them (docs/behaviour.md, 3.6). */
export function DirectoryPage({ copy, listings }: DirectoryPageProps) {
  const featured = featuredListings(listings)
  return (
    <main id="main" className="wrap directory">
      <DirectoryStyles />
      <Masthead copy={copy} />
      <DirectoryScreen listings={listings} categories={LISTING_CATEGORIES}>
        {featured.length > 0 && <FeaturedListings listings={featured} />}
      </DirectoryScreen>
      <ItemListData items={listings.map(describeListing)} />
    </main>
  )
}
