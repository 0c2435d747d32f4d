import config from '@payload-config'
import { getPayload } from 'payload'
import { cache } from 'react'
import { environment } from '@/environment'
import type { MarketingSlug, PageCopy } from '@/contracts/content'
import { defaultCopy } from '@/globals/defaults'
import { isPreviewing } from './isPreviewing'
import { showCopy } from './showCopy'

/**
 * A global's copy for a page: the default copy while building (without a database), the latest draft in the
 * preview, else what is published. An unpublished global shows the default copy. Throws when the database is
 * down, so that the last good page stays.
 */
export function readGlobal<S extends MarketingSlug>(slug: S): Promise<PageCopy<S>> {
  return readOnce(slug) as Promise<PageCopy<S>>
}

const readOnce = cache(async (slug: MarketingSlug): Promise<object> => {
  if (environment.isBuilding) return defaultCopy[slug]
  const isDraft = await isPreviewing()
  const payload = await getPayload({ config })
  // Overrides access, because the page has no user: only published copy is returned, and drafts only to staff.
  const stored = await payload.findGlobal({ slug, depth: 1, draft: isDraft, overrideAccess: true })
  if (!isDraft && stored._status !== 'published') return defaultCopy[slug]
  return showCopy(payload.globals.config.find((each) => each.slug === slug)?.fields ?? [], { ...stored })
})
