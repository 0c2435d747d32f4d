import * as v from 'valibot'
import { ChangePasswordInput } from '@/endpoints/account/contract'
import { PASSWORDS_DIFFER } from '@/endpoints/users/contract'

/** What the form asks: the call's fields, and the new password a second time. */
export const PasswordFormInput = v.pipe(
  v.object({ ...ChangePasswordInput.entries, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      PASSWORDS_DIFFER,
    ),
    ['confirmPassword'],
  ),
)
