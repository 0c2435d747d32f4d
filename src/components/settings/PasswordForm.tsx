'use client'

import { styled } from 'styled-components'
import { changePassword, listSessions, ChangePasswordInput } from '@/contracts/account/profile'
import { failureText } from '../api/RequestError'
import { send } from '../api/request'
import { useRefresh } from '../api/useRefresh'
import { usePasswordHint } from '../account/usePasswordHint'
import { useEndedSession } from '../session/useEndedSession'
import { useSession } from '../session/useSession'
import { onPhone } from '../theme/tokens'
import { Button } from '../ui/Button'
import { PasswordField } from '../ui/PasswordField'
import { useValibotForm } from '../ui/form/useValibotForm'
import { toast } from '../ui/toast/toastQueue'
import * as v from 'valibot'
import { ACCOUNT_TEXTS } from '@/contracts/account/identity'

/** Changes the password, which ends the user's other sessions. */
export function PasswordForm({ onPending }: { onPending: (isPending: boolean) => void }) {
  const refresh = useRefresh()
  const handleEndedSession = useEndedSession()
  const { user } = useSession()
  const [hint, look] = usePasswordHint()
  const form = useValibotForm({
    schema: PasswordFormInput,
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    async onSubmit({ currentPassword, newPassword }) {
      onPending(true)
      const sending = send(changePassword, { body: { currentPassword, newPassword } })
      const { message } = await sending.finally(() => onPending(false))
      form.reset()
      toast({ title: 'Password changed', description: message })
      await refresh([listSessions])
    },
    onError(error) {
      if (handleEndedSession(error)) return
      toast({
        title: 'Error',
        description: failureText(error, 'Failed to change password'),
        destructive: true,
      })
    },
  })
  const newPassword = form.field('newPassword')
  return (
    <form className="stack" {...form.formProps}>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        description={hint}
        {...newPassword}
        onChange={(value) => {
          newPassword.onChange(value)
          look(value, user?.username)
        }}
      />
      <PasswordField
        label="New password again"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <Send>
        <Button variant="primary" type="submit" isPending={form.isPending} pendingText="Changing...">
          Change password
        </Button>
      </Send>
    </form>
  )
}

const Send = styled.div`
  display: flex;
  justify-content: flex-end;

  ${onPhone} {
    > .button {
      flex: 1;
    }
  }
`

/** The fields of the form: those of the call, and the new password repeated. */
const PasswordFormInput = v.pipe(
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
