import * as v from 'valibot'
import { ChangePasswordInput } from '@/contracts/account/profile'
import { ACCOUNT_TEXTS } from '@/contracts/account/identity'

/** The fields of the form: those of the call, and the new password repeated. */
export const PasswordFormInput = v.pipe(
  v.object({ ...ChangePasswordInput.entries, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      ACCOUNT_TEXTS.passwordsDiffer,
    ),
    ['confirmPassword'],
  ),
)
