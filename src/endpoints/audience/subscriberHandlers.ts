import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { audit } from '@/auth/audit'
import * as contract from '@/contracts/audience/subscribers'
import { type Topic, inOrder } from '@/contracts/audience/subscription'
import { someTags } from '@/contracts/audience/tags'
import { literalPattern } from '@/contracts/core/literalPattern'
import { PAGE_ROWS } from '@/contracts/core/page'
import { countRecords } from '@/database/boundedList'
import { conflict, notFound } from '@/database/errors'
import { isRecordId } from '@/database/ownRecords'
import { pageOfIds } from '@/database/timePages'
import { inTransaction, sessionOf } from '@/database/transaction'
import { askOnceMore, askable } from '@/domain/audience/askAgain'
import {
  type Subscriber as StoredSubscriber,
  consentOf,
  leave,
  subscribers,
} from '@/domain/audience/subscribers'
import { handle } from '../core/handle'
import { exportSubscribers as exportFile } from './exportSubscribers'
import { eraseSubscriber as erase } from './newsletterHandlers'
import { summaryOf } from './summaryOf'
import { presentSubscriber } from './presentSubscriber'

/** The most people that one press asks again. */
const ASKED_AT_ONCE = 500

/** GET /api/subscribers/summary */
const summarizeSubscribers = handle(contract.summarizeSubscribers, ({ req, user }) => summaryOf(req, user))

/** GET /api/subscribers: `total` counts those of the filter, whatever is searched for. */
const listSubscribers = handle(contract.listSubscribers, async ({ query: { cursor, q, ...filter }, req }) => {
  const conditions = conditionsOf(filter)
  const start = q && {
    email: { $regex: `^${literalPattern(q.toLowerCase())}` },
  }
  const [page, total] = await Promise.all([
    pageOfIds(req, 'email-signups', {
      conditions: [...conditions, ...(start ? [start] : [])],
      by: 'signedUpAt',
      cursor,
      size: PAGE_ROWS,
    }),
    countRecords(req, 'email-signups', conditions.length > 0 ? { $and: conditions } : {}),
  ])
  const rows = await subscribers(req)
    .find({ _id: { $in: page.ids } })
    .toArray()
  const byId = new Map(rows.map((row) => [String(row._id), row]))
  const items = page.ids.flatMap((id) => byId.get(String(id)) ?? []).map(presentSubscriber)
  return { items, total, cursor: page.cursor }
})

/** GET /api/subscribers/tags */
const listTags = handle(contract.listTags, async ({ req }) => {
  const found = await subscribers(req).distinct('tags', { tags: { $gt: '' } })
  return found.filter((tag) => tag !== undefined).toSorted()
})

/** GET /api/subscribers/export: audited, because addresses leave the site. */
const exportSubscribers = handle(contract.exportSubscribers, async ({ query, req, user }) => {
  const target = { kind: 'email-signups', id: 'all' }
  const cause = { subjectId: user.id, action: 'export', actorId: user.id, target } as const
  await inTransaction(req, () => audit(req, cause))
  const conditions = conditionsOf(query)
  return exportFile(req, conditions.length > 0 ? { $and: conditions } : {})
})

/** PATCH /api/subscribers/{id}: an admin can end a subscription or a topic, never begin one, and set name and tags. */
const changeSubscriber = handle(contract.changeSubscriber, async ({ params: { id }, body, req }) => {
  const { _id } = await readSubscriber(req, id)
  const { status, topics, firstName, tags } = body
  const isOver = status === 'unsubscribed' || status === 'complained'
  await inTransaction(req, async () => {
    if (status && !(isOver && (await leave(req, { _id }, 'admin', status))))
      throw conflict(contract.SUBSCRIBER_TEXTS.onlyThey)
    if (topics && !(await keepTopics(req, _id, inOrder(topics))))
      throw conflict(contract.SUBSCRIBER_TEXTS.onlyThey)
    const set = { ...(firstName !== undefined && { firstName }), ...(tags && { tags: someTags(tags) }) }
    if (Object.keys(set).length === 0) return
    const options = { session: await sessionOf(req) }
    await subscribers(req).updateOne({ _id }, { $set: { ...set, updatedAt: new Date() } }, options)
  })
  return presentSubscriber(await readSubscriber(req, id))
})

/** DELETE /api/subscribers/{id} */
const eraseSubscriber = handle(contract.eraseSubscriber, async ({ params: { id }, req, user }) => {
  await readSubscriber(req, id)
  const target = { kind: 'email-signups', id }
  await inTransaction(req, async () => {
    await erase(req, id)
    await audit(req, { subjectId: user.id, action: 'erase', actorId: user.id, target })
  })
  return { message: contract.SUBSCRIBER_TEXTS.erased }
})

/** POST /api/subscribers/{id}/confirm-mail */
const askAgain = handle(contract.askAgain, async ({ params: { id }, req }) => {
  const { _id } = await readSubscriber(req, id)
  const isAsked = await inTransaction(req, () => askOnceMore(req, _id))
  if (!isAsked) throw conflict(contract.SUBSCRIBER_TEXTS.askedAlready)
  return presentSubscriber(await readSubscriber(req, id))
})

/** POST /api/subscribers/confirm-mails: the longest waiting first; a second press goes on where this one stopped. */
const askAllAgain = handle(contract.askAllAgain, async ({ req }) => {
  const waiting = await subscribers(req)
    .find(askable())
    .sort({ signedUpAt: 1 })
    .limit(ASKED_AT_ONCE)
    .project<{ _id: Types.ObjectId }>({ _id: 1 })
    .toArray()
  let asked = 0
  for (const { _id } of waiting) if (await inTransaction(req, () => askOnceMore(req, _id))) asked += 1
  return { asked }
})

/**
 * Leaves an active person some of their topics, on an admin's word and in the request's transaction if it has one.
 * False for anybody else, and for a topic that they did not agree to.
 */
async function keepTopics(req: PayloadRequest, _id: Types.ObjectId, topics: Topic[]): Promise<boolean> {
  const consent = consentOf({ what: 'topics', topics, wording: '', way: 'admin' })
  const isSame = { $setEquals: ['$topics', topics] }
  const { matchedCount } = await subscribers(req).updateOne(
    { _id, status: 'active', topics: { $all: topics } },
    [
      {
        $set: {
          topics,
          consents: {
            $cond: [isSame, '$consents', { $concatArrays: ['$consents', [{ $literal: consent }]] }],
          },
          updatedAt: new Date(),
        },
      },
    ],
    { session: await sessionOf(req) },
  )
  return matchedCount === 1
}

async function readSubscriber(req: PayloadRequest, id: string): Promise<StoredSubscriber> {
  const found = isRecordId(id) && (await subscribers(req).findOne({ _id: new Types.ObjectId(id) }))
  if (!found) throw notFound()
  return found
}

type Filter = { [name in 'status' | 'tag']?: string | undefined } & { topic?: Topic | undefined }

function conditionsOf({ status, topic, tag }: Filter) {
  return [
    ...(status ? [{ status }] : []),
    ...(tag ? [{ tags: tag }] : []),
    ...(topic ? [{ $or: [{ topics: topic }, { status: 'pending', askedTopics: topic }] }] : []),
  ]
}

/** The calls of Email Subscribers. */
export const subscriberCalls = [
  summarizeSubscribers,
  exportSubscribers,
  listSubscribers,
  listTags,
  askAllAgain,
  changeSubscriber,
  eraseSubscriber,
  askAgain,
]
