import * as v from 'valibot'
import { call } from '../core/call'
import { date, day, id, noQuery, optional, text } from '../core/wire'

/** The way of a request from one creator to another (docs/behaviour.md, 15.8). */
export const COLLAB_STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type CollabState = (typeof COLLAB_STATES)[number]

/** What ends a pending request: the last by the one who asks, the others by the person who is asked. */
export const COLLAB_ANSWERS = ['accept', 'decline', 'block', 'withdraw'] as const
export type CollabAnswer = (typeof COLLAB_ANSWERS)[number]

/** How long a request waits for its answer, and how long it is listed after that. */
export const COLLAB_DAYS = 30
/** How long nobody can ask again who was declined. */
export const REST_DAYS = 30
/** Pending requests that one person has sent. */
export const PENDING_SENT_MAX = 20
/** Listed at once: pending requests of each direction, and those that ended. */
export const PENDING_SHOWN = 100
export const ENDED_SHOWN = 50

export const COLLAB_LENGTHS = { subject: 120, message: 2_000 } as const

/** Texts of the tab Collaboration Requests and of its calls (docs/behaviour.md, 4.6 and 15.8). */
export const COLLAB_TEXTS = {
  sent: 'Request sent',
  accepted: 'Request accepted',
  declined: 'Request declined',
  withdrawn: 'Request withdrawn',
  sendFailed: 'Failed to send request',
  answerFailed: 'Failed to answer request',
  withdrawFailed: 'Failed to withdraw request',
  notLoaded: 'Your requests could not be loaded.',
  subjectRequired: 'Say in a few words what it is about',
  messageRequired: 'Please write a message',
  personRequired: 'Choose a creator',
  notListed: 'This creator is not listed any more.',
  oneself: 'You cannot ask yourself.',
  pendingPair: 'A request between you two is waiting already.',
  rests: `Your last request was declined. You can ask again ${REST_DAYS} days after that.`,
  tooMany: `${PENDING_SENT_MAX} requests of yours wait for an answer, the most one can have. Withdraw one first.`,
  over: 'This request does not wait for an answer any more.',
} as const

export const CollabRequestInput = v.object({
  toId: text(COLLAB_TEXTS.personRequired),
  subject: text(COLLAB_TEXTS.subjectRequired, COLLAB_LENGTHS.subject),
  message: text(COLLAB_TEXTS.messageRequired, COLLAB_LENGTHS.message),
  proposedDate: optional(day()),
})

/** A request as one of its two people sees it. */
export const CollabRequest = v.strictObject({
  id,
  fromId: id,
  toId: id,
  /** The other person, and what they do. */
  name: v.string(),
  niche: v.nullable(v.string()),
  subject: v.string(),
  message: v.string(),
  /** YYYY-MM-DD. */
  proposedDate: v.nullable(v.string()),
  state: v.picklist(COLLAB_STATES),
  expiresAt: date,
  /** When it was answered, withdrawn, or expired; null while it is pending. */
  endedAt: v.nullable(date),
  /** The conversation that it has opened. */
  conversationId: v.nullable(id),
})
export type CollabRequest = v.InferOutput<typeof CollabRequest>

const requests = v.array(CollabRequest)

/** Pending ones first, the longest waiting first; then those that ended in the last 30 days, the latest first. */
export const CollabRequestList = v.strictObject({
  received: requests,
  sent: requests,
  /** How many are pending, also beyond those listed. */
  pending: v.strictObject({ received: v.number(), sent: v.number() }),
})
export type CollabRequestList = v.InferOutput<typeof CollabRequestList>

/** Initial data of Creator Connect, so that opening it makes no call for what is the user's own. */
export type ConnectStart = {
  /** Applications that are approved and not completed. */
  partnerships: number
  /** Of all applications, in cents. */
  earnings: number
  requests: CollabRequestList
}

export const listCollabRequests = call({
  method: 'get',
  path: '/collab-requests',
  who: 'user',
  query: noQuery,
  answer: CollabRequestList,
  summary: 'Requests between the caller and other creators',
})
export const createCollabRequest = call({
  method: 'post',
  path: '/collab-requests',
  who: 'user',
  query: noQuery,
  body: CollabRequestInput,
  answer: CollabRequest,
  status: 201,
  summary: 'Ask a listed creator to make something together; one request waits between two people',
  limit: 'collab-request',
  fails: [404, 409],
})
export const answerCollabRequest = call({
  method: 'post',
  path: '/collab-requests/:id/:answer',
  who: 'user',
  query: noQuery,
  answer: CollabRequest,
  summary:
    'Accept a request, decline it (also with a block), or withdraw one’s own; accepting opens a conversation',
  fails: [409],
})
