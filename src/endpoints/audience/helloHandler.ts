import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { readClientAddress } from '@/auth/readClientAddress'
import * as contract from '@/contracts/audience/hello'
import { CLICK_GOAL } from '@/contracts/audience/dimensions'
import { badRequest } from '@/database/errors'
import { isCounting } from '@/domain/audience/counting'
import { describeVisit } from '@/domain/audience/describeVisit'
import { siteDayAt } from '@/domain/audience/siteDays'
import { visitBuffer } from '@/domain/audience/visitBuffer'
import { visitorsOf } from '@/domain/audience/visitors'
import { whyLeftOut } from '@/domain/audience/whyLeftOut'
import { environment } from '@/environment'
import { handle } from '../core/handle'
import { readBytes } from '../core/readBody'

const MALFORMED = 'This is no visit'
/** Of one client address; in memory, because a query for each visit would cost more than counting it. */
const limiter = new RateLimiterMemory({ points: 120, duration: 60 })
/** The last views of this process, so that a view that is sent twice counts once. */
const SEEN_MAX = 10_000
const seen = new Set<string>()

/**
 * POST /api/hello: notes a visit in memory, from where it is stored within a second (domain/audience/visitBuffer.ts).
 * A caller without a session costs no query. 400 for what is no hello; everything else is 204.
 */
export const hello = handle(contract.hello, async ({ req, payload }) => {
  const bytes = await readBytes(req as unknown as Request, contract.HELLO_BYTES_MAX)
  const said = read(bytes)
  if (!(await isCounting(payload))) {
    if (!said) throw badRequest(MALFORMED)
    return undefined
  }
  const at = Date.now()
  const day = siteDayAt(at)
  const buffer = visitBuffer(payload)
  if (!(await isWithinLimit(req))) {
    buffer.count(day.day, 'left-out', 'limited')
    return undefined
  }
  if (!said) {
    buffer.count(day.day, 'left-out', 'malformed')
    throw badRequest(MALFORMED)
  }
  const reason = whyLeftOut(req, said.a)
  if (reason) {
    if (said.k === 'view') buffer.count(day.day, 'left-out', reason)
    return undefined
  }
  if (isRepeated(said)) return undefined
  buffer.add({
    at,
    day,
    visitors: await visitorsOf(req, at),
    path: contract.countedPath(said.p),
    isView: said.k === 'view',
    seconds: said.k === 'leave' ? Math.round(Math.min(said.s ?? 0, contract.SECONDS_MAX)) : 0,
    goal: goalOf(said),
    begins: said.k === 'leave' ? null : describeVisit(said, req.headers),
  })
  return undefined
})

function read(bytes: Uint8Array): contract.Hello | null {
  try {
    const parsed = v.safeParse(
      contract.Hello,
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
    )
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

async function isWithinLimit(req: PayloadRequest): Promise<boolean> {
  if (!environment.limitsRates) return true
  return limiter.consume(readClientAddress(req.headers)).then(
    () => true,
    () => false,
  )
}

function isRepeated({ k, id }: contract.Hello): boolean {
  if (k !== 'view' || !id) return false
  if (seen.has(id)) return true
  seen.add(id)
  const [oldest] = seen
  if (seen.size > SEEN_MAX && oldest) seen.delete(oldest)
  return false
}

function goalOf({ k, n }: contract.Hello): string | null {
  if (k === 'cart') return 'cart'
  return k === 'click' && n ? `${CLICK_GOAL}${n}` : null
}
