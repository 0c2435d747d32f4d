import type { Field, Payload } from 'payload'
import type { MarketingSlug } from '@/contracts/content'
import { defaultCopy } from '@/globals/defaults'
import { showCopy } from './showCopy'

/** What visitors see of a global: what was published last; the shipped copy if nothing ever was. */
export async function publishedCopy(payload: Payload, slug: MarketingSlug): Promise<object> {
  // Overrides access, because a page has no user; only published copy is returned.
  const stored = await payload.findGlobal({ slug, depth: 1, overrideAccess: true })
  const shown = stored._status === 'published' ? stored : await lastPublished(payload, slug)
  return shown ? copyOf(payload, slug, shown) : defaultCopy[slug]
}

/** A stored global, or a version of it, as its pages read it. */
export function copyOf(payload: Payload, slug: MarketingSlug, stored: object): object {
  return showCopy(fieldsOf(payload, slug), { ...stored })
}

export function fieldsOf(payload: Payload, slug: MarketingSlug): Field[] {
  return payload.globals.config.find((each) => each.slug === slug)?.fields ?? []
}

async function lastPublished(payload: Payload, slug: MarketingSlug): Promise<object | undefined> {
  const { docs } = await payload.findGlobalVersions({
    slug,
    where: { 'version._status': { equals: 'published' } },
    sort: '-updatedAt',
    limit: 1,
    depth: 1,
    overrideAccess: true,
  })
  return docs[0]?.version
}
