import * as v from 'valibot'
import { NewPassword, ACCOUNT_TEXTS } from '@/contracts/account/identity'

/** The fields of /reset-password (docs/behaviour.md, 3.10). */
export const ResetPasswordForm = v.pipe(
  v.object({ newPassword: NewPassword, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      ACCOUNT_TEXTS.passwordsDiffer,
    ),
    ['confirmPassword'],
  ),
)
