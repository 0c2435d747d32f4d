import { handle } from '../core/handle'
import { ownHandlers } from '../core/ownHandlers'
import { ownRecords } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { inTransaction, inTurn } from '@/database/transaction'
import * as contract from '@/contracts/feedback'
import { fillProfile } from './fillProfile'
import { presentFeedback, presentOnboarding } from './present'

const LAST_SUBMITTED_FIRST = ['-submittedAt', '-id']

/** GET /api/feedback/all: what the caller may read; all of it for admins (collections/feedback). */
export const listFeedback = handle(contract.listFeedback, async ({ req }) => {
  const readable = await readableRecords('feedback', { req, sort: LAST_SUBMITTED_FIRST })
  return readable.map(presentFeedback)
})

/** GET /api/onboarding/all: what the caller may read; all of it for admins (collections/feedback). */
export const listOnboarding = handle(contract.listOnboarding, async ({ req }) => {
  const readable = await readableRecords('onboarding', { req, sort: LAST_SUBMITTED_FIRST })
  return readable.map(presentOnboarding)
})

/**
 * POST /api/onboarding: a second response replaces the first, the moment it was submitted included. What the
 * caller's profile lacks of name and e-mail is filled from it.
 */
export const createOnboarding = handle(contract.createOnboarding, async ({ body, req, user, payload }) => {
  const replace = async () => {
    const data = { ...body, userId: user.id, submittedAt: new Date().toISOString() }
    await fillProfile(req, String(user.id), body)
    const [earlier] = await ownRecords('onboarding', { req, user })
    // Collection access lets only admins change responses; this call overrides it for the caller's own.
    const common = { collection: 'onboarding', data, depth: 0, req, overrideAccess: true } as const
    return earlier ? payload.update({ ...common, id: earlier.id }) : payload.create(common)
  }
  const stored = await inTurn(`onboarding:${user.id}`, () => inTransaction(req, replace))
  return presentOnboarding(stored)
})

/** POST /api/feedback: as new, from the caller, now. */
const ownFeedbackCalls = ownHandlers({
  collection: 'feedback',
  create: contract.createFeedback,
  toStored: (body) => ({ ...body, status: 'new' as const, submittedAt: new Date().toISOString() }),
  present: presentFeedback,
})

/** GET /api/onboarding/my: a list of none or one. */
const ownOnboardingCalls = ownHandlers({
  collection: 'onboarding',
  list: contract.listMyOnboarding,
  present: presentOnboarding,
})

/** The calls of feedback and onboarding. */
export const feedbackCalls = [
  listFeedback,
  ...ownFeedbackCalls,
  listOnboarding,
  ...ownOnboardingCalls,
  createOnboarding,
]
