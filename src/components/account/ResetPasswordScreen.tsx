'use client'

import { useEffect, useRef, useState } from 'react'
import { resetPassword } from '@/contracts/account/identity'
import { Link } from '../ui/Link'
import { failureText } from '../api/RequestError'
import { send } from '../api/request'
import { EarlyScript } from '../layout/EarlyScript'
import { Icon } from '../ui/Icon'
import { NativePasswordField } from '../ui/native/NativePasswordField'
import { useNativeForm } from '../ui/native/useNativeForm'
import { AccountAlert } from './AccountAlert'
import { ResetPasswordForm } from './resetPasswordForm'
import { usePasswordHint } from './usePasswordHint'
import { MARK_WITHOUT_TOKEN, useResetToken } from './useResetToken'

/** Sets a new password with the token of the mailed link; it does not log in (docs/behaviour.md, 3.10). */
export function ResetPasswordScreen() {
  const { token, forget } = useResetToken()
  const [success, setSuccess] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [hint, look] = usePasswordHint()
  const { errors, isPending, formProps } = useNativeForm({
    schema: ResetPasswordForm,
    async onSubmit({ newPassword }) {
      setFailure(null)
      const { message } = await send(resetPassword, { body: { token: token ?? '', newPassword } })
      setSuccess(message)
      forget()
    },
    onFailure: (error) => setFailure(failureText(error, 'Failed to reset password')),
  })
  if (success) return <PasswordChanged message={success} />
  if (token === null) return <InvalidLink />
  return (
    <>
      <EarlyScript code={MARK_WITHOUT_TOKEN} />
      <form className="account-form account-with-token" aria-label="Reset password" {...formProps}>
        <h1 className="display h2">
          A new <i>password</i>
        </h1>
        {failure && <AccountAlert text={failure} />}
        <NativePasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint={hint}
          onInput={({ currentTarget }) => look(currentTarget.value)}
          error={errors.newPassword}
        />
        <NativePasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          enterKeyHint="go"
          error={errors.confirmPassword}
        />
        <p className="subtle">The link works for 1 hour.</p>
        <button className="button button-primary button-large button-block" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save password'}
        </button>
        {failure && (
          <Link className="text-link" href="/forgot-password">
            Request a new link
          </Link>
        )}
      </form>
      {token === undefined && <InvalidLink className="account-form account-without-token" />}
    </>
  )
}

function PasswordChanged({ message }: { message: string }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="account-form">
      <h1 className="display h2">
        Password <i>changed</i>
      </h1>
      <div ref={note} className="callout" tabIndex={-1}>
        <Icon name="check" />
        <p>{message}</p>
      </div>
      <Link className="button button-primary button-large button-block" href="/auth">
        Go to Login
      </Link>
    </div>
  )
}

function InvalidLink({ className = 'account-form' }: { className?: string }) {
  return (
    <div className={className}>
      <h1 className="display h2">Invalid Reset Link</h1>
      <p className="muted">This link is not whole. A link works once, and for 1 hour.</p>
      <Link className="button button-ink button-large button-block" href="/forgot-password">
        Request a new link
      </Link>
    </div>
  )
}
