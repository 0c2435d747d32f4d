import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import {
  OF_LETTER,
  type StoredDelivery,
  claimDelivery,
  deliveries,
  hasDeliveries,
} from '@/domain/audience/letters/deliveries'
import { giveBackOfDay, letterPace, takeOfDay } from '@/domain/audience/letters/pace'
import { noteOnLetter, pauseByItself, refreshWhileSending } from '@/domain/audience/letters/progress'
import type { StoredLetter } from '@/domain/audience/letters/letters'
import { environment } from '@/environment'
import { LoginRefused, type Outcome, type SmtpSession, openSmtpSession } from '@/mail/letters/smtpSession'
import { deliverOne, storeResult } from './deliverOne'

/** How long the end of a minute, or of the process, waits for letters that are being sent. */
export const GRACE_MS = 7_000
const LOOKED_UP = 100
const REFRESH_MS = 1_000
const CONNECT_TRIES = 3
/** So many refusals before anybody has the letter stop it. */
const FIRST_REFUSED = 5
const self = randomUUID()

/** What this process is sending, also beyond the minute in which it began: nobody else can answer for it. */
const open = new Map<string, Promise<unknown>>()
export const openDeliveries = (): Iterable<string> => open.keys()

let isStopping = false

/** Takes no new letter in this process, and waits for those that are being sent. */
export async function stopLetters(): Promise<void> {
  isStopping = true
  await Promise.race([Promise.allSettled(open.values()), wait(GRACE_MS, undefined, { ref: false })])
}

/**
 * Sends a letter to the people who wait, over several connections, until a moment, or until nobody is due, somebody
 * pauses it, or the server makes it pause. Processes that do the same at once only share the work.
 */
export async function workOnLetter(req: PayloadRequest, letter: StoredLetter, until: number): Promise<void> {
  const { _id } = letter
  let hasEnded = false
  const isOver = () => hasEnded || isStopping || Date.now() >= until
  const due = dueDeliveries(req, letter)
  if (letter.note !== null) await noteOnLetter(req, _id, null)
  const paceIsFree = letterPace(req)
  const end = new AbortController()
  const waitInside = (ms: number) => wait(ms, undefined, { ref: false, signal: end.signal }).catch(() => {})
  const grace = waitInside(Math.max(0, until - Date.now()) + GRACE_MS)

  async function watch(): Promise<void> {
    while (!isOver()) {
      await waitInside(REFRESH_MS)
      if (!isOver() && !(await refreshWhileSending(req, _id))) hasEnded = true
    }
  }

  async function pause(note: string): Promise<void> {
    hasEnded = true
    await pauseByItself(req, _id, note)
  }

  async function work(): Promise<void> {
    let session = null as SmtpSession | null
    try {
      while (!isOver()) {
        session = session?.isOpen() ? session : await connect()
        if (!session) return
        const next = await due.next()
        if (!next) return
        if (!(await takeOfDay(req))) {
          await noteOnLetter(
            req,
            _id,
            `The ${environment.letterPace.perDay} letters of today are used up. It goes on tomorrow.`,
          )
          return
        }
        await paceIsFree()
        const claimed = isOver() ? null : await claim(next)
        if (!claimed) {
          due.forget()
          await giveBackOfDay(req)
          continue
        }
        const outcome = await Promise.race([begin(claimed, session), grace])
        if (outcome) await heed(outcome)
        // The answer takes longer than this minute; it is stored when it comes.
        else if (open.has(claimed._id)) return
      }
    } finally {
      const unfinished = session
      if (unfinished) void Promise.allSettled(open.values()).then(() => unfinished.close())
    }
  }

  async function claim(delivery: string): Promise<StoredDelivery | null> {
    const token = `${self} ${randomUUID()}`
    try {
      return await claimDelivery(req, delivery, token)
    } catch (error) {
      // Whether it was claimed is not known, but nothing was sent.
      await storeResult(req, { _id: delivery, claim: token }, { state: 'waiting', response: null })
      throw error
    }
  }

  function begin(claimed: StoredDelivery, session: SmtpSession): Promise<Outcome | null> {
    const sending = deliverOne(req, letter, claimed, session).finally(() => open.delete(claimed._id))
    open.set(claimed._id, sending)
    return sending
  }

  async function connect(): Promise<SmtpSession | null> {
    for (let attempt = 1; !isOver(); attempt += 1) {
      try {
        return await openSmtpSession()
      } catch (error) {
        if (error instanceof LoginRefused) {
          await pause('The mail server refuses the user or the password of SMTP_URL.')
          return null
        }
        req.payload.logger.warn({ err: error, msg: 'The mail server could not be reached' })
        if (attempt === CONNECT_TRIES) {
          await noteOnLetter(req, _id, 'The mail server cannot be reached. It is tried again every minute.')
          return null
        }
        await wait(attempt * REFRESH_MS)
      }
    }
    return null
  }

  async function heed(outcome: Outcome): Promise<void> {
    if (outcome.kind !== 'refused') return
    if (outcome.at === 'mail') await pause(`The mail server refuses the sender: ${outcome.response}`)
    else if (await isRefusedFromTheStart(req, letter))
      await pause(`The mail server has taken no copy so far: ${outcome.response}`)
    else if (await isRefusedTooOften(req, letter))
      await pause(`More than one in ten of the last letters was refused: ${outcome.response}`)
  }

  const places = Math.max(0, environment.letterPace.connections - open.size)
  const watching = Promise.allSettled([watch()])
  // One that fails, because the database is away, must not leave the others unwatched.
  const worked = await Promise.allSettled(Array.from({ length: places }, work))
  hasEnded = true
  end.abort()
  const failed = [...worked, ...(await watching)].find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/**
 * Ids of deliveries that are due, read some at a time and taken at random, so that two processes seldom want the same
 * one; null when there are none. Once one was somebody else's, what was read is old: `forget` has it read again.
 */
function dueDeliveries(req: PayloadRequest, { _id: campaign }: StoredLetter) {
  let ids: string[] = []
  let isOld = false
  let reading: Promise<void> | null = null
  async function read(): Promise<void> {
    const found = await deliveries(req)
      .find({ campaign, state: 'waiting', nextAt: { $lte: new Date() } }, { projection: { _id: 1 } })
      .sort({ nextAt: 1 })
      .limit(LOOKED_UP)
      .toArray()
    ids = found.map(({ _id }) => _id)
    isOld = false
  }
  return {
    async next(): Promise<string | null> {
      if (isOld || ids.length === 0) await (reading ??= read().finally(() => (reading = null)))
      return ids.splice(Math.floor(Math.random() * ids.length), 1)[0] ?? null
    },
    forget(): void {
      isOld = true
    },
  }
}

/** Nobody has the letter, and the first ones, or all of few, were refused for its sake: not the list's fault. */
async function isRefusedFromTheStart(req: PayloadRequest, { _id: campaign }: StoredLetter): Promise<boolean> {
  const isOpen = await hasDeliveries(req, { campaign, state: { $in: ['waiting', 'sending'] } })
  const refused = await deliveries(req).countDocuments({ campaign, ...OF_LETTER }, { limit: FIRST_REFUSED })
  if (refused < FIRST_REFUSED && (refused === 0 || isOpen)) return false
  // Asked last: what was open a moment ago may have come through meanwhile.
  return !(await hasDeliveries(req, { campaign, state: 'sent' }))
}

/** More of the last deliveries were refused for the letter's sake than a good list explains. */
async function isRefusedTooOften(req: PayloadRequest, letter: StoredLetter): Promise<boolean> {
  const last = await deliveries(req)
    .find(
      { campaign: letter._id, settledAt: { $gt: letter.resumedAt ?? letter.startedAt ?? new Date(0) } },
      { projection: { state: 1, isOfLetter: 1 } },
    )
    .sort({ settledAt: -1 })
    .limit(200)
    .toArray()
  return last.filter(({ state, isOfLetter }) => state === 'refused' && isOfLetter).length > 20
}
