import * as v from 'valibot'
import { NewPassword, ACCOUNT_TEXTS } from '@/contracts/account/identity'

/** The two fields of /reset-password: public spec, section 5. */
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
