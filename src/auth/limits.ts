import type { Payload, PayloadRequest } from 'payload'
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { type Call, isWrite } from '@/contracts/core/call'
import { isOutage, tooMany, unavailable } from '@/database/errors'
import { ensureIndexes } from '@/database/indexes'
import { environment } from '@/environment'
import { readClientAddress } from './readClientAddress'
import { LIMIT_RULES, type LimitName } from '@/contracts/core/limitRules'

/** The counters' collection: they survive a restart, and all processes share them. */
const TABLE = 'rate-limits'
const CONNECTED = 1

type Limiter = { stored: RateLimiterMongo; local: RateLimiterMemory }

const limitersOf = new WeakMap<Payload, Map<LimitName, Limiter>>()

/** Spends one point of a limit; throws CallError 429 with Retry-After (seconds) when none is left. */
export async function spend(payload: Payload, name: LimitName, key: string): Promise<void> {
  const { isLeft, msBeforeNext } = await consume(payload, name, key)
  if (!isLeft) throw tooMany(msBeforeNext / 1000)
}

/** Spends one point of a limit; false when none was left. */
export async function trySpend(payload: Payload, name: LimitName, key: string): Promise<boolean> {
  return (await consume(payload, name, key)).isLeft
}

/** Returns a point that was spent on something that did not count. */
export async function refundPoint(payload: Payload, name: LimitName, key: string): Promise<void> {
  if (environment.limitsRates) await insured(payload, name, (limiter) => limiter.reward(key))
}

/** Points spent beyond a limit; 0 while it has some left. */
export async function pointsOverLimit(payload: Payload, name: LimitName, key: string): Promise<number> {
  const used = await read(payload, name, key)
  return Math.max(0, (used?.consumedPoints ?? 0) - LIMIT_RULES[name].points)
}

/** Throws CallError 429 when a limit is used up; spends nothing. */
export async function requireLeft(payload: Payload, name: LimitName, key: string): Promise<void> {
  const used = await read(payload, name, key)
  if (used && used.consumedPoints >= LIMIT_RULES[name].points) throw tooMany(used.msBeforeNext / 1000)
}

/** Resets the points of a key. */
export async function forgive(payload: Payload, name: LimitName, key: string): Promise<void> {
  if (environment.limitsRates) await insured(payload, name, (limiter) => limiter.delete(key))
}

/** Spends the points of every call before its body is read: its own limit, and 300 writes a minute per user. */
export async function spendLimit(req: PayloadRequest, call: Call): Promise<void> {
  if (!isWrite(call) && !call.limit) return
  const userId = !call.isCrossSite && req.user && String(req.user.id)
  if (call.limit) await spend(req.payload, call.limit, userId || readClientAddress(req.headers))
  if (isWrite(call) && userId) await spend(req.payload, 'write', userId)
}

/**
 * The counters' indexes, made before the server listens: without the unique one, many first hits at once would
 * each be counted separately.
 */
export function ensureLimitIndexes(db: Payload['db']): Promise<void> {
  return ensureIndexes(db, TABLE, [
    { key: { key: 1 }, unique: true },
    { key: { expire: 1 }, expireAfterSeconds: 0 },
  ])
}

function read(payload: Payload, name: LimitName, key: string): Promise<RateLimiterRes | null> {
  if (!environment.limitsRates) return Promise.resolve(null)
  return insured(payload, name, (limiter) => limiter.get(key))
}

async function consume(payload: Payload, name: LimitName, key: string) {
  if (!environment.limitsRates) return { isLeft: true, msBeforeNext: 0 }
  return insured(payload, name, async (limiter) => {
    try {
      const { msBeforeNext } = await limiter.consume(key)
      return { isLeft: true, msBeforeNext }
    } catch (error) {
      if (error instanceof RateLimiterRes) return { isLeft: false, msBeforeNext: error.msBeforeNext }
      throw error
    }
  })
}

/**
 * Counts in the database. While it is known to be down, each process counts on its own. An attempt that is the first to
 * find it down fails at once, because the limited action needs the database as well and would wait a second time.
 */
async function insured<T>(
  payload: Payload,
  name: LimitName,
  count: (limiter: RateLimiterMongo | RateLimiterMemory) => Promise<T>,
): Promise<T> {
  const { stored, local } = limiter(payload, name)
  if (payload.db.connection.readyState !== CONNECTED) return count(local)
  try {
    return await count(stored)
  } catch (error) {
    if (isOutage(error)) throw unavailable()
    return count(local)
  }
}

function limiter(payload: Payload, name: LimitName): Limiter {
  const limiters = limitersOf.get(payload) ?? new Map<LimitName, Limiter>()
  limitersOf.set(payload, limiters)
  const known = limiters.get(name) ?? makeLimiter(payload, name)
  limiters.set(name, known)
  return known
}

function makeLimiter(payload: Payload, name: LimitName): Limiter {
  const options = { ...LIMIT_RULES[name], keyPrefix: name }
  const stored = new RateLimiterMongo({
    ...options,
    storeClient: payload.db.connection.getClient(),
    dbName: payload.db.connection.name,
    tableName: TABLE,
    disableIndexesCreation: true,
  })
  return { stored, local: new RateLimiterMemory(options) }
}
