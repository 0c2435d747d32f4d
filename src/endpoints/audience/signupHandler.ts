import * as contract from '@/contracts/audience/signup'
import { countGoal } from '@/domain/audience/countGoal'
import { askToJoin } from '@/domain/audience/subscribers'
import { handle } from '../core/handle'

/**
 * POST /api/email-signup: a known address gets the same answer after the same work, so that neither reveals who signed
 * up.
 */
export const createEmailSignup = handle(
  contract.createEmailSignup,
  async ({ body: { email }, payload, req }) => {
    const { signUp } = await payload.findGlobal({ slug: 'landing', depth: 0, select: { signUp: true }, req })
    const wording = [signUp?.text, signUp?.privacyHint].filter(Boolean).join('. ')
    await askToJoin(req, { email, topics: ['launch'], wording, source: 'landing' })
    await countGoal(req, 'signup')
    return { message: contract.SIGNUP_TEXTS.signedUp }
  },
)
