import { type DirectoryStart, LISTING_CATEGORIES } from '@/contracts/directory'
import type { PageCopy } from '@/contracts/content'
import { ItemListData } from '../layout/ItemListData'
import { Masthead } from '../layout/Masthead'
import { MoreItemsStyles } from '../layout/MoreItemsStyles'
import { NeedsScript } from '../layout/NeedsScript'
import { DirectoryScreen } from './DirectoryScreen'
import { DirectoryStyles } from './DirectoryStyles'
import { FeaturedListings } from './FeaturedListings'
import { featuredListings } from './directoryFilters'
import { describeListing } from './describeListing'

type DirectoryPageProps = { copy: PageCopy<'directory'>; start: DirectoryStart }

/** The business directory: masthead, up to three featured listings, then all of them (docs/behaviour.md, 3.6). */
export function DirectoryPage({ copy, start: { listings, total } }: DirectoryPageProps) {
  const featured = featuredListings(listings)
  const isCut = total > listings.length
  return (
    <main id="main" className="wrap directory">
      <DirectoryStyles />
      {isCut && <MoreItemsStyles />}
      <Masthead copy={copy} />
      <DirectoryScreen listings={listings} total={isCut ? total : undefined} categories={LISTING_CATEGORIES}>
        {featured.length > 0 && <FeaturedListings listings={featured} />}
      </DirectoryScreen>
      {isCut && <NeedsScript what="Seeing every listing" />}
      <ItemListData items={listings.map(describeListing)} />
    </main>
  )
}
