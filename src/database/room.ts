import { type mongo, Types } from 'mongoose'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { driverCollection } from './driverCollection'
import { conflict } from './errors'
import { notify } from './notify'
import { OWNED_DATA, ownedBy as ownedFilter } from './ownedData'
import { sessionOf } from './transaction'
import { LETTERS_MAX } from '@/contracts/audience/letters'
import { SELLER_CODES_MAX } from '@/contracts/orders/sellerCodes'
import { DAY_MS, utcDay } from '@/contracts/core/time'

/** The most records of one kind per person, where ROOMS says nothing else (docs/behaviour.md, 6.8). */
export const OWN_RECORDS_MAX = 1_000

/** Posts done before this many days have left the board; they are read as older ones and do not count here. */
export const DONE_DAYS = 90

/** The archive holds this many times the limit. */
const ARCHIVE_TIMES = 10
/** From this part of the limit on, its owner is told once. */
const ALMOST = 0.9
/** From this many below the limit, creates of one user are serialised. */
const CLOSE_TO_MAX = 100

type Room = {
  /** What is counted, as in "5,000 tasks". */
  what: string
  /** Where its owner can make room. */
  href: string
  max?: number
  /** Records that are over: archived, still readable, and not counted. */
  archive?: { holds: (now: Date) => mongo.Filter<mongo.Document>; help: string }
}

const closed = (field: string, states: string[], help: string) => ({
  holds: () => ({ [field]: { $in: states } }),
  help,
})

const ROOMS: Partial<Record<CollectionSlug, Room>> = {
  tasks: {
    what: 'tasks',
    href: '/dashboard/schedule',
    max: 5_000,
    archive: {
      holds: (now) => ({
        status: 'done',
        date: { $lt: utcDay(now.getTime() - DONE_DAYS * DAY_MS) },
      }),
      help: `Posts done more than ${DONE_DAYS} days ago do not count.`,
    },
  },
  'creator-media': { what: 'files', href: '/dashboard/media', max: 5_000 },
  'media-folders': { what: 'folders', href: '/dashboard/media', max: 500 },
  'media-uploads': { what: 'unfinished uploads', href: '/dashboard/media' },
  'vision-board': { what: 'ideas', href: '/dashboard/vision-board' },
  'voice-notes': { what: 'voice notes', href: '/dashboard/vision-board' },
  products: { what: 'products', href: '/dashboard/ecommerce' },
  'product-files': { what: 'files to download', href: '/dashboard/ecommerce' },
  'platform-connections': { what: 'platform connections', href: '/dashboard/ecommerce' },
  'creator-listings': { what: 'listings', href: '/dashboard/directory-manage', max: 200 },
  campaigns: { what: 'drafts of letters', href: '/dashboard/subscribers', max: LETTERS_MAX },
  'event-waits': { what: 'places on waiting lists', href: '/dashboard/events' },
  'short-links': { what: 'short links', href: '/dashboard/ecommerce/links' },
  'discount-codes': { what: 'discount codes', href: '/dashboard/ecommerce/settings', max: SELLER_CODES_MAX },
  events: { what: 'events', href: '/dashboard/events' },
  'event-registrations': { what: 'event registrations', href: '/dashboard/events' },
  'brand-deal-applications': { what: 'deal applications', href: '/dashboard/connect' },
  'fake-account-reports': {
    what: 'reports',
    href: '/dashboard/fake-accounts',
    archive: closed('reportStatus', ['resolved', 'rejected'], 'Closed reports do not count.'),
  },
  'image-takedown-reports': {
    what: 'takedown reports',
    href: '/dashboard/fake-accounts',
    archive: closed('reportStatus', ['removed', 'rejected'], 'Closed reports do not count.'),
  },
  feedback: {
    what: 'messages',
    href: '/dashboard/reports',
    archive: closed('status', ['resolved'], 'Resolved ones do not count.'),
  },
}

type Owner = { req: PayloadRequest; user: Pick<StoredUser, 'id'>; ownedBy?: string }

/**
 * Throws 409 when the caller already has as many records of a kind as allowed, and tells them once when it is almost so
 * many. Call it within the transaction that makes the record: close to the limit, it also writes the caller's user
 * document, so that concurrent creates conflict and cannot exceed the limit together.
 */
export async function requireRoom(
  collection: CollectionSlug,
  { req, user, ownedBy = 'userId' }: Owner,
): Promise<void> {
  const { what = 'records', href = '/dashboard', max = OWN_RECORDS_MAX, archive } = ROOMS[collection] ?? {}
  const help = archive?.help ?? 'Delete what you no longer need to make room.'
  const own = (filter: mongo.Filter<mongo.Document>, limit: number) =>
    countOwn(collection, { req, user, ownedBy }, { filter, limit })
  // Of the index alone, with those in the trash: enough for nearly everybody.
  if ((await own({}, max)) + 1 < max * ALMOST) return
  const count = await own({ deletedAt: null, ...(archive && { $nor: [archive.holds(new Date())] }) }, max)
  if (count >= max)
    throw conflict(`You have ${max.toLocaleString('en')} ${what}, the most one person can keep. ${help}`)
  const all = max * ARCHIVE_TIMES
  if (archive && (await own({}, all)) >= all)
    throw conflict(`You have ${all.toLocaleString('en')} ${what} with the old ones. Delete some.`)
  if (count + 1 >= max * ALMOST) {
    await notify(req, {
      userId: user.id,
      kind: 'room',
      dedupeKey: `room:${collection}`,
      title: `${(count + 1).toLocaleString('en')} of ${max.toLocaleString('en')} ${what}`,
      body: `At ${max.toLocaleString('en')} you cannot add more. ${help}`,
      href,
    })
  }
  if (count < max - CLOSE_TO_MAX) return
  await driverCollection(req, 'users').updateOne(
    { _id: new Types.ObjectId(user.id) },
    { $currentDate: { updatedAt: true } },
    { session: await sessionOf(req) },
  )
}

/** How many records of a kind the caller has; counts no further than `limit`. */
async function countOwn(
  collection: CollectionSlug,
  { req, user, ownedBy }: Required<Owner>,
  { filter, limit }: { filter: mongo.Filter<mongo.Document>; limit: number },
): Promise<number> {
  const owned = OWNED_DATA.find((each) => each.collection === collection && each.owner === ownedBy)
  if (!owned) throw new Error(`Nobody owns ${collection} by ${ownedBy}`)
  return driverCollection(req, collection).countDocuments(
    { ...ownedFilter(owned, user.id), ...filter },
    { session: await sessionOf(req), limit },
  )
}
