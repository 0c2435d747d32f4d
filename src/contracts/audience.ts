import * as v from 'valibot'
import { call } from './core/call'
import { Message, email } from './core/wire'

/** Texts of the sign-up box (docs/behaviour.md, 3.2). */
export const SIGNUP_TEXTS = {
  success: 'Success!',
  signedUp: "You'll be notified when we launch.",
  failed: 'Error',
  failedHint: 'An error occurred. Please try again.',
  invalid: 'Invalid email',
  invalidHint: 'Please enter a valid email address.',
} as const

/** The canonical form of an address, so that it can sign up only once, whatever its case. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase()
}

export const EmailSignupInput = v.object({
  email: v.pipe(email(SIGNUP_TEXTS.invalidHint), v.transform(normaliseEmail)),
})

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
