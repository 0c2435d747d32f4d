import type { Payload, PayloadRequest } from 'payload'
import { LINK_CODE, LINK_PARAM } from '@/contracts/links/linkCode'
import { driverCollection } from '@/database/driverCollection'
import { letters } from '@/domain/audience/letters/letters'

/**
 * The path that a short link leads to, with its code for the cart: its product's page, or the shop if it has no product
 * or the product is not for sale. Never another site. Null for an unknown link. Writes nothing.
 */
export async function linkTarget(payload: Payload, typed: string): Promise<string | null> {
  const code = typed.toLowerCase()
  if (!LINK_CODE.test(code)) return null
  const { docs } = await payload.find({
    collection: 'short-links',
    where: { code: { equals: code } },
    limit: 1,
    depth: 1,
    pagination: false,
    // Short links are public.
    overrideAccess: true,
  })
  const [link] = docs
  if (!link) return null
  const product = typeof link.productId === 'object' ? link.productId : null
  const isForSale = product?.isActive && !product.isWaiting && product.slug
  return `${isForSale ? `/shop/${product.slug}` : '/shop'}?${LINK_PARAM}=${code}`
}

/** The codes that are short links, or of letters; drops whatever else a browser sends. */
export async function knownLinks(
  req: Pick<PayloadRequest, 'payload'>,
  codes: readonly (string | null)[],
): Promise<Set<string>> {
  const asked = [...new Set(codes.filter((code) => code !== null))]
  if (asked.length === 0) return new Set()
  const found = { code: { $in: asked } }
  const [links, sent] = await Promise.all([
    driverCollection(req, 'short-links').find(found).project<{ code: string }>({ code: 1 }).toArray(),
    letters(req).find(found).project<{ code: string }>({ code: 1 }).toArray(),
  ])
  return new Set([...links, ...sent].map(({ code }) => code))
}
