import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { ProductFile } from '@/contracts/commerce/downloads'
import { driverCollection } from '@/database/driverCollection'
import { findFirst } from '@/database/findFirst'
import { idOf } from '@/database/ids'
import { isRecordId } from '@/database/ownRecords'
import { sessionOf } from '@/database/transaction'

type Row = { _id: Types.ObjectId; name: string; filesize: number }

type WithFiles = { files?: (string | { id: string })[] | null }

/**
 * Reads the files of several products in one query; returns a function that gives a product's files, in order. Missing
 * files are left out.
 */
export async function filesOfProducts(
  req: PayloadRequest,
  products: readonly WithFiles[],
): Promise<(product: WithFiles) => ProductFile[]> {
  const idsOf = ({ files }: WithFiles) => (files ?? []).map(idOf)
  const wanted = products.flatMap(idsOf).filter(isRecordId)
  if (wanted.length === 0) return () => []
  const rows = await driverCollection(req, 'product-files')
    .find({ _id: { $in: wanted.map((id) => new Types.ObjectId(id)) } }, { session: await sessionOf(req) })
    .project<Row>({ name: 1, filesize: 1 })
    .toArray()
  const byId = new Map(
    rows.map(({ _id, name, filesize }) => [String(_id), { id: String(_id), name, bytes: filesize }]),
  )
  return (product) => idsOf(product).flatMap((id) => byId.get(id.toLowerCase()) ?? [])
}

/**
 * Writes files that a product or an order begins to refer to, within the request's transaction, so that a concurrent
 * removal conflicts. False when one is missing, or is not the seller's.
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

/** Whether a product or an order of anyone refers to a file. */
export async function isProductFileTaken(req: PayloadRequest, id: string): Promise<boolean> {
  if (await findFirst(req, 'products', { files: { equals: id } })) return true
  return (await findFirst(req, 'orders', { 'lines.files.fileId': { equals: id } })) !== null
}
