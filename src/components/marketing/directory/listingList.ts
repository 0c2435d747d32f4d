import type { Listing } from '@/globals/readPublic'

/** The listings for search engines: JSON-LD, safe inside a script element. Addresses are relative to the page. */
export function listingList(listings: Listing[]): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: listings.map((listing, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: describe(listing),
    })),
  }
  return JSON.stringify(list).replaceAll('<', '\\u003c')
}

/** No ratings: search engines want them from a place's own reviewers. */
function describe({ name, category, description, location, phone, website, image }: Listing) {
  return {
    '@type': 'LocalBusiness',
    name,
    description,
    keywords: category,
    address: `${location}, Florida`,
    telephone: phone ?? undefined,
    url: website ?? undefined,
    image: image?.url,
  }
}
