import { Types } from 'mongoose'
import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import { DELIVERY_STATES, type DeliveryCounts } from '@/contracts/audience/letters'
import { DAY_MS, HOUR_MS } from '@/contracts/core/time'
import { slugOf } from '@/contracts/commerce/slug'
import { screenHref } from '@/contracts/screens'
import { notifyAdmins } from '@/database/notify'
import { inTransaction } from '@/database/transaction'
import { letterClicks, recountClicks } from '@/domain/audience/letters/clicks'
import { type StoredDelivery, deliveries, deliveryId } from '@/domain/audience/letters/deliveries'
import { type StoredLetter, letters, newLetterCode } from '@/domain/audience/letters/letters'
import { refreshCounts } from '@/domain/audience/letters/progress'
import { newReceipt } from '@/domain/audience/letters/receipts'
import { dayAfter, siteDay, siteDayAt } from '@/domain/audience/siteDays'
import { type Subscriber, subscribers } from '@/domain/audience/subscribers'
import { countedBy, renderFor } from '@/endpoints/audience/letters/renderFor'
import { presentPublicProduct } from '@/endpoints/commerce/present'
import { type Chance, chanceFrom } from './chance'
import { type ShownLetter, shownLetters } from './letterWords'

/** A letter goes out at ten, ten mails a second. */
const SENT_AT_HOUR = 10
const MAIL_MS = 100
/** Who leaves so soon after a letter left through it. */
const LEFT_WITHIN_MS = 7 * DAY_MS
const POSTAL_ADDRESS = '1200 Ocean Drive, Miami Beach, FL 33139'

/** Stores three letters: two that were sent, with what became of each mail, and one that waits for an admin. */
export async function createLetters(payload: Payload): Promise<void> {
  const req = await createLocalReq({ context: { disableRevalidate: true } }, payload)
  for (const collection of [deliveries(req), letterClicks(req)]) await collection.deleteMany({})
  await letters(req).deleteMany({})
  const data = { postalAddress: POSTAL_ADDRESS, _status: 'published' as const }
  await payload.updateGlobal({ slug: 'site-settings', data, req })
  const where = { username: { equals: 'isla' } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0, req })
  const author = docs[0] ? new Types.ObjectId(docs[0].id) : null
  const chance = chanceFrom(11)
  const bounced = new Set<string>()
  // The latest first: a mailbox that is gone refused the last letter that it was sent.
  for (const shown of shownLetters) {
    const letter = await draftOf(req, shown, author)
    if (shown.sent) await send(req, { letter, sent: shown.sent, chance, bounced })
    else await offer(req, letter)
  }
}

async function draftOf(
  req: PayloadRequest,
  { subject, preheader, body, product, sent }: ShownLetter,
  author: Types.ObjectId | null,
): Promise<StoredLetter> {
  const where = { title: { equals: product } }
  const { docs } = await req.payload.find({ collection: 'products', where, limit: 1, depth: 1, req })
  const picture = docs[0] && presentPublicProduct(docs[0]).images[0]
  const day = dayAfter(siteDayAt(Date.now()).day, -(sent?.daysAgo ?? 1))
  const written = new Date(siteDay(day).start + (SENT_AT_HOUR - 1) * HOUR_MS)
  return {
    _id: new Types.ObjectId(),
    author,
    subject,
    preheader,
    body: picture ? `![${product}](${picture})\n\n${body}` : body,
    topic: 'news',
    confirmedFrom: null,
    confirmedUntil: null,
    countsClicks: true,
    isPublic: true,
    isIndexed: false,
    slug: null,
    status: 'draft',
    sendAt: null,
    heldAt: null,
    heldBy: null,
    startedAt: null,
    resumedAt: null,
    frozenAt: null,
    finishedAt: null,
    total: null,
    left: 0,
    counts: Object.fromEntries(DELIVERY_STATES.map((state) => [state, 0])) as DeliveryCounts,
    note: null,
    frozen: null,
    version: 1,
    createdAt: written,
    updatedAt: written,
  }
}

async function offer(req: PayloadRequest, letter: StoredLetter): Promise<void> {
  await letters(req).insertOne({ ...letter, status: 'ready' })
  await inTransaction(req, () =>
    notifyAdmins(req, {
      kind: 'letter',
      dedupeKey: `letter:${String(letter._id)}:${letter.version}`,
      title: 'A letter is ready to be sent',
      body: letter.subject,
      href: `${screenHref('subscribers')}/letters/${String(letter._id)}`,
    }),
  )
}

type Sending = {
  letter: StoredLetter
  sent: NonNullable<ShownLetter['sent']>
  chance: Chance
  /** Whose mailbox has refused a later letter. */
  bounced: Set<string>
}

async function send(req: PayloadRequest, { letter, sent, chance, bounced }: Sending): Promise<void> {
  const { _id } = letter
  const startedAt = new Date(letter.createdAt.getTime() + HOUR_MS)
  const code = newLetterCode()
  const { subject, html, text, links } = await renderFor(req, letter, countedBy(String(_id), code))
  const people = await subscribers(req)
    .find({
      topics: letter.topic,
      confirmedAt: { $lt: startedAt },
      $or: [{ leftAt: null }, { leftAt: { $gt: startedAt } }],
    })
    .sort({ confirmedAt: 1 })
    .toArray()
  let doubtful = sent.doubtful
  const rows = people.map((person, index): StoredDelivery => {
    const settledAt = new Date(startedAt.getTime() + (index + 20) * MAIL_MS)
    const base = {
      _id: deliveryId(_id, person._id),
      campaign: _id,
      subscriber: person._id,
      email: person.email,
      attempts: 1,
      nextAt: startedAt,
      claim: null,
      claimedAt: settledAt,
      settledAt,
    }
    if (person.status === 'bounced' && !bounced.has(person.email)) {
      bounced.add(person.email)
      return { ...base, state: 'refused', response: '550 5.1.1 No such mailbox here', isOfLetter: false }
    }
    if (person.status === 'active' && index > 100 && doubtful > 0) {
      doubtful -= 1
      return { ...base, state: 'uncertain', response: 'The connection was closed' }
    }
    const left = leftThrough(person, startedAt)
    return { ...base, state: 'sent', response: '250 2.0.0 Ok: queued', ...(left && { leftAt: left }) }
  })
  const stored: StoredLetter = {
    ...letter,
    status: 'sent',
    slug: slugOf(subject, 'letter'),
    code,
    sendAt: startedAt,
    startedAt,
    resumedAt: startedAt,
    frozenAt: startedAt,
    finishedAt: new Date(startedAt.getTime() + (rows.length + 30) * MAIL_MS),
    total: rows.length,
    left: rows.filter(({ leftAt }) => leftAt).length,
    frozen: { subject, html, text, links, replyTo: null },
    version: 4,
    updatedAt: startedAt,
  }
  await letters(req).insertOne(stored)
  if (rows.length === 0) return
  await deliveries(req).insertMany(rows)
  for (const { subscriber, settledAt } of rows.filter(({ state }) => state === 'refused'))
    await subscribers(req).updateOne({ _id: subscriber }, { $set: { leftAt: settledAt, bounces: 1 } })
  await refreshCounts(req, _id)
  await click(req, stored, { mails: rows.filter(({ state }) => state === 'sent').length, sent, chance })
}

function leftThrough({ status, leftAt }: Subscriber, startedAt: Date): Date | null {
  const isSoon = leftAt !== null && leftAt.getTime() - startedAt.getTime() < LEFT_WITHIN_MS
  return status === 'unsubscribed' && isSoon ? leftAt : null
}

/** Clicks of days ago, which have no time any more. The first link is followed most. */
async function click(
  req: PayloadRequest,
  letter: StoredLetter,
  { mails, sent, chance }: Pick<Sending, 'sent' | 'chance'> & { mails: number },
): Promise<void> {
  const links = letter.frozen?.links.length ?? 0
  const clicked = Array.from({ length: mails }).flatMap(() => {
    if (chance() >= sent.opened) return []
    const r = newReceipt(String(letter._id))
    const followed = new Set([0, 0].map(() => Math.floor(links * chance() ** 3)))
    return [...followed].map((n) => ({ _id: `${String(letter._id)}|${r}|${n}`, campaign: letter._id, r, n }))
  })
  if (clicked.length > 0) await letterClicks(req).insertMany(clicked)
  await recountClicks(req, letter)
}
