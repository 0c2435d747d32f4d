import type { Listing } from '@/contracts/content'

/** A listing as schema.org data for search engines. No ratings: those must come from a site's own reviewers. */
export function describeListing({ name, category, description, location, phone, website, image }: Listing) {
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
