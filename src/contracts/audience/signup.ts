import * as v from 'valibot'
import { call } from '../core/call'
import { Message, email } from '../core/wire'

/** Texts of the sign-up box (docs/behaviour.md, 3.2). */
export const SIGNUP_TEXTS = {
  success: 'Success!',
  signedUp: "You'll be notified when we launch.",
  failed: 'Error',
  failedHint: 'An error occurred. Please try again.',
  invalid: 'Invalid email',
  invalidHint: 'Please enter a valid email address.',
} as const

const { invalidHint } = SIGNUP_TEXTS
export const EmailSignupInput = v.object({ email: email(invalidHint, invalidHint, invalidHint) })

export const createEmailSignup = call({
  method: 'post',
  path: '/email-signup',
  who: 'anyone',
  body: EmailSignupInput,
  answer: Message,
  status: 201,
  summary: 'Sign up for the launch mail; a second time answers the same',
  limit: 'email-signup',
})
