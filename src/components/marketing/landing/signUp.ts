import { createEmailSignup } from '@/contracts/audience'
import { EMAIL_SHAPE } from '@/contracts/core/wire'
import { send } from '../../api/request'

/** The simple e-mail shape (docs/behaviour.md, 3.2). */
export function isEmail(text: string): boolean {
  return EMAIL_SHAPE.test(text)
}

export async function sendSignUp(email: string): Promise<void> {
  await send(createEmailSignup, { body: { email } })
}
