import type { PayloadRequest } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { isAdmin } from './roles'

/**
 * Whether a person's new product needs an admin's approval: only if the site's settings say so, and only until the
 * person has a product that is not waiting (docs/behaviour.md, 5.5). Products made by an admin never wait.
 */
export async function needsApproval(
  req: PayloadRequest,
  caller: StoredUser,
  userId: string,
): Promise<boolean> {
  if (isAdmin(caller)) return false
  const { productsWait } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  if (productsWait !== true) return false
  const { totalDocs: trusted } = await req.payload.count({
    collection: 'products',
    where: { userId: { equals: userId }, isWaiting: { not_equals: true } },
    req,
    // Counts all of the person's products, whatever the caller may read.
    overrideAccess: true,
  })
  return trusted === 0
}
