import type { ListingReview, PublicCopy } from '@/contracts/creatorListings'
import { hoursText } from '../openingText'

type Shared = Omit<PublicCopy, 'imageUrl'>

/** The fields of a listing in the order of the review, each as text. */
const FIELDS: { label: string; show: (listing: Shared) => string }[] = [
  { label: 'Name', show: ({ name }) => name },
  { label: 'Category', show: ({ category }) => category },
  { label: 'Description', show: ({ description }) => description },
  { label: 'Location', show: ({ location }) => location },
  { label: 'Phone', show: ({ phone }) => phone ?? '' },
  { label: 'Website', show: ({ website }) => website ?? '' },
  { label: 'Hours', show: ({ hours }) => hours ?? '' },
  { label: 'Opening hours', show: ({ openingHours }) => hoursText(openingHours).replaceAll('; ', '\n') },
  { label: 'Looks for creators', show: ({ seeksCreators }) => (seeksCreators ? 'Yes' : 'No') },
  { label: 'Offers creators', show: ({ pitch }) => pitch ?? '' },
]

/** Each field of a listing beside its public copy's; nothing is changed of one that is not public. */
export function comparedFields({ listing, published }: ListingReview) {
  const fields = FIELDS.map(({ label, show }) => {
    const [before, after] = [published ? show(published) : '', show(listing)]
    return { label, before, after, isChanged: published !== null && before !== after }
  })
  const wish = { label: 'Wish', before: '', after: 'To be featured', isChanged: false }
  return listing.featured ? [...fields, wish] : fields
}
