import path from 'node:path'
import type { Payload } from 'payload'
import type { MarketingSlug, MediaFile } from '@/contracts/content'
import { defaultCopy } from '@/globals/defaults'
import { sampleCartItems, sampleListings } from '@/globals/samples'
import { shippedMedia } from '@/globals/shippedMedia'
import { seedOnce } from './seedOnce'
import { uploadShipped } from './uploadShipped'

type Ids = Map<string, string>

/** The seed has no user, so it overrides access; it does not revalidate pages. */
const asSeed = { overrideAccess: true, context: { disableRevalidate: true } }

/** Gives an empty database the default copy, the shipped pictures and films, the listings and the sample cart. */
export async function seedMarketing(payload: Payload): Promise<void> {
  await seedOnce(payload, 'marketing', async () => {
    const ids = await uploadShippedMedia(payload)
    for (const slug of Object.keys(defaultCopy) as MarketingSlug[]) await publishDefaults(payload, slug, ids)
    await createSamples(payload, 'directory-listings', sampleListings, ids)
    await createSamples(payload, 'sample-cart-items', sampleCartItems, ids)
  })
}

async function uploadShippedMedia(payload: Payload): Promise<Ids> {
  const ids = await uploadShipped(payload, shippedMedia)
  for (const { file, media } of shippedMedia) ids.set(media.url, ids.get(path.basename(file)) ?? '')
  return ids
}

async function publishDefaults(payload: Payload, slug: MarketingSlug, ids: Ids): Promise<void> {
  const stored = await payload.db.findGlobal({ slug })
  if (stored?._status === 'published') return
  const data = { ...(linkMedia(defaultCopy[slug], ids) as object), _status: 'published' }
  await payload.updateGlobal({ slug, data: data as never, depth: 0, ...asSeed })
}

async function createSamples(
  payload: Payload,
  collection: 'directory-listings' | 'sample-cart-items',
  samples: object[],
  ids: Ids,
): Promise<void> {
  const { totalDocs } = await payload.count({ collection, overrideAccess: true })
  for (const sample of samples.slice(totalDocs)) {
    const data = linkMedia(sample, ids) as never
    await payload.create({ collection, data, depth: 0, ...asSeed })
  }
}

/** Replaces shipped files in the default copy by the stored uploads. */
function linkMedia(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((each) => linkMedia(each, ids))
  if (!value || typeof value !== 'object') return value
  if (isMediaFile(value)) return ids.get(value.url) ?? null
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, linkMedia(each, ids)]))
}

function isMediaFile(value: object): value is MediaFile {
  return 'mimeType' in value && 'url' in value
}
