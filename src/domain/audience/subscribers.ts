import { Types, type mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { newToken } from '@/auth/tokens'
import {
  CONFIRM_DAYS,
  type ConsentKind,
  type ConsentWay,
  type SubscriberSource,
  type SubscriberStatus,
  type Topic,
} from '@/contracts/audience/subscription'
import { DAY_MS } from '@/contracts/core/time'
import { typedCollection } from '@/database/driverCollection'
import { queueMail } from '@/database/queueMail'
import { sessionOf } from '@/database/transaction'

type Consent = {
  id: string
  at: Date
  what: ConsentKind
  topics: Topic[]
  wording: string
  way: ConsentWay
}

/** A subscriber as stored. */
export type Subscriber = {
  _id: Types.ObjectId
  email: string
  signedUpAt: Date
  status: SubscriberStatus
  topics: Topic[]
  /** What waits for a confirmation. */
  askedTopics: Topic[]
  /** When they were last asked to confirm; null when no link is open. */
  askedAt: Date | null
  /** How often an admin had them asked again. */
  timesAsked: number
  firstName: string | null
  /** Set by admins alone. */
  tags?: string[]
  /** Ids of letters through which they came when they said yes to news. */
  cameThrough?: string[]
  /** When an order of theirs was paid that they had placed with the tick for news. */
  boughtAt?: Date
  source: SubscriberSource
  key: string
  confirmedAt: Date | null
  leftAt: Date | null
  leftReason: string | null
  /** Refusals that were about the mailbox; see letters/bounces.ts. */
  bounces?: number
  consents: Consent[]
  /** The import that added them; its id says when. */
  importId?: string
}

/** The collection of subscribers, typed for the driver. */
export function subscribers(req: Pick<PayloadRequest, 'payload'>) {
  return typedCollection<Subscriber>(req, 'email-signups')
}

/** A consent of now. */
export function consentOf(given: Omit<Consent, 'id' | 'at'>): Consent {
  return { id: new Types.ObjectId().toHexString(), at: new Date(), ...given }
}

/** A stored field, or what a new row has there. */
const kept = (field: string, fallback: unknown) => ({ $ifNull: [`$${field}`, fallback] })

type Asked = {
  email: string
  topics: Topic[]
  wording: string
  source: SubscriberSource
  cameThrough?: string[]
}

/**
 * Notes that somebody asked for topics, in words that they saw, and queues a mail with a link that confirms it. The
 * state stays as it is: only the page of that link changes it. Costs the same for a known and an unknown address, so
 * whether there is anything to confirm is decided when the mail is sent (jobs/audienceMails.ts).
 */
export async function askToJoin(
  req: PayloadRequest,
  { email, topics, wording, source, cameThrough = [] }: Asked,
): Promise<void> {
  const now = new Date()
  const consent = consentOf({ what: 'asked', topics, wording, way: 'page' })
  const found = await subscribers(req).findOneAndUpdate(
    { email },
    [
      {
        $set: {
          signedUpAt: kept('signedUpAt', now),
          status: kept('status', 'pending'),
          topics: kept('topics', []),
          askedTopics: { $setUnion: [kept('askedTopics', []), topics] },
          askedAt: now,
          timesAsked: kept('timesAsked', 0),
          cameThrough: { $setUnion: [kept('cameThrough', []), cameThrough] },
          source: kept('source', source),
          key: kept('key', newToken()),
          // Asking twice for the same adds nothing to the list.
          consents: {
            $cond: [
              { $setIsSubset: [topics, kept('askedTopics', [])] },
              kept('consents', []),
              { $concatArrays: [kept('consents', []), [{ $literal: consent }]] },
            ],
          },
          createdAt: kept('createdAt', now),
          updatedAt: now,
          __v: kept('__v', 0),
        },
      },
    ],
    { upsert: true, returnDocument: 'after', projection: { _id: 1 } },
  )
  if (!found) throw new Error('The sign-up was not stored')
  await queueMail(req, 'subscription-confirm', String(found._id))
}

/** The subscriber of a key in a letter's link; null for none. */
export function subscriberOfKey(
  req: Pick<PayloadRequest, 'payload'>,
  key: string,
): Promise<Subscriber | null> {
  return subscribers(req).findOne({ key })
}

/** Of links that are open: people were asked in the last days, and did not complain. */
export function withOpenLink(): mongo.Filter<Subscriber> {
  return {
    status: { $ne: 'complained' },
    askedAt: { $gt: new Date(Date.now() - CONFIRM_DAYS * DAY_MS) },
  }
}

/**
 * Puts a person on the list with these topics, which are at least one. A second press changes nothing. Queues the
 * welcome letter for who confirms for the first time. Call it within a transaction. False when the link is not open any
 * more.
 */
export async function confirmSubscriber(
  req: PayloadRequest,
  _id: Types.ObjectId,
  { topics, wording }: { topics: Topic[]; wording: string },
): Promise<boolean> {
  const now = new Date()
  const isActive = { $eq: ['$status', 'active'] }
  const isSame = { $and: [isActive, { $setEquals: ['$topics', topics] }] }
  const consent = consentOf({ what: 'confirmed', topics, wording, way: 'page' })
  const update = [
    {
      $set: {
        status: 'active',
        topics,
        askedTopics: [],
        timesAsked: 0,
        confirmedAt: { $cond: [isActive, '$confirmedAt', now] },
        leftAt: null,
        leftReason: null,
        bounces: { $cond: [isActive, '$bounces', 0] },
        consents: {
          $cond: [isSame, '$consents', { $concatArrays: ['$consents', [{ $literal: consent }]] }],
        },
        updatedAt: now,
      },
    },
  ]
  const before = await subscribers(req).findOneAndUpdate({ _id, ...withOpenLink() }, update, {
    projection: { confirmedAt: 1 },
    session: await sessionOf(req),
  })
  if (before && !before.confirmedAt) await queueMail(req, 'subscription-welcome', String(_id))
  return before !== null
}

/** States in which somebody can leave, or be taken off. */
const ON_LIST: SubscriberStatus[] = ['pending', 'active', 'bounced']

/**
 * Takes somebody off the list and closes the link of their confirm mail, in the request's transaction if it has one.
 * False when nobody fits.
 */
export async function leave(
  req: PayloadRequest,
  who: { key: string } | { _id: Types.ObjectId },
  way: ConsentWay,
  status: 'unsubscribed' | 'complained' = 'unsubscribed',
): Promise<boolean> {
  const now = new Date()
  const from = status === 'complained' ? [...ON_LIST, 'unsubscribed' as const] : ON_LIST
  const consent = consentOf({ what: 'left', topics: [], wording: '', way })
  const { matchedCount } = await subscribers(req).updateOne(
    { ...who, status: { $in: from } },
    {
      $set: { status, leftAt: now, askedTopics: [], askedAt: null, updatedAt: now },
      $push: { consents: consent },
    },
    { session: await sessionOf(req) },
  )
  return matchedCount === 1
}

type Chosen = { topics: Topic[]; wording: string; firstName: string | null; cameThrough?: string[] }

/** Changes what an active person gets, and their name. Without a topic they leave; others change their name alone. */
export async function chooseTopics(
  req: PayloadRequest,
  key: string,
  { topics, wording, firstName, cameThrough = [] }: Chosen,
): Promise<void> {
  const now = new Date()
  const person = await subscribers(req).findOneAndUpdate(
    { key },
    { $set: { firstName, updatedAt: now } },
    { projection: { status: 1 } },
  )
  if (topics.length === 0) {
    if (person?.status === 'active') await leave(req, { key }, 'page')
    return
  }
  const consent = consentOf({ what: 'topics', topics, wording, way: 'page' })
  await subscribers(req).updateOne(
    { key, status: 'active', $expr: { $not: [{ $setEquals: ['$topics', topics] }] } },
    {
      $set: { topics, updatedAt: now },
      $push: { consents: consent },
      $addToSet: { cameThrough: { $each: cameThrough } },
    },
  )
}

/** Notes, in the request's transaction if it has one, that somebody bought who had ticked that they want news. */
export async function noteBought(req: PayloadRequest, email: string): Promise<void> {
  await subscribers(req).updateOne(
    { email },
    { $set: { boughtAt: new Date() } },
    { session: await sessionOf(req) },
  )
}
