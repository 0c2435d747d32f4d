import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { publicKey as keyIn } from '@/contracts/media/publicUrls'
import { driverCollection } from '@/database/driverCollection'
import type { CreatorMedia as StoredMedia } from '@/payload-types'

type File = Pick<StoredMedia, 'id' | 'publicKey'>

/** How many places show each of a user's files: the length of what placesOf answers. Without those nothing shows. */
export async function countPlaces(
  req: PayloadRequest,
  userId: string,
  files: readonly File[],
): Promise<Map<string, number>> {
  if (files.length === 0) return new Map()
  const owner = new Types.ObjectId(userId)
  const ids = { $in: files.map(({ id }) => new Types.ObjectId(id)) }
  const fileOf = new Map(files.flatMap(({ id, publicKey }) => (publicKey ? [[publicKey, id] as const] : [])))
  const keys = [...fileOf.keys()].join('|')
  const read = (
    collection: Parameters<typeof driverCollection>[1],
    filter: Record<string, unknown>,
    fields: string[],
  ) =>
    driverCollection(req, collection)
      .find(filter, { projection: Object.fromEntries(fields.map((field) => [field, 1])) })
      .toArray()
  const [tasks, messages, listings, events, products, copies] = await Promise.all([
    read('tasks', { userId: owner, mediaIds: ids, deletedAt: null }, ['mediaIds']),
    read('messages', { mediaIds: { ...ids, $type: 'objectId' } }, ['mediaIds', 'conversationId']),
    read('creator-listings', { userId: owner, imageId: ids, deletedAt: null }, ['imageId']),
    read('events', { createdBy: owner, imageId: ids }, ['imageId']),
    keys === '' ? [] : read('products', { 'images.url': { $regex: `/files/(${keys})/` } }, ['images']),
    read('directory-listings', { ownerId: owner, imageUrl: { $type: 'string' } }, ['imageUrl', 'sourceId']),
  ])

  const places = new Map<string, Set<string>>()
  const add = (fileId: unknown, place: string) => {
    const known = places.get(String(fileId)) ?? new Set()
    places.set(String(fileId), known.add(place))
  }
  const addUrl = (url: string, place: string) => {
    const fileId = fileOf.get(keyIn(url) ?? '')
    if (fileId) add(fileId, place)
  }
  for (const { _id, mediaIds } of tasks)
    for (const id of mediaIds as unknown[]) add(id, `task ${String(_id)}`)
  for (const { conversationId, mediaIds } of messages)
    for (const id of mediaIds as unknown[]) add(id, `conversation ${String(conversationId)}`)
  for (const { _id, imageId } of events) add(imageId, `event ${String(_id)}`)
  for (const { _id, images } of products)
    for (const { url } of images as { url: string }[]) addUrl(url, `product ${String(_id)}`)
  // A listing and its public copy are one place.
  for (const { _id, imageId } of listings) add(imageId, `listing ${String(_id)}`)
  for (const { _id, imageUrl, sourceId } of copies)
    addUrl(String(imageUrl), `listing ${String(sourceId ?? _id)}`)
  return new Map([...places].map(([id, each]) => [id, each.size]))
}
