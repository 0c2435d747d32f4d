import config from '@payload-config'
import { getPayload } from 'payload'
import { cache } from 'react'
import { placePath } from '@/contracts/directory'
import type { PlacePage } from '@/contracts/place'
import { placePage, placeSlugs } from '@/endpoints/directory/placePage'

/** A place of the directory by its slug or by a former one; null when there is none. */
export const readPlace = cache(async (slug: string): Promise<PlacePage | null> => {
  return placePage(await getPayload({ config }), slug)
})

/** The pages of all places, for the sitemap. */
export async function readPlacePaths(): Promise<string[]> {
  return (await placeSlugs(await getPayload({ config }))).map(placePath)
}
