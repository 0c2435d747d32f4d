import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'
import { environment } from '@/environment'
import type { MarketingSlug, PageCopy } from '@/contracts/content'
import { defaultCopy } from '@/globals/defaults'
import { sampleListings } from '@/globals/samples'
import { countedCopy, isCounting } from './countedCopy'
import { isPreviewing } from './isPreviewing'
import { markCopy } from './markCopy'
import { copyOf, fieldsOf, publishedCopy } from './publishedCopy'

/**
 * A global's copy for a page: the default copy while building (without a database), the latest draft, with marks of its
 * fields, in the preview, else what was published last. Throws when the database is down, so that the last good page
 * stays.
 */
export function readGlobal<S extends MarketingSlug>(slug: S): Promise<PageCopy<S>> {
  return readOnce(slug) as Promise<PageCopy<S>>
}

const readOnce = cache(async (slug: MarketingSlug): Promise<object> => {
  const copy = await readRaw(slug)
  if (!isCounting(copy)) return copy
  const [team, places] = await Promise.all([readRaw('join-team'), countPlaces()])
  return countedCopy(copy, { roles: (team as PageCopy<'join-team'>).roles.items.length, places })
})

const readRaw = cache(async (slug: MarketingSlug): Promise<object> => {
  if (environment.isBuilding) return defaultCopy[slug]
  const isDraft = await isPreviewing()
  const payload = await getPayload({ config })
  if (!isDraft) return publishedCopy(payload, slug)
  // Overrides access: only staff get a preview.
  const draft = await payload.findGlobal({ slug, depth: 1, draft: true, overrideAccess: true })
  // A page that stands in a tab of its own is read and copied, not clicked.
  if ((await headers()).get('sec-fetch-dest') === 'document') return copyOf(payload, slug, draft)
  return markCopy(slug, fieldsOf(payload, slug), copyOf(payload, slug, draft))
})

async function countPlaces(): Promise<number> {
  if (environment.isBuilding) return sampleListings.length
  const payload = await getPayload({ config })
  const { totalDocs } = await payload.count({ collection: 'directory-listings', overrideAccess: false })
  return totalDocs
}
