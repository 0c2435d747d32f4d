'use client'

import type { ReactNode } from 'react'
import { register, ACCOUNT_TEXTS, RegisterInput } from '@/contracts/account/identity'
import { type RequestError, failureText, hasStatus } from '../api/RequestError'
import { send } from '../api/request'
import { NativeField } from '../ui/native/NativeField'
import { asTyped } from '../ui/native/asTyped'
import { NativePasswordField } from '../ui/native/NativePasswordField'
import { readValues, useNativeForm } from '../ui/native/useNativeForm'
import { toast } from '../ui/toast/toastQueue'
import { usePasswordHint } from './usePasswordHint'

/** Shows a taken name at its field; the answer is a plain text, as specified. */
function nameTaken(error: unknown): never {
  if (hasStatus(error, 409))
    Object.assign(error as RequestError, { errors: { username: failureText(error) } })
  throw error
}

type RegisterFormProps = {
  heading: ReactNode
  emailHint: string
  privacy: ReactNode
  onRegistered: (account: { username: string; message: string }) => void
}

/** The registration form; a new account waits for approval and is not logged in (docs/behaviour.md, 3.8). */
export function RegisterForm({ heading, emailHint, privacy, onRegistered }: RegisterFormProps) {
  const [hint, look] = usePasswordHint()
  const { errors, isPending, formProps } = useNativeForm({
    schema: RegisterInput,
    async onSubmit(account, form) {
      const answer = await send(register, { body: account }).catch(nameTaken)
      const message = answer.message || ACCOUNT_TEXTS.registered
      form.reset()
      toast({ title: 'Account created!', description: message })
      onRegistered({ username: answer.username, message })
    },
    onFailure(error) {
      const description = failureText(error, 'Registration failed')
      toast({ title: 'Registration failed', description, destructive: true })
    },
  })
  return (
    <form
      className="account-form"
      aria-label="Create Account"
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event)
        const { password = '', username } = readValues(event.currentTarget)
        look(password, username)
      }}
    >
      {heading}
      <div className="account-pair">
        <NativeField
          label="First name"
          isOptional
          name="firstName"
          autoComplete="given-name"
          error={errors.firstName}
        />
        <NativeField
          label="Last name"
          isOptional
          name="lastName"
          autoComplete="family-name"
          error={errors.lastName}
        />
      </div>
      <NativeField
        label="Email"
        isOptional
        name="email"
        type="email"
        autoComplete="email"
        hint={emailHint}
        error={errors.email}
      />
      <NativeField
        label="Username"
        name="username"
        autoComplete="username"
        {...asTyped}
        error={errors.username}
      />
      <NativePasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        enterKeyHint="go"
        hint={hint}
        error={errors.password}
      />
      <button className="button button-primary button-large button-block" disabled={isPending}>
        {isPending ? 'Creating account...' : 'Create Account'}
      </button>
      {privacy}
    </form>
  )
}
