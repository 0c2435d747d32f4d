import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { ProductFile } from '@/contracts/commerce/downloads'
import { driverCollection } from './driverCollection'
import { isRecordId } from './ownRecords'
import { sessionOf } from './transaction'

type Row = { _id: Types.ObjectId; name: string; filesize: number }

/** Files that buyers download, by their ids and in that order; what is not there is left out. */
export async function productFiles(req: PayloadRequest, ids: readonly string[]): Promise<ProductFile[]> {
  const wanted = ids.filter(isRecordId).map((id) => new Types.ObjectId(id))
  if (wanted.length === 0) return []
  const rows = await driverCollection(req, 'product-files')
    .find({ _id: { $in: wanted } }, { session: await sessionOf(req) })
    .project<Row>({ name: 1, filesize: 1 })
    .toArray()
  const known = new Map(rows.map((row) => [String(row._id), row]))
  return ids.flatMap((id) => {
    const row = known.get(id.toLowerCase())
    return row ? [{ id: String(row._id), name: row.name, bytes: row.filesize }] : []
  })
}

/**
 * Writes files that a product or an order begins to have, within the request's transaction, so that their removal at
 * the same moment meets it. False where one is not there, or is not the seller's.
 */
export async function holdProductFiles(
  req: PayloadRequest,
  ids: readonly string[],
  sellerId: string,
): Promise<boolean> {
  if (!ids.every(isRecordId)) return false
  const _id = { $in: ids.map((id) => new Types.ObjectId(id)) }
  const { matchedCount } = await driverCollection(req, 'product-files').updateMany(
    { _id, sellerId },
    { $inc: { touches: 1 } },
    { session: await sessionOf(req) },
  )
  return matchedCount === ids.length
}
