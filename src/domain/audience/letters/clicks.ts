import type { Types, mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { CLICKS_FROM, type ClickFloor, floorOf } from '@/contracts/audience/letterClicks'
import { DAY_MS, HOUR_MS } from '@/contracts/core/time'
import { typedCollection } from '@/database/driverCollection'
import { isDuplicate } from '@/database/errors'
import { LETTER_KEPT_DAYS } from './deliveries'
import { type LetterClicks, type StoredLetter, letters } from './letters'
import { isReceipt, isTooSoon } from './receipts'

/** That a link was followed from one mail; its id makes it one. */
type Click = {
  _id: string
  campaign: Types.ObjectId
  r: string
  n: number
  /** When it was followed for the first time, to five seconds; gone after two days. */
  at?: Date
}
type Site = Pick<PayloadRequest, 'payload'>

/** A scanner follows many links at once. */
const BURST_LINKS = 3
const BURST_MS = 5_000
const TIMES_KEPT_MS = 48 * HOUR_MS
/** Of which letters the clicks are counted anew each hour. */
export const COUNTED_DAYS = 90

export const letterClicks = (req: Site) => typedCollection<Click>(req, 'letter-clicks')

/** Counts a click once for each mail and link. Forged receipts, and a scanner's first look, count nothing. */
export async function countClick(
  req: Site,
  campaign: Types.ObjectId,
  { n, receipt }: { n: number; receipt: string },
): Promise<void> {
  const id = String(campaign)
  if (!isReceipt(id, receipt) || isTooSoon(receipt)) return
  const at = new Date(Math.floor(Date.now() / BURST_MS) * BURST_MS)
  await letterClicks(req)
    .insertOne({ _id: `${id}|${receipt}|${n}`, campaign, r: receipt, n, at })
    .catch((error: unknown) => {
      // The second click on the same link.
      if (!isDuplicate(error)) throw error
    })
}

type OfOneMail = { _id: string; links: { n: number; at?: Date }[] }

/** Whether three links were followed within five seconds, as exactly as times are stored. */
function isBurst({ links }: OfOneMail): boolean {
  const times = links.flatMap(({ at }) => at?.getTime() ?? []).sort((one, other) => one - other)
  return times.some((at, index) => (times[index + BURST_LINKS - 1] ?? Infinity) - at <= BURST_MS)
}

function perMail(req: Site, campaign: Types.ObjectId) {
  return letterClicks(req).aggregate<OfOneMail>([
    { $match: { campaign } },
    { $group: { _id: '$r', links: { $push: { n: '$n', at: '$at' } } } },
  ])
}

/**
 * Counts the clicks of a letter and stores the numbers with it: how many mails were opened for certain, and how many of
 * them led to each link. Bursts are left out.
 */
export async function recountClicks(
  req: Site,
  letter: Pick<StoredLetter, '_id' | 'frozen' | 'startedAt' | 'clicks'>,
): Promise<LetterClicks> {
  // Its marks are gone.
  if (letter.clicks && (letter.startedAt?.getTime() ?? 0) < Date.now() - LETTER_KEPT_DAYS * DAY_MS)
    return letter.clicks
  const clicks: LetterClicks = { opened: 0, links: (letter.frozen?.links ?? []).map(() => 0) }
  for await (const mail of perMail(req, letter._id)) {
    if (isBurst(mail)) continue
    clicks.opened += 1
    for (const { n } of mail.links) clicks.links[n] = (clicks.links[n] ?? 0) + 1
  }
  await letters(req).updateOne({ _id: letter._id }, { $set: { clicks } })
  return clicks
}

/**
 * Each hour: counts the clicks of the last letters; of clicks that are two days old, removes bursts, and the time of
 * others. All marks of a letter go with its deliveries, after 13 months. The numbers stay with the letter.
 */
export async function tidyClicks(req: Site, now = Date.now()): Promise<void> {
  const since = new Date(now - COUNTED_DAYS * DAY_MS)
  for await (const letter of letters(req).find({ startedAt: { $gt: since } }))
    await recountClicks(req, letter)
  const old = { at: { $lt: new Date(now - TIMES_KEPT_MS) } }
  for (const campaign of await letterClicks(req).distinct('campaign', old)) {
    const bursts: string[] = []
    for await (const mail of perMail(req, campaign)) if (isBurst(mail)) bursts.push(mail._id)
    await letterClicks(req).deleteMany({ campaign, r: { $in: bursts } })
  }
  await letterClicks(req).updateMany(old, { $unset: { at: '' } })
  const ended = { startedAt: { $lt: new Date(now - LETTER_KEPT_DAYS * DAY_MS) } }
  for await (const { _id } of letters(req).find(ended, { projection: { _id: 1 } }))
    await letterClicks(req).deleteMany({ campaign: _id })
}

/**
 * The floor over the letters that went out at some time, count clicks and went to enough people, as they were last
 * counted (docs/behaviour.md, 13.13); null if there are none.
 */
export async function clickFloorOf(req: Site, startedAt: mongo.Condition<Date>): Promise<ClickFloor | null> {
  const counted = await letters(req)
    .find(
      { startedAt, countsClicks: true, 'counts.sent': { $gte: CLICKS_FROM } },
      { projection: { clicks: 1, counts: 1 } },
    )
    .toArray()
  if (counted.length === 0) return null
  const opened = counted.reduce((sum, { clicks }) => sum + (clicks?.opened ?? 0), 0)
  const sent = counted.reduce((sum, { counts }) => sum + counts.sent, 0)
  return { floor: floorOf(opened, sent), letters: counted.length }
}
