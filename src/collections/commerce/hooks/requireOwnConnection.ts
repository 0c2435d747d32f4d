import type { CollectionBeforeChangeHook } from 'payload'
import { isRecordId } from '@/database/ownRecords'
import { notFound } from '@/database/errors'
import type { Product as StoredProduct } from '@/payload-types'
import { nextValue } from '../../nextValue'

/**
 * A product's connection must belong to the same person. The connection is written in the same transaction, so
 * that deleting it at the same time cannot leave a dangling reference.
 */
export const requireOwnConnection: CollectionBeforeChangeHook<StoredProduct> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // Of a duplicate the original is another product, perhaps somebody else's.
  const own = operation === 'update' ? originalDoc : undefined
  const wanted = idOf(data.platformConnectionId)
  if (!wanted || wanted === idOf(own?.platformConnectionId)) return data
  const userId = idOf(nextValue(data.userId, own?.userId))
  const found =
    isRecordId(wanted) &&
    (await req.payload.db.updateOne({
      collection: 'platform-connections',
      where: { and: [{ id: { equals: wanted } }, { userId: { equals: userId } }] },
      data: { updatedAt: new Date().toISOString() },
      req,
    }))
  if (!found) throw notFound('Platform connection not found')
  return data
}

function idOf(relation: string | { id: string } | null | undefined): string | undefined {
  return typeof relation === 'object' ? relation?.id : relation
}
