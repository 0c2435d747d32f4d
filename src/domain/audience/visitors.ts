import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mongo } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { readClientAddress } from '@/auth/readClientAddress'
import { VISIT_MINUTES } from '@/contracts/audience/numbers'
import { MINUTE_MS } from '@/contracts/core/time'
import { isDuplicate } from '@/database/errors'
import { environment } from '@/environment'
import { type SiteDay, siteDayAt } from './siteDays'
import { salts } from './visits'

export const VISIT_MS = VISIT_MINUTES * MINUTE_MS
const SALT_BYTES = 32
const VISITOR_BYTES = 8

const keysOf = new WeakMap<Payload, Map<string, Promise<Buffer | null>>>()

/**
 * Who sends a request, as their visits know them: the first 8 bytes of an HMAC of address and browser, under a key of
 * the day's salt and SECRETS_KEY. The same person is another visitor tomorrow, and without both secrets nobody can
 * tell who it was. In the first half hour of a day the second one is yesterday's, for visits that cross midnight.
 */
export async function visitorsOf(
  { payload, headers }: Pick<PayloadRequest, 'payload' | 'headers'>,
  at: number,
): Promise<mongo.Binary[]> {
  const today = siteDayAt(at)
  const days = at < today.start + VISIT_MS ? [today, siteDayAt(today.start - 1)] : [today]
  forgetBefore(payload, days.at(-1) ?? today)
  const keys = await Promise.all(days.map((day) => keyOf(payload, day, day === today)))
  const who = `${readClientAddress(headers)}\n${headers.get('user-agent') ?? ''}`
  return keys.flatMap((key) => (key ? [new mongo.Binary(visitorBytes(key, who))] : []))
}

function visitorBytes(key: Buffer, who: string): Buffer {
  return createHmac('sha256', key).update(who).digest().subarray(0, VISITOR_BYTES)
}

/** The day's key, kept in memory while it is used; null for a past day without one. */
function keyOf(payload: Payload, day: SiteDay, isToday: boolean): Promise<Buffer | null> {
  const known = keysOf.get(payload) ?? new Map<string, Promise<Buffer | null>>()
  keysOf.set(payload, known)
  const name = `${day.day} ${environment.secretsKey}`
  const found = known.get(name)
  if (found) return found
  const made = makeKey(payload, day, isToday)
  known.set(name, made)
  made.catch(() => known.delete(name))
  return made
}

/** Older days, whose salts the database forgets as well. */
function forgetBefore(payload: Payload, { day }: SiteDay): void {
  const known = keysOf.get(payload)
  for (const name of known?.keys() ?? []) if (name < day) known?.delete(name)
}

async function makeKey(payload: Payload, day: SiteDay, isToday: boolean): Promise<Buffer | null> {
  if (!environment.secretsKey) throw new Error('SECRETS_KEY is not set')
  const salt = isToday ? await todaysSalt(payload, day) : await saltOf(payload, day)
  return salt && Buffer.from(hkdfSync('sha256', environment.secretsKey, salt, 'visitors', 32))
}

async function saltOf(payload: Payload, { day }: SiteDay): Promise<Uint8Array | null> {
  return (await salts({ payload }).findOne({ _id: day }))?.salt.value() ?? null
}

async function todaysSalt(payload: Payload, { day, end }: SiteDay): Promise<Uint8Array | null> {
  const salt = new mongo.Binary(randomBytes(SALT_BYTES))
  try {
    await salts({ payload }).updateOne(
      { _id: day },
      { $setOnInsert: { salt, expiresAt: new Date(end + VISIT_MS) } },
      { upsert: true },
    )
  } catch (error) {
    // Another process made it in the same moment.
    if (!isDuplicate(error)) throw error
  }
  return saltOf(payload, { day, start: 0, end })
}
