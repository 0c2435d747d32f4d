import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { MediaPlace } from '@/contracts/media/files'
import { publicKey as keyIn } from '@/contracts/media/publicUrls'
import type { TaskPlatform } from '@/contracts/schedule/platformRules'
import { chatHref, screenHref } from '@/contracts/screens'
import { driverCollection } from '@/database/driverCollection'
import { isRecordId } from '@/database/ownRecords'
import { sessionOf } from '@/database/transaction'

const LISTINGS_HREF = screenHref('directory-manage')

type File = { id: string; publicKey?: string | null | undefined; userId: string }

/**
 * The places that show a file: its owner's tasks, messages, events, listings and their public copies, and any user's
 * products, whatever the host in the address.
 */
export async function placesOf(req: PayloadRequest, file: File): Promise<MediaPlace[]> {
  const session = await sessionOf(req)
  const tasks = await driverCollection(req, 'tasks')
    .find(
      { userId: new Types.ObjectId(file.userId), mediaIds: new Types.ObjectId(file.id), deletedAt: null },
      { projection: { title: 1, platform: 1 }, session },
    )
    .toArray()
  const messages = await driverCollection(req, 'messages')
    .aggregate(
      [
        { $match: { mediaIds: new Types.ObjectId(file.id) } },
        { $group: { _id: '$conversationId' } },
        {
          $lookup: {
            from: driverCollection(req, 'conversations').collectionName,
            localField: '_id',
            foreignField: '_id',
            as: 'of',
          },
        },
        { $project: { title: { $first: '$of.subject' } } },
      ],
      { session },
    )
    .toArray()
  const products = file.publicKey
    ? await driverCollection(req, 'products')
        .find(
          { 'images.url': { $regex: `/files/${file.publicKey}/` } },
          { projection: { title: 1 }, session },
        )
        .toArray()
    : []
  const events = await driverCollection(req, 'events')
    .find(
      { createdBy: new Types.ObjectId(file.userId), imageId: new Types.ObjectId(file.id) },
      { projection: { title: 1, isPublic: 1 }, session },
    )
    .toArray()
  return [
    ...(await listingsShowing(req, file)),
    ...events.map((row) =>
      placeOf(row.isPublic ? 'event-page' : 'event', row, `${screenHref('events')}?tab=created`),
    ),
    ...tasks.map((row) => ({
      ...placeOf('task', row, `/dashboard/schedule?task=${String(row._id)}`),
      platform: row.platform as TaskPlatform,
    })),
    ...messages.map((row) => placeOf('message', row, chatHref(String(row._id)))),
    ...products.map((row) => placeOf('product', row, '/dashboard/ecommerce')),
  ]
}

/** The owner's listings and public copies that show a file; a file in both is public. */
async function listingsShowing(req: PayloadRequest, file: File): Promise<MediaPlace[]> {
  const options = { projection: { name: 1, sourceId: 1 }, session: await sessionOf(req) }
  const own = {
    userId: new Types.ObjectId(file.userId),
    imageId: new Types.ObjectId(file.id),
    deletedAt: null,
  }
  const listings = await driverCollection(req, 'creator-listings').find(own, options).toArray()
  const copies = file.publicKey
    ? await driverCollection(req, 'directory-listings')
        .find({ imageUrl: { $regex: `^/files/${file.publicKey}/` } }, options)
        .toArray()
    : []
  const shown = new Set(copies.map(({ sourceId }) => sourceId as unknown))
  const drafts = listings.filter(({ _id }) => !shown.has(String(_id)))
  return [
    ...copies.map((row) => placeOf('place', { ...row, title: row.name }, LISTINGS_HREF)),
    ...drafts.map((row) => placeOf('listing', { ...row, title: row.name }, LISTINGS_HREF)),
  ]
}

/**
 * Writes files that something begins to show, within the request's transaction, so that a concurrent deletion
 * conflicts. Returns the ids of the existing ones, in the requested order.
 */
export async function holdMedia(req: PayloadRequest, userId: string, ids: string[]): Promise<string[]> {
  const wanted = ids.filter(isRecordId).map((id) => new Types.ObjectId(id))
  if (wanted.length === 0) return []
  const session = await sessionOf(req)
  const own = { _id: { $in: wanted }, userId: new Types.ObjectId(userId), deletedAt: null }
  const media = driverCollection(req, 'creator-media')
  await media.updateMany(own, { $inc: { touches: 1 } }, { session })
  const rows = await media.find(own, { projection: { _id: 1 }, session }).toArray()
  const there = new Set(rows.map(({ _id }) => String(_id)))
  return ids.filter((id) => there.has(id.toLowerCase()))
}

/** The same for public files that a product or a place begins to show, by address. */
export async function holdPublicMedia(req: PayloadRequest, urls: string[]): Promise<void> {
  const keys = urls.flatMap((url) => keyIn(url) ?? [])
  if (keys.length === 0) return
  await driverCollection(req, 'creator-media').updateMany(
    { publicKey: { $in: keys } },
    { $inc: { touches: 1 } },
    { session: await sessionOf(req) },
  )
}

/** The ids of a user's files that are shown anywhere. */
export async function shownMedia(req: PayloadRequest, userId: string): Promise<string[]> {
  const own = { userId: new Types.ObjectId(userId), deletedAt: null }
  const inTasks: unknown[] = await driverCollection(req, 'tasks').distinct('mediaIds', own)
  const inMessages: unknown[] = await driverCollection(req, 'messages').distinct('mediaIds', {
    senderId: own.userId,
    mediaIds: { $type: 'objectId' },
  })
  const inListings: unknown[] = await driverCollection(req, 'creator-listings').distinct('imageId', own)
  const inEvents: unknown[] = await driverCollection(req, 'events').distinct('imageId', {
    createdBy: own.userId,
  })
  const byId = [...inTasks, ...inMessages, ...inListings, ...inEvents].filter(Boolean).map(String)
  const published = await driverCollection(req, 'creator-media')
    .find({ ...own, publicKey: { $type: 'string' } }, { projection: { publicKey: 1 } })
    .toArray()
  if (published.length === 0) return byId
  const keys = published.map(({ publicKey }) => String(publicKey))
  const urls: unknown[] = await driverCollection(req, 'products').distinct('images.url', {
    'images.url': { $regex: `/files/(${keys.join('|')})/` },
  })
  const copies: unknown[] = await driverCollection(req, 'directory-listings').distinct('imageUrl', {
    ownerId: own.userId,
    imageUrl: { $type: 'string' },
  })
  const shown = new Set([...urls, ...copies].map((url) => keyIn(String(url))))
  const byAddress = published.filter(({ publicKey }) => shown.has(String(publicKey)))
  return [...byId, ...byAddress.map(({ _id }) => String(_id))]
}

function placeOf(kind: MediaPlace['kind'], row: Record<string, unknown>, href: string): MediaPlace {
  return { kind, id: String(row._id), title: String(row.title), href }
}
