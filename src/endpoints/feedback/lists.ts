import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
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
import { fullNames, senderLabels, sentBy } from './senders'

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
