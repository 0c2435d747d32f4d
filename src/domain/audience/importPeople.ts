import { Types, mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { newToken } from '@/auth/tokens'
import type { ImportResult } from '@/contracts/audience/importSubscribers'
import type { SubscriberStatus, Topic } from '@/contracts/audience/subscription'
import { someTags } from '@/contracts/audience/tags'
import { deliveries } from './letters/deliveries'
import { type Subscriber, consentOf, subscribers } from './subscribers'
import { suppressedAmong } from './suppressions'

/** Somebody in a file; without topics they agreed to the one that the import names. */
export type Person = {
  email: string
  firstName: string | null
  status: SubscriberStatus
  topics: Topic[]
  tags: string[]
}

type Import = {
  topic: Topic
  /** How they agreed, in the admin's words. */
  consent: string
  /** Of everybody in the file. */
  tags: readonly string[]
  id: string
}
type Counts = Omit<ImportResult, 'invalid' | 'problems' | 'notRead' | 'importId'>
type NewSubscriber = Subscriber & { createdAt: Date; updatedAt: Date; __v: number }

/** Addresses that are looked up, written or removed at once. */
const BATCH = 1_000
const DUPLICATE_KEY = 11_000

/**
 * Adds people to the list in the state that their file gives them, and counts what becomes of each; with null it only
 * counts. Known people stay as they are, and erased and complained addresses are left out (docs/behaviour.md, 13.15).
 */
export async function importPeople(
  req: PayloadRequest,
  people: readonly Person[],
  given: Import | null,
): Promise<Counts> {
  const counts: Counts = { added: 0, left: 0, pending: 0, known: 0, suppressed: 0 }
  for (const batch of batchesOf(people)) {
    const emails = batch.map(({ email }) => email)
    const known = await knownAmong(req, emails)
    // Read after the known ones: who is erased in between is noted here already.
    const suppressed = await suppressedAmong(req, emails)
    const unknown = batch.filter(({ email }) => !known.has(email))
    const wanted = unknown.filter(({ email }) => !suppressed.has(email))
    const added = given ? await insert(req, wanted, given) : wanted
    for (const { status } of added) counts[countOf(status)] += 1
    counts.suppressed += unknown.length - wanted.length
    counts.known += batch.length - unknown.length + wanted.length - added.length
  }
  return counts
}

const countOf = (status: SubscriberStatus) =>
  status === 'active' ? 'added' : status === 'pending' ? 'pending' : 'left'

async function knownAmong(req: PayloadRequest, emails: string[]): Promise<Set<string>> {
  const found = await subscribers(req)
    .find({ email: { $in: emails } }, { projection: { _id: 0, email: 1 } })
    .toArray()
  return new Set(found.map(({ email }) => email))
}

/** Stores people in one write, and returns those who had not signed up in the meantime. */
async function insert(req: PayloadRequest, people: Person[], given: Import): Promise<Person[]> {
  if (people.length === 0) return []
  try {
    const rows = people.map((person) => rowOf(person, given))
    await subscribers(req).insertMany(rows, { ordered: false })
    return people
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error
    const refused = [error.writeErrors].flat()
    if (refused.some(({ code }) => code !== DUPLICATE_KEY)) throw error
    const indexes = new Set(refused.map(({ index }) => index))
    return people.filter((_, index) => !indexes.has(index))
  }
}

function rowOf({ email, firstName, status, topics: named, tags }: Person, given: Import): NewSubscriber {
  const now = new Date()
  const topics: Topic[] = named.length > 0 ? named : [given.topic]
  const isPending = status === 'pending'
  return {
    _id: new Types.ObjectId(),
    email,
    firstName,
    status,
    topics: isPending ? [] : topics,
    askedTopics: isPending ? topics : [],
    askedAt: null,
    timesAsked: 0,
    tags: someTags([...tags, ...given.tags]),
    source: 'import',
    key: newToken(),
    signedUpAt: now,
    // Letters go to who confirmed by then, and numbers count them from that day on.
    confirmedAt: status === 'active' ? now : null,
    leftAt: null,
    leftReason: null,
    consents: [consentOf({ what: 'imported', topics, wording: given.consent, way: 'admin' })],
    importId: given.id,
    createdAt: now,
    updatedAt: now,
    __v: 0,
  }
}

/** The moment of an import; null for what is no import's id. */
export function importedAt(id: string): Date | null {
  return Types.ObjectId.isValid(id) ? new Types.ObjectId(id).getTimestamp() : null
}

/** How many people an import added who are still there. */
export function countImported(req: PayloadRequest, importId: string): Promise<number> {
  return subscribers(req).countDocuments({ importId })
}

/** Removes whom an import added, except people with a letter and those who did something since; returns how many. */
export async function removeImported(req: PayloadRequest, importId: string): Promise<number> {
  const untouched = { importId, consents: { $size: 1 } }
  const found = await subscribers(req)
    .find(untouched, { projection: { _id: 1 } })
    .toArray()
  let removed = 0
  for (const batch of batchesOf(found)) {
    const ids = batch.map(({ _id }) => _id)
    const withLetter = await deliveries(req).distinct('subscriber', { subscriber: { $in: ids } })
    const written = new Set(withLetter.map(String))
    const unwritten = ids.filter((id) => !written.has(String(id)))
    const { deletedCount } = await subscribers(req).deleteMany({ ...untouched, _id: { $in: unwritten } })
    removed += deletedCount
  }
  return removed
}

function* batchesOf<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH)
}
