import type { Types } from 'mongoose'
import { type PayloadRequest, createLocalReq } from 'payload'
import { letterHref } from '@/contracts/audience/letterPages'
import { DAY_MS } from '@/contracts/core/time'
import { notifyAdmins } from '@/database/notify'
import { inTransaction } from '@/database/transaction'
import { serverWords } from './bounces'
import { LETTER_KEPT_DAYS, countDeliveries, deliveries, hasDeliveries, skipWaiting } from './deliveries'
import { type StoredLetter, changeLetter, letters, readersOf } from './letters'
import { subscribers } from '../subscribers'

type Site = Pick<PayloadRequest, 'payload'>

/** People whose deliveries are made in one go; the connection gives up on longer ones. */
const FROZEN_AT_ONCE = 5_000
/** Why nobody gets a letter any more. */
export const CANCELLED = 'The letter was cancelled'

/** Stores how many deliveries are in each state. */
export async function refreshCounts(req: Site, _id: Types.ObjectId): Promise<void> {
  await letters(req).updateOne({ _id }, { $set: { counts: await countDeliveries(req, _id) } })
}

/** The same while a letter is being sent; false once it is not. A late count never replaces the last one. */
export async function refreshWhileSending(req: Site, _id: Types.ObjectId): Promise<boolean> {
  const counts = await countDeliveries(req, _id)
  const { matchedCount } = await letters(req).updateOne({ _id, status: 'sending' }, { $set: { counts } })
  return matchedCount === 1
}

/** Says what a letter waits for; null when all is well again. */
export async function noteOnLetter(req: Site, _id: Types.ObjectId, note: string | null): Promise<void> {
  await letters(req).updateOne({ _id, status: 'sending' }, { $set: { note } })
}

/** Stops a letter until an admin has read why, which has no addresses; admins are told. */
export function pauseByItself(req: Site, _id: Types.ObjectId, note: string): Promise<void> {
  return stopByItself(req, _id, { from: ['sending'], set: { status: 'paused', note: serverWords(note) } })
}

/** Does not begin a letter that could not begin for hours; admins are told. */
export function missLetter(req: Site, { _id, sendAt }: StoredLetter): Promise<void> {
  const set = { status: 'missed' as const, heldBy: null, note: 'Its time is long over, so it was not sent.' }
  return stopByItself(req, _id, { from: ['scheduled'], fitting: { sendAt }, set, unset: { launch: '' } })
}

async function stopByItself(
  { payload }: Site,
  _id: Types.ObjectId,
  change: Parameters<typeof changeLetter>[2],
): Promise<void> {
  // Of its own, because workers share the job's request and none of them is in a transaction.
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const stopped = await changeLetter(req, _id, change)
    if (!stopped) return
    const id = String(_id)
    await notifyAdmins(req, {
      kind: 'letter',
      dedupeKey: `letter-stopped:${id}:${stopped.version}`,
      title: stopped.status === 'missed' ? 'A letter was not sent' : 'A letter has stopped',
      body: `${stopped.subject}: ${stopped.note ?? ''}`,
      href: letterHref(id),
    })
  })
}

/**
 * Fixes the people of a letter: one delivery for each who is on the list at its start. Cut off, it is done again with
 * the same result; nothing is sent before it is whole.
 */
export async function freezePeople(req: Site, letter: StoredLetter): Promise<StoredLetter | null> {
  const { _id: campaign, startedAt } = letter
  const nextAt = startedAt ?? new Date()
  const people = readersOf(letter, nextAt)
  const rest = { campaign, state: 'waiting', attempts: 0, nextAt, claim: null, claimedAt: null }
  const made = {
    _id: { $concat: [`${String(campaign)}:`, { $toString: '$_id' }] },
    subscriber: '$_id',
    email: 1,
    ...Object.fromEntries(
      Object.entries({ ...rest, settledAt: null, response: null }).map(([name, $literal]) => [
        name,
        { $literal },
      ]),
    ),
  }
  const into = deliveries(req).collectionName
  for (let after: Types.ObjectId | undefined; ;) {
    const ids = await subscribers(req)
      .find({ ...people, ...(after && { _id: { $gt: after } }) })
      .sort({ _id: 1 })
      .limit(FROZEN_AT_ONCE)
      .project<{ _id: Types.ObjectId }>({ _id: 1 })
      .toArray()
    const last = ids.at(-1)?._id
    if (!last) break
    await subscribers(req)
      .aggregate([
        { $match: { ...people, _id: { $lte: last, ...(after && { $gt: after }) } } },
        { $project: made },
        { $merge: { into, on: '_id', whenMatched: 'keepExisting', whenNotMatched: 'insert' } },
      ])
      .toArray()
    after = last
  }
  const total = await deliveries(req).countDocuments({ campaign })
  const fixed = await changeLetter(req, campaign, {
    from: ['sending'],
    fitting: { frozenAt: null },
    set: { frozenAt: new Date(), total },
  })
  await refreshCounts(req, campaign)
  return fixed ?? letters(req).findOne({ _id: campaign })
}

/** Ends a letter when nobody waits any more. */
export async function finishLetter(req: Site, _id: Types.ObjectId): Promise<void> {
  const isUnderWay = () => hasDeliveries(req, { campaign: _id, state: { $in: ['waiting', 'sending'] } })
  const set = { status: 'sent' as const, finishedAt: new Date(), note: null }
  const whole = { from: ['sending'] as const, fitting: { frozenAt: { $ne: null } }, set }
  const hasEnded = !(await isUnderWay()) && (await changeLetter(req, _id, whole)) !== null
  // An admin may have sent some of the uncertain again at the same moment.
  if (hasEnded && (await isUnderWay())) await goOn(req, _id)
  await refreshCounts(req, _id)
}

async function goOn(req: Site, _id: Types.ObjectId): Promise<void> {
  await changeLetter(req, _id, { from: ['sent'], set: { status: 'sending', finishedAt: null } })
}

/**
 * Counts letters again that have stopped while some of them were being sent, or were not certain: an answer may come
 * minutes later, from a process that was stopped for a while. A letter that then waits for somebody goes on; of a
 * cancelled one, those that the server did not take end as well.
 */
export async function countStopped(req: Site): Promise<void> {
  // Of an older letter the deliveries are gone, and its counts are all that stays.
  const keptSince = new Date(Date.now() - LETTER_KEPT_DAYS * DAY_MS)
  const open = await letters(req)
    .find({
      status: { $in: ['paused', 'cancelled', 'sent'] },
      $or: [
        { 'counts.sending': { $gt: 0 } },
        { 'counts.uncertain': { $gt: 0 }, startedAt: { $gt: keptSince } },
        { status: { $ne: 'paused' }, 'counts.waiting': { $gt: 0 } },
      ],
    })
    .project<Pick<StoredLetter, '_id' | 'status' | 'counts'>>({ status: 1, counts: 1 })
    .toArray()
  for (const { _id, status, counts } of open) {
    const isSettled = counts.sending === 0 && (status === 'paused' || counts.waiting === 0)
    if (isSettled && (await countUncertain(req, _id)) === counts.uncertain) continue
    if (status === 'cancelled') await skipWaiting(req, _id, CANCELLED)
    if (status === 'sent' && (await hasDeliveries(req, { campaign: _id, state: 'waiting' })))
      await goOn(req, _id)
    await refreshCounts(req, _id)
  }
}

function countUncertain(req: Site, campaign: Types.ObjectId): Promise<number> {
  return deliveries(req).countDocuments({ campaign, state: 'uncertain' })
}
