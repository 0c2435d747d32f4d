import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/guards'
import { PAGE_ROWS } from '@/contracts/core/page'
import * as contract from '@/contracts/feedback'
import { boundedList, countRecords } from '@/database/boundedList'
import { notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { isRecordId } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { pageOfRecords } from '@/database/timePages'
import { wordSearch } from '@/database/wordSearch'
import type { Feedback as StoredFeedback, User as StoredUser } from '@/payload-types'
import { handle } from '../core/handle'
import { presentFeedback, presentFeedbackAnswer, presentOnboarding } from './present'
import { accountLabel, fullName } from '@/contracts/account/names'
import { driverCollection } from '@/database/driverCollection'
import { recordsByIds } from '@/database/recordsByIds'

/** The most senders that one word of a search finds. */
const FOUND_MAX = 200

/** Full names by id, empty for a user without one; never the username, because it is used to log in. */
async function fullNames(req: PayloadRequest, ids: string[]): Promise<Map<string, string>> {
  return namesOf(req, ids, fullName)
}

/** Name and username by id, for admins; empty for everyone else. */
async function senderLabels(
  req: PayloadRequest,
  user: StoredUser,
  ids: string[],
): Promise<Map<string, string>> {
  return isAdmin(user) ? namesOf(req, ids, accountLabel) : new Map<string, string>()
}

/** Conditions on records with an owner: the owner's name, username or address contains a word. Admins only. */
async function sentBy(req: PayloadRequest, user: StoredUser, word: string) {
  if (!isAdmin(user)) return []
  const [named] = await wordSearch(word, ['username', 'firstName', 'lastName', 'email'])
  const found = await driverCollection(req, 'users')
    .find({ ...named })
    .limit(FOUND_MAX)
    .project<{ _id: Types.ObjectId }>({ _id: 1 })
    .toArray()
  return [{ userId: { $in: found.map(({ _id }) => _id) } }]
}

/** Creators cannot read other users; of them they get no more than `label` shows. */
async function namesOf(
  req: PayloadRequest,
  ids: string[],
  label: (user: StoredUser) => string,
): Promise<Map<string, string>> {
  const users = await recordsByIds(req, 'users', ids, { username: 1, firstName: 1, lastName: 1 })
  return new Map([...users].map(([id, user]) => [id, label(user)]))
}

type Caller = { req: PayloadRequest; user: StoredUser }
type Listed = Caller & { headers: Headers }
type Asked = { cursor?: string | undefined; q?: string | undefined }

/** What a caller may read, as collection access says (collections/feedback): their own; everything for admins. */
const readableBy = (user: StoredUser) => (isAdmin(user) ? {} : { userId: new Types.ObjectId(user.id) })

const latest = (slug: 'feedback' | 'onboarding', { req, user, headers }: Listed) =>
  boundedList(slug, { req, headers, filter: readableBy(user), sort: { submittedAt: -1 } })

/** A page of what the caller may read, with the labels of its senders. */
async function pageOf<S extends 'feedback' | 'onboarding'>(
  slug: S,
  fields: readonly string[],
  { cursor, q }: Asked,
  { req, user }: Caller,
) {
  const own = readableBy(user)
  const words = await wordSearch(q, fields, (word) => sentBy(req, user, word))
  const conditions = [...(isAdmin(user) ? [] : [own]), ...words]
  const [page, total] = await Promise.all([
    pageOfRecords(req, slug, { conditions, by: 'submittedAt', cursor, size: PAGE_ROWS }),
    countRecords(req, slug, own),
  ])
  const senders = await senderLabels(
    req,
    user,
    page.records.map(({ userId }) => idOf(userId)),
  )
  return { ...page, total, senderOf: (sentById: string) => senders.get(sentById) ?? null }
}

/** GET /api/feedback/all: what the caller may read; all of it for admins (collections/feedback). */
export const listFeedback = handle(contract.listFeedback, async (context) =>
  ((await latest('feedback', context)) as StoredFeedback[]).map(presentFeedback),
)

/** GET /api/feedback/answers: for what /api/feedback/all lists, in the same order. */
export const listFeedbackAnswers = handle(contract.listFeedbackAnswers, async (context) => {
  const readable = (await latest('feedback', context)) as StoredFeedback[]
  const names = await namesOfAdmins(context.req, readable)
  return readable.map((feedback) => presentFeedbackAnswer(feedback, names))
})

/** GET /api/feedback/page: searched in subject, message, answer and, for admins, the sender. */
export const pageFeedback = handle(contract.pageFeedback, async ({ query, req, user }) => {
  const { records, total, cursor, senderOf } = await pageOf(
    'feedback',
    ['subject', 'message', 'answer'],
    query,
    { req, user },
  )
  const names = await namesOfAdmins(req, records)
  const items = records.map((feedback) => presentItem(feedback, names, senderOf(idOf(feedback.userId))))
  return { items, total, cursor }
})

/** GET /api/feedback/{id}/answer: 404 for feedback that the caller may not read, as for an unknown id. */
export const readFeedbackItem = handle(contract.readFeedbackItem, async ({ params: { id }, req, user }) => {
  if (!isRecordId(id)) throw notFound()
  const [feedback] = await readableRecords('feedback', { req, where: { id: { equals: id } }, limit: 1 })
  if (!feedback) throw notFound()
  const senderId = idOf(feedback.userId)
  const senders = await senderLabels(req, user, [senderId])
  return presentItem(feedback, await namesOfAdmins(req, [feedback]), senders.get(senderId) ?? null)
})

/** GET /api/onboarding/all: what the caller may read; all of it for admins (collections/feedback). */
export const listOnboarding = handle(contract.listOnboarding, async (context) =>
  (await latest('onboarding', context)).map(presentOnboarding),
)

const ONBOARDING_WORDS = ['fullName', 'email', 'socialHandles', 'brandName', 'tagline', 'niche'] as const
const ACCOUNTS = ['instagram', 'tiktok', 'youtube'] as const

/** GET /api/onboarding/page: searched in all answers that are words, and, for admins, the sender. */
export const pageOnboarding = handle(contract.pageOnboarding, async ({ query, req, user }) => {
  const fields = [...ONBOARDING_WORDS, ...ACCOUNTS]
  const { records, total, cursor, senderOf } = await pageOf('onboarding', fields, query, { req, user })
  const items = records.map((response) => ({
    ...presentOnboarding(response),
    sender: senderOf(idOf(response.userId)),
  }))
  return { items, total, cursor }
})

function presentItem(
  feedback: StoredFeedback,
  names: ReadonlyMap<string, string>,
  sender: string | null,
): contract.FeedbackItem {
  return { ...presentFeedback(feedback), answer: presentFeedbackAnswer(feedback, names), sender }
}

/** The names of the admins who answered. */
export function namesOfAdmins(req: PayloadRequest, feedback: StoredFeedback[]): Promise<Map<string, string>> {
  return fullNames(
    req,
    feedback.flatMap(({ answeredBy }) => (answeredBy ? [idOf(answeredBy)] : [])),
  )
}
