import type { PayloadRequest } from 'payload'
import { sessionOf } from '@/database/transaction'

/**
 * Moves a page on to its next revision, within the transaction of the save. False if somebody else has moved it on
 * since `revision`. Two saves at the same moment write the same document, so that MongoDB refuses the later one.
 */
export async function claimRevision(req: PayloadRequest, page: string, revision: number): Promise<boolean> {
  const versions = req.payload.db.versions[page]?.collection
  if (!versions) throw new Error(`The page ${page} has no versions`)
  const session = await sessionOf(req)
  // Versions from before revisions were counted have none.
  const stated = revision === 0 ? { $in: [0, null] } : revision
  const { matchedCount } = await versions.updateOne(
    { latest: true, 'version.revision': stated },
    { $set: { 'version.revision': revision + 1 } },
    { session },
  )
  return matchedCount === 1 || (await versions.countDocuments({}, { session, limit: 1 })) === 0
}
