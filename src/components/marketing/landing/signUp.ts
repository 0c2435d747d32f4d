import * as v from 'valibot'
import { EmailSignupInput, createEmailSignup } from '@/contracts/audience/signup'
import { send } from '../../api/request'

/** The simple e-mail shape (docs/behaviour.md, 3.2). */
export function isEmail(email: string): boolean {
  return v.is(EmailSignupInput, { email })
}

export async function sendSignUp(email: string): Promise<void> {
  await send(createEmailSignup, { body: { email } })
}
