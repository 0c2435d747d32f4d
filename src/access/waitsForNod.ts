import type { PayloadRequest } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { isAdmin } from './roles'

/**
 * Whether a new product of a person waits for an admin's nod: where the site's settings say so, until they have one
 * that does not wait (docs/behaviour.md, 5.5). What an admin makes never waits.
 */
export async function waitsForNod(req: PayloadRequest, caller: StoredUser, userId: string): Promise<boolean> {
  if (isAdmin(caller)) return false
  const { productsWait } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  if (productsWait !== true) return false
  const { totalDocs: trusted } = await req.payload.count({
    collection: 'products',
    where: { userId: { equals: userId }, isWaiting: { not_equals: true } },
    req,
    // Whatever the caller may read, this counts what the person has.
    overrideAccess: true,
  })
  return trusted === 0
}
