import config from '@payload-config'
import { getPayload } from 'payload'
import { cache } from 'react'
import type { PublicLetter } from '@/contracts/audience/letterPages'
import { publicLetter, publicLetters } from '@/endpoints/audience/letters/publicLetters'

/** A letter that everybody may read; null for none. */
export const readPublicLetter = cache(async (slug: string): Promise<PublicLetter | null> =>
  publicLetter(await getPayload({ config }), slug),
)

/** The latest letters that everybody may read; as many as the feed has unless told otherwise. */
export async function readPublicLetters(most?: number): Promise<PublicLetter[]> {
  return publicLetters(await getPayload({ config }), most)
}
