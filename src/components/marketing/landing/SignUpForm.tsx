'use client'

import { useId } from 'react'
import { type SignUpMessages, useSignUp } from './useSignUp'

type SignUpFormProps = { placeholder: string; buttonLabel: string; messages: SignUpMessages }

/** One address and one button. The method keeps browsers without scripts from putting the address into the URL. */
export function SignUpForm({ placeholder, buttonLabel, messages }: SignUpFormProps) {
  const { form, isPending, isInvalid, prepare, submit, revise } = useSignUp(messages)
  const id = useId()
  return (
    <form ref={form} className="soon-line" method="dialog" noValidate onSubmit={submit}>
      <div className="soon-field">
        <label className="label" htmlFor={id}>
          Email address
        </label>
        <input
          className="input input-underline"
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          enterKeyHint="send"
          placeholder={placeholder}
          aria-invalid={isInvalid || undefined}
          onFocus={prepare}
          onInput={revise}
        />
      </div>
      <button className="button button-ink" disabled={isPending}>
        {isPending ? 'Signing up...' : buttonLabel}
      </button>
    </form>
  )
}
