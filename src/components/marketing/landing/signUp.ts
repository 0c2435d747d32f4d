import { createEmailSignup } from '@/endpoints/marketing/contract'
import { EMAIL_SHAPE } from '@/endpoints/wire/contract'
import { send } from '../../api/request'

/** The simple shape of the public spec, section 5. */
export function isEmail(text: string): boolean {
  return EMAIL_SHAPE.test(text)
}

export async function sendSignUp(email: string): Promise<void> {
  await send(createEmailSignup, { body: { email } })
}
