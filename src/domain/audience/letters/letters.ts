import { parseDate } from '@internationalized/date'
import type { Types, mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { randomCharacters } from '@/auth/crockford'
import type { DeliveryCounts, LetterStatus } from '@/contracts/audience/letters'
import type { Topic } from '@/contracts/audience/subscription'
import { slugOf } from '@/contracts/commerce/slug'
import { LETTER_CODE_LENGTH } from '@/contracts/links/linkCode'
import { typedCollection } from '@/database/driverCollection'
import { environment } from '@/environment'
import { sessionOf } from '@/database/transaction'
import { type Subscriber, subscribers } from '../subscribers'

/** A letter as stored. */
export type StoredLetter = {
  _id: Types.ObjectId
  author?: Types.ObjectId | null
  subject: string
  preheader: string
  body: string
  topic: Topic
  confirmedFrom: string | null
  confirmedUntil: string | null
  tags?: string[]
  cameThrough?: string | null
  hasBought?: boolean
  countsClicks: boolean
  isPublic: boolean
  isIndexed: boolean
  slug: string | null
  /** Goes with its links to the shop and comes back with what is ordered; set when it is first sent. */
  code?: string | null
  clicks?: LetterClicks | null
  status: LetterStatus
  sendAt: Date | null
  heldAt: Date | null
  heldBy: string | null
  startedAt: Date | null
  resumedAt: Date | null
  frozenAt: Date | null
  finishedAt: Date | null
  total: number | null
  left: number
  counts: DeliveryCounts
  note: string | null
  launch?: 'launch'
  frozen: SentContent | null
  version: number
  createdAt: Date
  updatedAt: Date
}

/** How many mails were opened for certain, and how many of them led to each link. */
export type LetterClicks = { opened: number; links: number[] }

/** What is sent, fixed at Send: parts with places to fill in, where links and answers go, from whom. */
export type SentContent = {
  subject: string
  html: string
  text: string
  links: string[]
  replyTo: string | null
  /** The name of the sender where MAIL_FROM has none; missing in letters of earlier versions. */
  siteName?: string
}

/** The collection of letters, typed for the driver. */
export function letters(req: Pick<PayloadRequest, 'payload'>) {
  return typedCollection<StoredLetter>(req, 'campaigns')
}

type Change = {
  /** The states that the change begins in. */
  from: readonly LetterStatus[]
  /** What else must hold. */
  fitting?: mongo.Filter<StoredLetter>
  set: Partial<StoredLetter>
  unset?: mongo.UpdateFilter<StoredLetter>['$unset']
}

/**
 * Changes a letter in one conditional update, in the request's transaction if it has one. Returns it as it is then;
 * null when it is not in one of these states any more.
 */
export async function changeLetter(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  _id: Types.ObjectId,
  { from, fitting = {}, set, unset }: Change,
): Promise<StoredLetter | null> {
  return letters(req).findOneAndUpdate(
    { ...fitting, _id, status: { $in: [...from] } },
    { $set: { ...set, updatedAt: new Date() }, $inc: { version: 1 }, ...(unset && { $unset: unset }) },
    { returnDocument: 'after', session: await sessionOf(req) },
  )
}

/** A name for a letter's page that no other letter has; the unique index refuses one that was taken meanwhile. */
export async function freeLetterSlug(
  req: Pick<PayloadRequest, 'payload'>,
  { _id, subject }: Pick<StoredLetter, '_id' | 'subject'>,
): Promise<string> {
  const wanted = slugOf(subject, 'letter')
  const isTaken = await letters(req).countDocuments({ slug: wanted, _id: { $ne: _id } })
  return isTaken ? `${wanted}-${String(_id).slice(-6)}` : wanted
}

/** The code of a letter's links to the shop; the unique index refuses one that another letter has. */
export const newLetterCode = (): string => randomCharacters(LETTER_CODE_LENGTH).toLowerCase()

export type Segment = Pick<
  StoredLetter,
  'topic' | 'confirmedFrom' | 'confirmedUntil' | 'tags' | 'cameThrough' | 'hasBought'
>

/**
 * The people of a letter: on the list, with its topic, confirmed within its days and before a moment, and in all of its
 * other segments.
 */
export function readersOf(
  { topic, confirmedFrom, confirmedUntil, tags = [], cameThrough, hasBought }: Segment,
  before = new Date(),
): mongo.Filter<Subscriber> {
  const from = confirmedFrom ? parseDate(confirmedFrom).toDate(environment.timeZone) : new Date(0)
  const until = confirmedUntil && parseDate(confirmedUntil).add({ days: 1 }).toDate(environment.timeZone)
  const end = until && until < before ? until : before
  return {
    status: 'active',
    topics: topic,
    confirmedAt: { $gte: from, $lt: end },
    ...(tags.length > 0 && { tags: { $in: tags } }),
    ...(cameThrough && { cameThrough }),
    ...(hasBought && { boughtAt: { $gt: new Date(0) } }),
  }
}

/** How many people would get a letter now. */
export function countReaders(req: Pick<PayloadRequest, 'payload'>, segment: Segment): Promise<number> {
  return subscribers(req).countDocuments(readersOf(segment))
}

/** How many people are on the list and did not agree to a topic. */
export function countOthers(req: Pick<PayloadRequest, 'payload'>, topic: Topic): Promise<number> {
  return subscribers(req).countDocuments({ status: 'active', topics: { $ne: topic } })
}

/** The ids of letters whose links carried these codes; drops whatever else a browser sends. */
export async function lettersOfCodes(
  req: Pick<PayloadRequest, 'payload'>,
  codes: readonly (string | null | undefined)[],
): Promise<string[]> {
  const asked = codes.filter((code) => typeof code === 'string')
  if (asked.length === 0) return []
  const found = await letters(req)
    .find({ code: { $in: asked } }, { projection: { _id: 1 } })
    .toArray()
  return found.map(({ _id }) => String(_id))
}
