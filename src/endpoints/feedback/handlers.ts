import { conflict, notFound } from '@/database/errors'
import { handle } from '../core/handle'
import { ownHandlers } from '../core/ownHandlers'
import { isRecordId, ownRecords } from '@/database/ownRecords'
import { inTransaction, inTurn } from '@/database/transaction'
import * as contract from '@/contracts/feedback'
import { fillProfile } from './fillProfile'
import {
  listFeedback,
  listFeedbackAnswers,
  listOnboarding,
  namesOfAdmins,
  pageFeedback,
  pageOnboarding,
  readFeedbackItem,
} from './lists'
import { presentFeedback, presentFeedbackAnswer, presentOnboarding } from './present'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import type { PlatformId } from '@/contracts/platformChecklists'
import { PlatformAccount } from '@/contracts/platforms'
import { prefillAccount } from '@/domain/platforms/platformProfiles'

type Answers = { tiktok: string | null; youtube: string | null }

/**
 * Copies the accounts of an onboarding response to Platform Setup where nothing was ever saved. Call it in the
 * transaction that stores the response.
 */
async function fillAccounts(req: PayloadRequest, userId: string, answers: Answers): Promise<void> {
  // Instagram has no tab in Platform Setup (docs/behaviour.md, 4.4).
  const named: [PlatformId, string | null][] = [
    ['tiktok', answers.tiktok],
    ['youtube', answers.youtube],
  ]
  for (const [platform, answer] of named) {
    const account = answer && accountIn(answer)
    if (account) await prefillAccount(req, { userId, platform }, account)
  }
}

/** "@isla" and "tiktok.com/@isla" as an account; null for anything else, such as a sentence. */
function accountIn(answer: string): { handle: string | null; url: string | null } | null {
  if (/\s/.test(answer)) return null
  const [, path] = /\/@?([^/?#]+)\/?(?:[?#].*)?$/.exec(answer) ?? []
  const typed = path ? { handle: path, url: answer } : { handle: answer }
  const account = v.safeParse(PlatformAccount, typed)
  return account.success ? { handle: account.output.handle ?? null, url: account.output.url ?? null } : null
}

/** PATCH /api/feedback/{id}/answer: of changes to the same version only the first succeeds; the others are 409. */
export const answerFeedback = handle(
  contract.answerFeedback,
  async ({ params: { id }, body: { updatedAt, ...data }, payload, req }) => {
    if (!isRecordId(id)) throw notFound()
    const options = { collection: 'feedback', id, depth: 0, req, overrideAccess: false } as const
    const stored = await inTransaction(req, async () => {
      const found = await payload.findByID({ ...options, disableErrors: true })
      if (!found) throw notFound()
      if (found.updatedAt !== updatedAt) throw conflict(contract.FEEDBACK_TEXTS.changedMeanwhile)
      return payload.update({ ...options, data })
    })
    return presentFeedbackAnswer(stored, await namesOfAdmins(req, [stored]))
  },
)

/**
 * POST /api/onboarding: a second response replaces the first, including its time. Name and e-mail that the caller's
 * profile lacks are filled in from it, and so are the accounts in Platform Setup that were never saved.
 */
export const createOnboarding = handle(contract.createOnboarding, async ({ body, req, user, payload }) => {
  const replace = async () => {
    const data = { ...body, userId: user.id, submittedAt: new Date().toISOString() }
    await fillProfile(req, String(user.id), body)
    await fillAccounts(req, String(user.id), body)
    const [earlier] = await ownRecords('onboarding', { req, user })
    // Collection access lets only admins change responses; this call overrides it for the caller's own.
    const common = { collection: 'onboarding', data, depth: 0, req, overrideAccess: true } as const
    return earlier ? payload.update({ ...common, id: earlier.id }) : payload.create(common)
  }
  const stored = await inTurn(`onboarding:${user.id}`, () => inTransaction(req, replace))
  return presentOnboarding(stored)
})

/** POST /api/feedback: status, sender and time are set by the server. */
const ownFeedbackCalls = ownHandlers({
  collection: 'feedback',
  create: contract.createFeedback,
  toStored: (body) => ({ ...body, status: 'new' as const, submittedAt: new Date().toISOString() }),
  present: presentFeedback,
})

/** GET /api/onboarding/my: a list of at most one. */
const ownOnboardingCalls = ownHandlers({
  collection: 'onboarding',
  list: contract.listMyOnboarding,
  present: presentOnboarding,
})

/** The calls of feedback and onboarding. */
export const feedbackCalls = [
  listFeedback,
  ...ownFeedbackCalls,
  listFeedbackAnswers,
  pageFeedback,
  readFeedbackItem,
  answerFeedback,
  listOnboarding,
  pageOnboarding,
  ...ownOnboardingCalls,
  createOnboarding,
]
