import { setTimeout as wait } from 'node:timers/promises'
import { now as inZone, toCalendarDate } from '@internationalized/date'
import type { PayloadRequest } from 'payload'
import { DAY_MS } from '@/contracts/core/time'
import { typedCollection } from '@/database/driverCollection'
import { isDuplicate } from '@/database/errors'
import { environment } from '@/environment'

/** Of each minute, the job that sends letters works this long. */
export const WORKS_MS = 50_000
/** Slots are taken for a tenth of a second at once, so that a fast pace does not ask the database for each. */
const AT_ONCE_PER_SECOND = 10

type Site = Pick<PayloadRequest, 'payload'>
/** When the next slot is free; or how many letters a day has had. */
type Kept = { _id: string; at?: Date; now?: Date; count?: number; expiresAt?: Date }

const kept = (req: Site) => typedCollection<Kept>(req, 'letter-pace')

/** About how many seconds it takes to send to so many people. */
export function secondsFor(people: number): number {
  const { perSecond, perDay } = environment.letterPace
  const days = perDay ? Math.max(0, Math.ceil(people / perDay) - 1) : 0
  const rest = people - days * (perDay ?? 0)
  return Math.ceil((days * DAY_MS) / 1_000 + (rest / perSecond) * (60_000 / WORKS_MS))
}

/**
 * Keeps all processes together to MAIL_RATE: the database hands out the moments at which a letter may leave. Returns a
 * function that waits for the next one.
 */
export function letterPace(req: Site): () => Promise<void> {
  const slots: number[] = []
  let taking: Promise<void> | null = null
  return async () => {
    while (slots.length === 0) {
      taking ??= takeSlots(req, slots).finally(() => (taking = null))
      await taking
    }
    const ms = (slots.shift() ?? 0) - performance.now()
    if (ms > 1) await wait(ms)
  }
}

async function takeSlots(req: Site, slots: number[]): Promise<void> {
  const { perSecond } = environment.letterPace
  const number = Math.max(1, Math.floor(perSecond / AT_ONCE_PER_SECOND))
  const betweenMs = 1_000 / perSecond
  const free = { $max: [{ $ifNull: ['$at', '$$NOW'] }, '$$NOW'] }
  const taken = await kept(req).findOneAndUpdate(
    { _id: 'slots' },
    [{ $set: { now: '$$NOW', at: { $add: [free, number * betweenMs] } } }],
    { upsert: true, returnDocument: 'after' },
  )
  if (!taken?.at || !taken.now) throw new Error('No slot was stored')
  const first = performance.now() + (taken.at.getTime() - taken.now.getTime()) - number * betweenMs
  slots.push(...Array.from({ length: number }, (_, index) => first + index * betweenMs))
}

/** Takes one of the letters of today; false when MAIL_DAILY is used up, in the site's time zone. */
export async function takeOfDay(req: Site): Promise<boolean> {
  const { perDay } = environment.letterPace
  if (perDay === null) return true
  try {
    await kept(req).updateOne(
      { _id: today(), count: { $lt: perDay } },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date(Date.now() + 3 * DAY_MS) } },
      { upsert: true },
    )
    return true
  } catch (error) {
    // The day is full, so the upsert hit its document.
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Gives back a letter of today that was not sent after all. */
export async function giveBackOfDay(req: Site): Promise<void> {
  if (environment.letterPace.perDay !== null)
    await kept(req).updateOne({ _id: today(), count: { $gt: 0 } }, { $inc: { count: -1 } })
}

const today = () => `day ${toCalendarDate(inZone(environment.timeZone)).toString()}`
