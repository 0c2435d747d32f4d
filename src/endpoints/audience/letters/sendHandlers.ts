import { parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { PayloadRequest } from 'payload'
import { audit } from '@/auth/audit'
import * as contract from '@/contracts/audience/letterSending'
import {
  LETTER_STATUSES,
  LETTER_TEXTS as TEXTS,
  type LetterStatus,
  OPEN_STATUSES,
  RECIPIENTS_MAX,
  SCHEDULE_DAYS_MAX,
  SCHEDULE_MINUTES_MIN,
  SENDABLE_STATUSES,
} from '@/contracts/audience/letters'
import { DAY_MS, MINUTE_MS } from '@/contracts/core/time'
import { badField, conflict, isDuplicate } from '@/database/errors'
import { inTransaction } from '@/database/transaction'
import { OF_LETTER, deliveries, skipWaiting } from '@/domain/audience/letters/deliveries'
import {
  type SentContent,
  type StoredLetter,
  changeLetter,
  freeLetterSlug,
  newLetterCode,
} from '@/domain/audience/letters/letters'
import { CANCELLED, refreshCounts } from '@/domain/audience/letters/progress'
import { readSelling } from '@/domain/orders/selling'
import { environment } from '@/environment'
import type { User as StoredUser } from '@/payload-types'
import { handle } from '../../core/handle'
import { readableLetter } from './letterHandlers'
import { presentLetter } from './presentLetter'
import { countedBy, renderFor } from './renderFor'

/**
 * POST /api/campaigns/{id}/send: what is sent is fixed in the update that schedules the letter, if it still has the
 * version that was read. The job does the rest, so nothing is lost with this process.
 */
const sendLetter = handle(
  contract.sendLetter,
  async ({ params: { id }, body: { version, sendAt, expected }, req, user }) => {
    if (!environment.smtpUrl) throw conflict(TEXTS.noMail)
    const letter = await readableLetter(req, user, id)
    if (!SENDABLE_STATUSES.includes(letter.status)) throw conflict(TEXTS.notSendable)
    if (letter.version !== version) throw conflict(TEXTS.changed)
    const at = sendAt ? scheduled(sendAt) : new Date(Date.now() + contract.UNDO_SECONDS * 1_000)
    const code = letter.countsClicks ? (letter.code ?? newLetterCode()) : null
    const frozen = await fixContent(req, user, { letter, code, expected })
    const set: Partial<StoredLetter> = {
      status: 'scheduled',
      sendAt: at,
      frozen,
      code,
      heldAt: null,
      heldBy: null,
      note: null,
      slug: letter.isPublic ? await freeLetterSlug(req, letter) : null,
      ...(letter.topic === 'launch' && { launch: 'launch' as const }),
    }
    const change = { from: SENDABLE_STATUSES, fitting: { version }, set }
    try {
      const changed = await inTransaction(req, async () => {
        const target = { kind: 'campaigns', id }
        await audit(req, { subjectId: user.id, action: 'letter', actorId: user.id, target })
        return changeLetter(req, letter._id, change)
      })
      if (!changed) throw conflict(TEXTS.changed)
      return await presentLetter(req, user, changed)
    } catch (error) {
      // The unique index lets one launch letter through.
      if (isDuplicate(error)) throw conflict(TEXTS.launchOnce)
      throw error
    }
  },
)

/** The content as it will be sent. Throws 409 for too few or too many people, and for a check that stops the letter. */
async function fixContent(
  req: PayloadRequest,
  user: StoredUser,
  { letter, code, expected }: { letter: StoredLetter; code: string | null; expected: number },
): Promise<SentContent> {
  const [{ subject, html, text, links, checks, people, siteName }, { supportEmail }] = await Promise.all([
    renderFor(req, letter, code === null ? null : countedBy(String(letter._id), code)),
    readSelling(req),
  ])
  if (people === 0) throw conflict(TEXTS.nobody)
  if (people > RECIPIENTS_MAX) throw conflict(TEXTS.tooMany)
  if (Math.abs(people - expected) > (expected * contract.EXPECTED_PERCENT) / 100)
    throw conflict(contract.listChanged(people))
  const stopping = checks.find(({ level }) => level === 'error')
  if (stopping) throw conflict(`${stopping.text}.`)
  return { subject, html, text, links, replyTo: supportEmail ?? user.email ?? null, siteName }
}

/**
 * A time of the site's zone; of one that clocks show twice, the first. Throws 400 for one that is no time or that
 * clocks leave out, too soon or too far away.
 */
function scheduled(wallClock: string): Date {
  const wanted = calendarTime(wallClock)
  const zoned = toZoned(wanted, environment.timeZone, 'earlier')
  if (toCalendarDateTime(zoned).compare(wanted) !== 0) throw badField('sendAt', TEXTS.leftOut)
  const at = zoned.toDate()
  const ms = at.getTime() - Date.now()
  if (ms < SCHEDULE_MINUTES_MIN * MINUTE_MS) throw badField('sendAt', TEXTS.soonest)
  if (ms > SCHEDULE_DAYS_MAX * DAY_MS) throw badField('sendAt', TEXTS.latest)
  return at
}

function calendarTime(wallClock: string) {
  try {
    return parseDateTime(wallClock)
  } catch {
    throw badField('sendAt', TEXTS.noTime)
  }
}

/** POST /api/campaigns/{id}/page: whether everybody may read it, also once it is sent; then it has a name at once. */
const showLetter = handle(contract.showLetter, async ({ params: { id }, body, req, user }) => {
  const letter = await readableLetter(req, user, id)
  const needsName = body.isPublic && !letter.slug && !OPEN_STATUSES.includes(letter.status)
  const set = needsName ? { ...body, slug: await freeLetterSlug(req, letter) } : body
  const change = { from: LETTER_STATUSES, fitting: { version: letter.version }, set }
  const changed = await changeLetter(req, letter._id, change)
  // It may have been sent meanwhile, which also decides about its name.
  if (!changed) throw conflict(TEXTS.changed)
  return presentLetter(req, user, changed)
})

/** POST /api/campaigns/{id}/pause: what is being sent at this moment still arrives. */
const pauseLetter = handle(contract.pauseLetter, async ({ params: { id }, req, user }) => {
  const set = { status: 'paused' as const, note: null }
  const letter = await readableLetter(req, user, id)
  return presentLetter(req, user, await changeState(req, letter, { from: ['sending'], set }))
})

/** POST /api/campaigns/{id}/resume */
const resumeLetter = handle(contract.resumeLetter, async ({ params: { id }, req, user }) => {
  if (!environment.smtpUrl) throw conflict(TEXTS.noMail)
  const set = { status: 'sending' as const, resumedAt: new Date(), note: null }
  const letter = await readableLetter(req, user, id)
  return presentLetter(req, user, await changeState(req, letter, { from: ['paused'], set }))
})

/** POST /api/campaigns/{id}/cancel: before its time it is a draft again; afterwards nobody else gets it. */
const cancelLetter = handle(contract.cancelLetter, async ({ params: { id }, req, user }) => {
  const letter = await readableLetter(req, user, id)
  if (letter.status === 'scheduled') {
    const set = { status: 'draft' as const, sendAt: null, heldAt: null, heldBy: null, frozen: null }
    const draft = await changeState(req, letter, { from: ['scheduled'], set, unset: { launch: '' } })
    return presentLetter(req, user, draft)
  }
  const set = { status: 'cancelled' as const, finishedAt: new Date(), note: null }
  await changeState(req, letter, { from: ['sending', 'paused'], set })
  await skipWaiting(req, letter._id, CANCELLED)
  await refreshCounts(req, letter._id)
  return presentLetter(req, user, await readableLetter(req, user, id))
})

/** GET /api/campaigns/{id}/deliveries */
const listDeliveries = handle(
  contract.listDeliveries,
  async ({ params: { id }, query: { after, state }, req, user }) => {
    const { _id: campaign } = await readableLetter(req, user, id)
    const found = await deliveries(req)
      .find({ campaign, ...(state ? { state } : {}), ...(after && { _id: { $gt: after } }) })
      .sort({ _id: 1 })
      .limit(contract.DELIVERIES_PAGE + 1)
      .toArray()
    const items = found.slice(0, contract.DELIVERIES_PAGE).map((each) => ({
      id: each._id,
      email: each.email,
      state: each.state,
      attempts: each.attempts,
      nextAt: each.state === 'waiting' ? each.nextAt.toISOString() : null,
      settledAt: each.settledAt?.toISOString() ?? null,
      response: each.response,
    }))
    return { items, next: found.length > items.length ? (items.at(-1)?.id ?? null) : null }
  },
)

/** POST /api/campaigns/{id}/uncertain: who has it for certain never gets it again. Throws 409 once it is cancelled. */
const decideUncertain = handle(
  contract.decideUncertain,
  async ({ params: { id }, body: { action, ids }, req, user }) => {
    const { _id: campaign, status } = await readableLetter(req, user, id)
    const isAgain = action !== 'leave'
    const mayGoOn: readonly LetterStatus[] = ['sending', 'paused', 'sent']
    if (isAgain && !mayGoOn.includes(status)) throw conflict(TEXTS.notNow)
    await deliveries(req).updateMany(
      {
        campaign,
        ...(action === 'refused' ? OF_LETTER : { state: 'uncertain' }),
        ...(ids && { _id: { $in: ids } }),
      },
      // A new claim alone may settle it from here on, not a late answer to the old one.
      isAgain
        ? { $set: { state: 'waiting', nextAt: new Date(), claim: null, settledAt: null, isOfLetter: false } }
        : { $set: { state: 'sent', claim: null } },
    )
    const set = { status: 'sending' as const, finishedAt: null }
    if (isAgain && status === 'sent') await changeLetter(req, campaign, { from: ['sent'], set })
    await refreshCounts(req, campaign)
    return presentLetter(req, user, await readableLetter(req, user, id))
  },
)

/** Changes the state of a letter. Throws 409 from any other state. */
async function changeState(
  req: PayloadRequest,
  { _id }: StoredLetter,
  wanted: Parameters<typeof changeLetter>[2],
): Promise<StoredLetter> {
  const changed = await changeLetter(req, _id, wanted)
  if (!changed) throw conflict(TEXTS.notNow)
  return changed
}

/** The calls of sending, for admins. */
export const sendingCalls = [
  sendLetter,
  showLetter,
  pauseLetter,
  resumeLetter,
  cancelLetter,
  listDeliveries,
  decideUncertain,
]
