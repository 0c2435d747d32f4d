'use client'

import { CONFIRM_TEXTS, ConfirmInput, confirmAccount } from '@/contracts/account/confirm'
import { UNEXPECTED_TEXT } from '@/contracts/core/unexpected'
import { useEndedSession } from '../session/useEndedSession'
import { Dialog } from '../ui/Dialog'
import { FormActions } from '../ui/form/FormActions'
import { useValibotForm } from '../ui/form/useValibotForm'
import { PasswordField } from '../ui/PasswordField'
import { toast } from '../ui/toast/toastQueue'
import { failureText } from './RequestError'
import { send } from './request'

/** Asks for the password; `onClose` gets whether the session is confirmed. */
export function ConfirmIdentityDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const handleEndedSession = useEndedSession()
  const form = useValibotForm({
    schema: ConfirmInput,
    initialValues: { password: '' },
    async onSubmit({ password }) {
      await send(confirmAccount, { body: { password } })
      onClose(true)
    },
    onError(error) {
      if (handleEndedSession(error)) return
      const description = failureText(error, UNEXPECTED_TEXT)
      toast({ title: CONFIRM_TEXTS.failed, description, destructive: true })
    },
  })
  return (
    <Dialog
      title={CONFIRM_TEXTS.needed}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
      isPending={form.isPending}
    >
      <form className="stack" name="confirm" {...form.formProps}>
        <p>Enter your password to go on. You are not asked again for 10 minutes.</p>
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <FormActions
          submitLabel="Confirm"
          pendingLabel="Confirming..."
          isPending={form.isPending}
          onCancel={() => onClose(false)}
        />
      </form>
    </Dialog>
  )
}
