import type { mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { inOrder } from '@/contracts/audience/subscription'
import { CSV_BATCH, csvResponse } from '@/database/csv'
import { type Subscriber, subscribers } from '@/domain/audience/subscribers'

const COLUMNS = [
  'email',
  'firstName',
  'status',
  'topics',
  'tags',
  'source',
  'signedUpAt',
  'confirmedAt',
  'leftAt',
  'consentWording',
] as const

/** Subscribers as a CSV file, newest first, each with the words that they last agreed to. */
export function exportSubscribers(req: PayloadRequest, filter: mongo.Filter<mongo.Document>): Response {
  const rows = subscribers(req)
    .find(filter as mongo.Filter<Subscriber>)
    .sort({ signedUpAt: -1 })
    .batchSize(CSV_BATCH)
  return csvResponse('email-signups', COLUMNS, rows, (person) => [rowOf(person)])
}

function rowOf(person: Subscriber): Record<(typeof COLUMNS)[number], string> {
  const { email, firstName, status, topics, askedTopics, tags, source } = person
  const { signedUpAt, confirmedAt, leftAt, consents } = person
  return {
    email,
    firstName: firstName ?? '',
    status,
    topics: inOrder(status === 'pending' ? askedTopics : topics).join(' '),
    tags: (tags ?? []).join(', '),
    source,
    signedUpAt: signedUpAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? '',
    leftAt: leftAt?.toISOString() ?? '',
    consentWording: consents.findLast(({ wording }) => wording)?.wording ?? '',
  }
}
