import type { Listing } from '@/contracts/content'
import { placePath } from '@/contracts/directory'
import { WEEK_DAY_NAMES } from '@/contracts/openingTimes'

/** A place as schema.org data for search engines. No ratings: those must come from a site's own reviewers. */
export function describePlace(place: Listing, siteUrl: string): object {
  const { name, category, description, location, phone, website, image, openingHours, slug } = place
  return {
    '@type': 'LocalBusiness',
    name,
    description,
    keywords: category,
    address: `${location}, Florida`,
    telephone: phone ?? undefined,
    url: website ?? `${siteUrl}${placePath(slug)}`,
    image: image ? `${siteUrl}${image.url}` : undefined,
    openingHoursSpecification: openingHours?.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${WEEK_DAY_NAMES[day]}`),
      opens,
      // How search engines read a whole day.
      closes: opens === '00:00' && closes === '00:00' ? '23:59' : closes,
    })),
  }
}
