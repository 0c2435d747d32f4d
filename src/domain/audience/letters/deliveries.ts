import { Types, type mongo } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { type DeliveryCounts, type DeliveryState, countsOf } from '@/contracts/audience/letters'
import { DAY_MS } from '@/contracts/core/time'
import { driverCollection, typedCollection } from '@/database/driverCollection'
import { ensureIndexes } from '@/database/indexes'
import { sessionOf } from '@/database/transaction'
import { serverWords } from './bounces'

/** A letter to one person, as stored. Its id, letter and subscriber joined, is what makes it one. */
export type StoredDelivery = {
  _id: string
  campaign: Types.ObjectId
  subscriber: Types.ObjectId
  /** As it was when the letter's people were fixed; null once the person is erased. */
  email: string | null
  state: DeliveryState
  attempts: number
  /** When it may be tried next. */
  nextAt: Date
  /** Who is sending it, or was the last. */
  claim: string | null
  claimedAt: Date | null
  settledAt: Date | null
  /** What the mail server said last, without addresses. */
  response: string | null
  /** Whether a refusal is about the letter and not the person. */
  isOfLetter?: boolean
  /** When the person left the list through this letter. */
  leftAt?: Date
}

/** Deliveries and clicks are kept for 13 months; the counts stay with the letter. */
export const LETTER_KEPT_DAYS = 396
/** Providers repeat a report for some days. */
const REPORTS_KEPT_SECONDS = 30 * 24 * 60 * 60
/** A letter that is being sent for longer than this, by a process that does not answer for it, may have arrived. */
const UNCERTAIN_MS = 2 * 60_000
const NOBODY_KNOWS = 'Sending broke off. It may have arrived.'

/** What was refused for the letter's sake, or its sender's or server's: it can be sent again. */
export const OF_LETTER = { state: 'refused', isOfLetter: true } as const

type Site = Pick<PayloadRequest, 'payload'>

/** The collection of deliveries, of the driver alone. */
export const deliveries = (req: Site) => typedCollection<StoredDelivery>(req, 'deliveries')

/** The id of the letter to one person. */
export const deliveryId = (campaign: Types.ObjectId | string, subscriber: Types.ObjectId | string): string =>
  `${String(campaign)}:${String(subscriber)}`

/** Unique: the one launch letter, the name of a letter's page, and the code of its links. */
export async function ensureLetterIndexes(payload: Payload): Promise<void> {
  type Stored = 'campaigns' | 'deliveries' | 'letter-pace' | 'letter-clicks' | 'bounce-reports'
  const nameOf = (slug: Stored) => driverCollection({ payload }, slug).collectionName
  await ensureIndexes(payload.db, nameOf('campaigns'), [
    { key: { launch: 1 }, unique: true, partialFilterExpression: { launch: { $type: 'string' } } },
    { key: { slug: 1 }, unique: true, partialFilterExpression: { slug: { $type: 'string' } } },
    { key: { code: 1 }, unique: true, partialFilterExpression: { code: { $gt: '' } } },
    { key: { startedAt: -1 } },
  ])
  await ensureIndexes(payload.db, nameOf('deliveries'), [
    { key: { campaign: 1, state: 1, nextAt: 1 } },
    { key: { campaign: 1, state: 1, _id: 1 } },
    { key: { campaign: 1, settledAt: -1 } },
    { key: { subscriber: 1 } },
    { key: { claimedAt: 1 }, partialFilterExpression: { state: 'sending' } },
    { key: { settledAt: 1 }, expireAfterSeconds: (LETTER_KEPT_DAYS * DAY_MS) / 1_000 },
  ])
  await ensureIndexes(payload.db, nameOf('letter-clicks'), [
    { key: { campaign: 1, r: 1 } },
    { key: { at: 1 } },
  ])
  await ensureIndexes(payload.db, nameOf('bounce-reports'), [
    { key: { at: 1 }, expireAfterSeconds: REPORTS_KEPT_SECONDS },
  ])
  await ensureIndexes(payload.db, nameOf('letter-pace'), [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }])
}

/**
 * Takes a delivery that waits, in one conditional update that most of the database has stored before anything is sent:
 * from here on the letter may have arrived. Null when somebody else was first.
 */
export function claimDelivery(req: Site, _id: string, claim: string): Promise<StoredDelivery | null> {
  return deliveries(req).findOneAndUpdate(
    { _id, state: 'waiting' },
    { $set: { state: 'sending', claim, claimedAt: new Date() }, $inc: { attempts: 1 } },
    { returnDocument: 'after', writeConcern: { w: 'majority' } },
  )
}

type Result = {
  state: Exclude<DeliveryState, 'sending'>
  response: string | null
  nextAt?: Date
  isOfLetter?: boolean
}

/**
 * Stores what became of a claimed delivery. An answer that comes late also ends the doubt about it, unless an admin has
 * decided meanwhile.
 */
export async function settleDelivery(
  req: Site,
  { _id, claim }: Pick<StoredDelivery, '_id' | 'claim'>,
  { state, response, ...rest }: Result,
): Promise<void> {
  const settledAt = state === 'waiting' ? null : new Date()
  const said = response === null ? null : serverWords(response)
  await deliveries(req).updateOne(
    { _id, claim, state: { $in: ['sending', 'uncertain'] } },
    { $set: { state, settledAt, response: said, ...rest } },
  )
}

/** Deliveries that a process left behind become uncertain: they are never sent again by themselves. */
export async function giveUpLost(req: Site, own: Iterable<string>, now = Date.now()): Promise<number> {
  const { modifiedCount } = await deliveries(req).updateMany(
    { state: 'sending', claimedAt: { $lt: new Date(now - UNCERTAIN_MS) }, _id: { $nin: [...own] } },
    { $set: { state: 'uncertain', settledAt: new Date(now), response: NOBODY_KNOWS } },
  )
  return modifiedCount
}

/** How many deliveries of a letter are in each state, all at one moment. */
export async function countDeliveries(req: Site, campaign: Types.ObjectId): Promise<DeliveryCounts> {
  const rows = await deliveries(req)
    .aggregate<{ _id: DeliveryState; count: number }>(
      [{ $match: { campaign } }, { $group: { _id: '$state', count: { $sum: 1 } } }],
      // A delivery that changes its state meanwhile is counted once.
      { readConcern: { level: 'snapshot' } },
    )
    .toArray()
  return countsOf(Object.fromEntries(rows.map(({ _id, count }) => [_id, count])))
}

/** Whether a letter has deliveries like these. */
export async function hasDeliveries(req: Site, filter: mongo.Filter<StoredDelivery>): Promise<boolean> {
  return (await deliveries(req).findOne(filter, { projection: { _id: 1 } })) !== null
}

/** Nobody who still waits for a letter gets it any more. */
export async function skipWaiting(req: Site, campaign: Types.ObjectId, response: string): Promise<void> {
  await deliveries(req).updateMany(
    { campaign, state: 'waiting' },
    { $set: { state: 'skipped', settledAt: new Date(), response } },
  )
}

/**
 * The address of an erased person, and what a server said of it, go from the letters they got, in the request's
 * transaction if it has one.
 */
export async function forgetAddress(req: PayloadRequest, subscriber: string): Promise<void> {
  await deliveries(req).updateMany(
    { subscriber: new Types.ObjectId(subscriber) },
    { $set: { email: null, response: null } },
    { session: await sessionOf(req) },
  )
}
