import type { Listing } from '@/contracts/content'

/** A listing for search engines (schema.org). No ratings: they want those from a place’s own reviewers. */
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
