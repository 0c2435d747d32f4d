'use client'

import { useEffect, useRef, useState, useCallback } from 'react'
import { resetPassword, NewPassword, ACCOUNT_TEXTS } from '@/contracts/account/identity'
import type { PageCopy } from '@/contracts/content'
import { Headline } from '../layout/Headline'
import { Link } from '../ui/Link'
import { failureText } from '../api/RequestError'
import { send } from '../api/request'
import { EarlyScript } from '../layout/EarlyScript'
import { Icon } from '../ui/Icon'
import { NativePasswordField } from '../ui/native/NativePasswordField'
import { useNativeForm } from '../ui/native/useNativeForm'
import { AccountAlert } from './AccountAlert'
import { usePasswordHint } from './usePasswordHint'
import * as v from 'valibot'

type Copy = PageCopy<'notices'>['resetPassword']

/** Sets a new password with the token of the mailed link; it does not log in (docs/behaviour.md, 3.10). */
export function ResetPasswordScreen({ copy }: { copy: Copy }) {
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
  if (success) return <PasswordChanged message={success} heading={copy.changedHeading} />
  if (token === null) return <InvalidLink text={copy.invalidText} />
  return (
    <>
      <EarlyScript code={MARK_WITHOUT_TOKEN} />
      <form className="account-form account-with-token" aria-label="Reset password" {...formProps}>
        <Headline as="h1" size="h2" copy={copy.heading} />
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
      {token === undefined && (
        <InvalidLink text={copy.invalidText} className="account-form account-without-token" />
      )}
    </>
  )
}

function PasswordChanged({ message, heading }: { message: string; heading: Copy['changedHeading'] }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="account-form">
      <Headline as="h1" size="h2" copy={heading} />
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

function InvalidLink({ text, className = 'account-form' }: { text: string; className?: string }) {
  return (
    <div className={className}>
      <h1 className="display h2">Invalid Reset Link</h1>
      <p className="muted">{text}</p>
      <Link className="button button-ink button-large button-block" href="/forgot-password">
        Request a new link
      </Link>
    </div>
  )
}

/** The fields of /reset-password (docs/behaviour.md, 3.10). */
const ResetPasswordForm = v.pipe(
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

/**
 * Marks the document when neither address nor history entry has a token, so that the first paint is already
 * right.
 */
const MARK_WITHOUT_TOKEN =
  "if(!new URLSearchParams(location.search).get('token')&&!history.state?.resetToken)" +
  "document.documentElement.dataset.noToken=''"

/**
 * The token of a reset link: undefined until it has been read, null when there is none. It is removed from the
 * address at once, so that it gets into neither history nor Referer; a reload reads it from the history entry's
 * state.
 */
function useResetToken(): { token: string | null | undefined; forget: () => void } {
  const [token, setToken] = useState<string | null>()

  useEffect(() => {
    // Deferred until after this render's effects: Next's router tracks history changes only from then on.
    const timer = setTimeout(() => {
      const fromAddress = new URLSearchParams(window.location.search).get('token')
      if (fromAddress) keep(fromAddress)
      setToken(fromAddress || keptToken())
    })
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (token !== undefined) delete document.documentElement.dataset.noToken
  }, [token])

  const forget = useCallback(() => keep(undefined), [])
  return { token, forget }
}

function keep(resetToken: string | undefined): void {
  window.history.replaceState({ resetToken }, '', window.location.pathname)
}

function keptToken(): string | null {
  const state: unknown = window.history.state
  const kept = typeof state === 'object' && state !== null && 'resetToken' in state ? state.resetToken : null
  return typeof kept === 'string' && kept ? kept : null
}
