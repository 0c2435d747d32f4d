import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { notFound } from './errors'
import { readableRecords } from './readableRecords'

type Owner = { req: PayloadRequest; user: Pick<StoredUser, 'id'>; ownedBy?: string }

/** Whether a text can be a record's id; any other matches nothing. */
export function isRecordId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id)
}

/** The caller's own record. Throws 404, for another person's record as for an unknown id. */
export async function ownRecord<S extends CollectionSlug>(
  collection: S,
  id: string,
  { req, user, ownedBy = 'userId' }: Owner,
): Promise<DataFromCollectionSlug<S>> {
  if (!isRecordId(id)) throw notFound()
  const where: Where = { and: [{ id: { equals: id } }, { [ownedBy]: { equals: user.id } }] }
  const [record] = await readableRecords(collection, { req, where, limit: 1 })
  if (!record) throw notFound()
  return record
}

/** All of the caller's records of a kind, newest first. */
export async function ownRecords<S extends CollectionSlug>(
  collection: S,
  { req, user, ownedBy = 'userId', depth = 0 }: Owner & { depth?: number },
): Promise<DataFromCollectionSlug<S>[]> {
  return readableRecords(collection, { req, where: { [ownedBy]: { equals: user.id } }, depth })
}
