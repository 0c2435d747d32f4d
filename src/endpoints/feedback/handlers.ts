import type { PayloadRequest } from 'payload'
import { handle } from '../core/handle'
import { ownRecords, requireRoom } from '@/database/ownRecords'
import { inTransaction, inTurn } from '@/database/transaction'
import * as contract from '@/contracts/feedback'
import { presentFeedback, presentOnboarding } from './present'

/** GET /api/feedback/all: what the caller may read; all of it for admins (collections/feedback). */
export const listFeedback = handle(contract.listFeedback, async ({ req }) => {
  const readable = await findReadable('feedback', req)
  return readable.map(presentFeedback)
})

/** POST /api/feedback */
export const createFeedback = handle(contract.createFeedback, async ({ body, req, user, payload }) => {
  const stored = await inTransaction(req, async () => {
    await requireRoom('feedback', { req, user })
    const data = { ...body, userId: user.id, status: 'new' as const, submittedAt: new Date().toISOString() }
    return payload.create({ collection: 'feedback', data, depth: 0, req, overrideAccess: false })
  })
  return presentFeedback(stored)
})

/** GET /api/onboarding/all: what the caller may read; all of it for admins (collections/feedback). */
export const listOnboarding = handle(contract.listOnboarding, async ({ req }) => {
  const readable = await findReadable('onboarding', req)
  return readable.map(presentOnboarding)
})

/** GET /api/onboarding/my */
export const listMyOnboarding = handle(contract.listMyOnboarding, async ({ req, user }) => {
  const own = await ownRecords('onboarding', { req, user })
  return own.map(presentOnboarding)
})

/** POST /api/onboarding: a second response replaces the first, including submittedAt. */
export const createOnboarding = handle(contract.createOnboarding, async ({ body, req, user, payload }) => {
  const replace = async () => {
    const data = { ...body, userId: user.id, submittedAt: new Date().toISOString() }
    const [earlier] = await ownRecords('onboarding', { req, user })
    // Collection access lets only admins change responses; this call overrides it for the caller's own.
    const common = { collection: 'onboarding', data, depth: 0, req, overrideAccess: true } as const
    return earlier ? payload.update({ ...common, id: earlier.id }) : payload.create(common)
  }
  const stored = await inTurn(`onboarding:${user.id}`, () => inTransaction(req, replace))
  return presentOnboarding(stored)
})

async function findReadable<S extends 'feedback' | 'onboarding'>(collection: S, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection,
    sort: ['-submittedAt', '-id'],
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  })
  return docs
}

/** The calls of feedback and onboarding. */
export const feedbackCalls = [
  listFeedback,
  createFeedback,
  listOnboarding,
  listMyOnboarding,
  createOnboarding,
]
