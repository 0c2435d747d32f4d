import type { CollectionBeforeChangeHook } from 'payload'
import { freeSlug } from '@/domain/commerce/productSlugs'
import type { Product as StoredProduct } from '@/payload-types'

/**
 * Derives a new product's address from its title. A changed title keeps the address; a changed address is remembered,
 * so that the old one redirects to it (docs/behaviour.md, 5.5).
 */
export const setSlug: CollectionBeforeChangeHook<StoredProduct> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const title: unknown = data.title
  if (operation === 'create') {
    return { ...data, slug: await freeSlug(req, typeof title === 'string' ? title : ''), formerSlugs: [] }
  }
  const { slug: stored, formerSlugs } = originalDoc ?? {}
  const sent: unknown = data.slug
  if (!sent || !stored || sent === stored) return { ...data, slug: stored, formerSlugs }
  return {
    ...data,
    formerSlugs: [...new Set([...(formerSlugs ?? []), stored])].filter((each) => each !== sent),
  }
}
