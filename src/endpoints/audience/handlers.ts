import { isDuplicate } from '@/database/errors'
import { handle } from '../core/handle'
import { inTransaction } from '@/database/transaction'
import * as contract from '@/contracts/audience'

/** POST /api/email-signup: a known address gets the same answer, so that the call does not reveal who signed up. */
export const createEmailSignup = handle(contract.createEmailSignup, async ({ body, payload, req }) => {
  try {
    // Collection access denies visitors; this call overrides it.
    await inTransaction(req, () => {
      const data = { ...body, signedUpAt: new Date().toISOString() }
      return payload.create({ collection: 'email-signups', data, req, overrideAccess: true })
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
  return { message: contract.SIGNUP_TEXTS.signedUp }
})

/** The calls of the e-mail sign-up. */
export const audienceCalls = [createEmailSignup]
