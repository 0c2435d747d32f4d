'use client'

import { useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { SIGNUP_TEXTS } from '@/contracts/audience/signup'
import { failureText } from '../../api/RequestError'
import { useFocusBack } from '../../ui/native/useFocusBack'
import { toast } from '../../ui/toast/toastQueue'

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

type SignUpMessages = typeof SIGNUP_TEXTS

type SignUp = {
  form: RefObject<HTMLFormElement | null>
  isPending: boolean
  /** The submitted text is not an address; reset on edit. */
  isInvalid: boolean
  /** Preloads the code that a sign-up needs. */
  prepare: () => void
  submit: (event: FormEvent<HTMLFormElement>) => void
  revise: () => void
}

/** The sign-up box: idle or submitting; its texts are in docs/behaviour.md, 3.2. */
function useSignUp(messages: SignUpMessages): SignUp {
  const [isPending, setPending] = useState(false)
  const [isInvalid, setInvalid] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  useFocusBack(ref, isPending)

  async function signUp(form: HTMLFormElement): Promise<void> {
    const email = addressIn(form)
    setPending(true)
    try {
      const { isEmail, sendSignUp } = await loadSignUp()
      if (!isEmail(email)) {
        toast({ title: messages.invalid, description: messages.invalidHint, destructive: true })
        setInvalid(true)
        form.querySelector('input')?.focus()
        return
      }
      await sendSignUp(email)
      form.reset()
      toast({ title: messages.success, description: messages.signedUp })
    } catch (error) {
      const description = failureText(error, messages.failedHint)
      toast({ title: messages.failed, description, destructive: true })
    } finally {
      setPending(false)
    }
  }

  return {
    form: ref,
    isPending,
    isInvalid,
    prepare() {
      // A failure is reported when the visitor signs up.
      loadSignUp().catch(() => undefined)
    },
    submit(event) {
      event.preventDefault()
      if (!isPending) void signUp(event.currentTarget)
    },
    revise() {
      setInvalid(false)
    },
  }
}

function loadSignUp() {
  return import('./signUp')
}

function addressIn(form: HTMLFormElement): string {
  const value = new FormData(form).get('email')
  return typeof value === 'string' ? value.trim() : ''
}
