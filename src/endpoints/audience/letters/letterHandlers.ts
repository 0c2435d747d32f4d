import { isDeepStrictEqual } from 'node:util'
import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { isAdmin } from '@/access/guards'
import { letterHref } from '@/contracts/audience/letterPages'
import * as contract from '@/contracts/audience/letters'
import { PAGE_ROWS } from '@/contracts/core/page'
import { countRecords } from '@/database/boundedList'
import { badField, conflict, notFound } from '@/database/errors'
import { notifyAdmins } from '@/database/notify'
import { isRecordId } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { pageOfIds } from '@/database/timePages'
import { inTransaction } from '@/database/transaction'
import { letterClicks } from '@/domain/audience/letters/clicks'
import { deliveries } from '@/domain/audience/letters/deliveries'
import { type StoredLetter, changeLetter, letters } from '@/domain/audience/letters/letters'
import type { User as StoredUser } from '@/payload-types'
import { handle } from '../../core/handle'
import { TOP_CHARACTERS, presentLetter, presentLetters } from './presentLetter'

/** The letters that a person may read: their own; all of them for admins. */
export function readableBy(user: StoredUser) {
  return isAdmin(user) ? {} : { author: new Types.ObjectId(user.id) }
}

/** A letter that the caller may read. Throws 404, for another person's letter as for an unknown id. */
export async function readableLetter(
  req: PayloadRequest,
  user: StoredUser,
  id: string,
): Promise<StoredLetter> {
  const found =
    isRecordId(id) && (await letters(req).findOne({ _id: new Types.ObjectId(id), ...readableBy(user) }))
  if (!found) throw notFound()
  return found
}

/** GET /api/campaigns */
const listLetters = handle(contract.listLetters, async ({ query: { cursor }, req, user }) => {
  const filter = readableBy(user)
  const conditions = Object.keys(filter).length > 0 ? [filter] : []
  const [page, total] = await Promise.all([
    pageOfIds(req, 'campaigns', { conditions, cursor, size: PAGE_ROWS }),
    countRecords(req, 'campaigns', filter),
  ])
  const found = await letters(req)
    .aggregate<StoredLetter>([
      { $match: { _id: { $in: page.ids } } },
      { $set: { body: { $substrCP: ['$body', 0, TOP_CHARACTERS] } } },
      { $unset: 'frozen' },
    ])
    .toArray()
  const byId = new Map(found.map((letter) => [String(letter._id), letter]))
  const rows = page.ids.flatMap((id) => byId.get(String(id)) ?? [])
  return { items: await presentLetters(req, rows), total, cursor: page.cursor }
})

/** The caller's own draft that nobody has written in yet; null without one. */
function untouchedDraft(req: PayloadRequest, user: StoredUser): Promise<StoredLetter | null> {
  const empty = { subject: '', preheader: '', body: '', cameThrough: null, hasBought: false }
  return letters(req).findOne({
    author: new Types.ObjectId(user.id),
    status: 'draft',
    version: 1,
    'tags.0': { $exists: false },
    ...empty,
  })
}

/** POST /api/campaigns: a draft. Without any word it is the caller's untouched one, so that none pile up. */
const createLetter = handle(contract.createLetter, async ({ body, req, user, payload }) => {
  await requireSent(req, body.cameThrough)
  const untouched = isDeepStrictEqual(body, v.parse(contract.LetterInput, {}))
    ? await untouchedDraft(req, user)
    : null
  if (untouched) return presentLetter(req, user, untouched)
  const { id } = await inTransaction(req, async () => {
    await requireRoom('campaigns', { req, user, ownedBy: 'author' })
    const empty = { sendAt: null, heldAt: null, heldBy: null, startedAt: null, resumedAt: null }
    const unsent = { frozenAt: null, finishedAt: null, total: null, note: null, frozen: null }
    const data = {
      ...body,
      slug: null,
      author: user.id,
      status: 'draft' as const,
      version: 1,
      ...empty,
      ...unsent,
    }
    // Collection access denies everyone; every user may write letters, and an admin sends them.
    return payload.create({ collection: 'campaigns', data, depth: 0, req, overrideAccess: true })
  })
  return presentLetter(req, user, await readableLetter(req, user, id))
})

/** GET /api/campaigns/{id} */
const readLetter = handle(contract.readLetter, async ({ params: { id }, req, user }) =>
  presentLetter(req, user, await readableLetter(req, user, id)),
)

/** PATCH /api/campaigns/{id}: one that was ready is a draft again, because an admin has read other words. */
const updateLetter = handle(
  contract.updateLetter,
  async ({ params: { id }, body: { version, ...given }, req, user }) => {
    await requireSent(req, given.cameThrough)
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    // The other of the two days may be the stored one.
    if (!contract.areDaysInOrder({ ...(await readableLetter(req, user, id)), ...set }))
      throw badField('confirmedUntil', contract.LETTER_TEXTS.daysReversed)
    return presentLetter(
      req,
      user,
      await changeOpen(req, user, { id, version, set: { ...set, status: 'draft' } }),
    )
  },
)

/** DELETE /api/campaigns/{id}: for good, after the screen has asked. Throws 409 for one that ever started. */
const deleteLetter = handle(contract.deleteLetter, async ({ params: { id }, req, user }) => {
  const { _id } = await readableLetter(req, user, id)
  const { deletedCount } = await letters(req).deleteOne({
    _id,
    status: { $in: [...contract.DELETABLE_STATUSES] },
    startedAt: null,
  })
  if (deletedCount === 0) throw conflict(contract.LETTER_TEXTS.notDeletable)
  await deliveries(req).deleteMany({ campaign: _id })
  await letterClicks(req).deleteMany({ campaign: _id })
  return { message: contract.LETTER_TEXTS.deleted }
})

/** POST /api/campaigns/{id}/ready: admins are told, once for each version. */
const readyLetter = handle(contract.readyLetter, async ({ params: { id }, body: { version }, req, user }) => {
  const letter = await readableLetter(req, user, id)
  if (letter.status !== 'draft') throw conflict(contract.LETTER_TEXTS.notReady)
  if (!letter.subject.trim() || !letter.body.trim()) throw conflict(contract.LETTER_TEXTS.empty)
  const ready = await inTransaction(req, async () => {
    const changed = await changeOpen(req, user, { id, version, set: { status: 'ready' } })
    await notifyAdmins(req, {
      kind: 'letter',
      dedupeKey: `letter:${id}:${changed.version}`,
      title: 'A letter is ready to be sent',
      body: changed.subject,
      href: letterHref(id),
    })
    return changed
  })
  return presentLetter(req, user, ready)
})

/** Throws 400 for the id of no letter that was sent. */
async function requireSent(req: PayloadRequest, id: string | null | undefined): Promise<void> {
  if (!id) return
  const isSent =
    isRecordId(id) &&
    (await letters(req).findOne(
      { _id: new Types.ObjectId(id), startedAt: { $ne: null } },
      { projection: { _id: 1 } },
    ))
  if (!isSent) throw badField('cameThrough', contract.LETTER_TEXTS.notSent)
}

type Change = { id: string; version: number; set: Partial<StoredLetter> }

/** Changes a letter that can still be changed, if it has the version that was read. Throws 404 and 409. */
async function changeOpen(
  req: PayloadRequest,
  user: StoredUser,
  { id, version, set }: Change,
): Promise<StoredLetter> {
  const { _id } = await readableLetter(req, user, id)
  const changed = await changeLetter(req, _id, {
    from: contract.OPEN_STATUSES,
    fitting: { version, ...readableBy(user) },
    set,
  })
  if (changed) return changed
  const { status } = await readableLetter(req, user, id)
  const { fixed, changed: changedElsewhere } = contract.LETTER_TEXTS
  throw conflict(contract.OPEN_STATUSES.includes(status) ? changedElsewhere : fixed)
}

/** The calls of letters before they are sent. */
export const letterCalls = [listLetters, createLetter, readLetter, updateLetter, deleteLetter, readyLetter]
