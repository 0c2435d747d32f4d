'use client'

import { useEffect, useRef, useState } from 'react'
import { type AnswerOf } from '@/contracts/core/call'
import { forgotPassword, ForgotPasswordInput } from '@/contracts/account/identity'
import type { PageCopy } from '@/contracts/content'
import { Headline } from '../layout/Headline'
import { Link } from '../ui/Link'
import { RequestError } from '../api/RequestError'
import { send } from '../api/request'
import { Icon } from '../ui/Icon'
import { NativeField } from '../ui/native/NativeField'
import { asTyped } from '../ui/native/asTyped'
import { useNativeForm } from '../ui/native/useNativeForm'
import { AccountAlert } from './AccountAlert'

type Answer = AnswerOf<typeof forgotPassword>
type Copy = PageCopy<'notices'>['forgotPassword']

/** Requests a reset link by username; the answer is the same for every name (docs/behaviour.md, 3.9). */
export function ForgotPasswordScreen({ copy }: { copy: Copy }) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { errors, isPending, formProps } = useNativeForm({
    schema: ForgotPasswordInput,
    async onSubmit(name) {
      setFailure(null)
      setAnswer(await send(forgotPassword, { body: name }))
    },
    onFailure: (error) => setFailure(failureOf(error)),
  })
  if (answer) return <LinkSent answer={answer} heading={copy.sentHeading} />
  return (
    <form className="account-form" aria-label="Forgot password" {...formProps}>
      <Headline as="h1" size="h2" copy={copy.heading} />
      <p className="muted">{copy.intro}</p>
      {failure && <AccountAlert text={failure} />}
      <NativeField
        label="Username"
        name="username"
        autoComplete="username"
        enterKeyHint="send"
        {...asTyped}
        error={errors.username}
      />
      <button className="button button-primary button-large button-block" disabled={isPending}>
        {isPending ? 'Sending...' : 'Send reset link'}
      </button>
      <Link className="text-link" href="/auth">
        <Icon name="left" />
        Back to Login
      </Link>
    </form>
  )
}

function LinkSent({ answer, heading }: { answer: Answer; heading: Copy['sentHeading'] }) {
  const { message, resetLink } = answer
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="account-form">
      <Headline as="h1" size="h2" copy={heading} />
      <div ref={note} className="callout" tabIndex={-1}>
        <Icon name="info" />
        <div className="stack">
          <p>{message}</p>
          {resetLink && (
            <p>
              No mail is set up here, so the link stands here:{' '}
              <a className="account-link" href={resetLink}>
                {resetLink}
              </a>
            </p>
          )}
        </div>
      </div>
      <Link className="button button-ink button-large button-block" href="/auth">
        Back to Login
      </Link>
    </div>
  )
}

function failureOf(error: unknown): string {
  if (!(error instanceof RequestError)) return 'An error occurred'
  return error.serverMessage ?? 'Failed to process request'
}
