'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ACCOUNT_TEXTS, login, LoginInput } from '@/contracts/account/identity'
import type { PageCopy } from '@/contracts/content'
import { Link } from '../ui/Link'
import { failureText, hasStatus } from '../api/RequestError'
import { send } from '../api/request'
import { useSession } from '../session/useSession'
import { Icon } from '../ui/Icon'
import { NativeField } from '../ui/native/NativeField'
import { NativePasswordField } from '../ui/native/NativePasswordField'
import { asTyped } from '../ui/native/asTyped'
import { useNativeForm } from '../ui/native/useNativeForm'
import { toast } from '../ui/toast/toastQueue'

type Words = Pick<PageCopy<'auth-pages'>, 'waiting' | 'refused'>

type LoginFormProps = {
  words: Words
  heading: ReactNode
  /** Set after a registration: the account that is now waiting for approval. */
  registered: { username: string; message: string } | null
}

/** The log-in form; on success it stores the user, and the screen redirects (docs/behaviour.md, 3.8). */
export function LoginForm({ words, heading, registered }: LoginFormProps) {
  const { setUser } = useSession()
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const [refusal, setRefusal] = useState<Words['waiting'] | null>(null)
  const { errors, isPending, formProps } = useNativeForm({
    schema: LoginInput,
    async onSubmit(credentials) {
      setRefusal(null)
      const user = await send(login, { body: credentials })
      toast({ title: 'Welcome back!', description: 'You have successfully logged in.' })
      await setUser(user)
    },
    onFailure(error) {
      setRefusal(refusalOf(error, words))
      toast({ title: 'Login failed', description: failureText(error, 'Login failed'), destructive: true })
      password.current?.select()
    },
  })

  useEffect(() => {
    if (!registered) return
    if (username.current) username.current.value = registered.username
    note.current?.focus()
  }, [registered])

  return (
    <form className="account-form" aria-label="Login" {...formProps}>
      {heading}
      {registered && (
        <div ref={note} className="callout" tabIndex={-1}>
          <Icon name="check" />
          <p>
            <b>Account created!</b> {registered.message}
          </p>
        </div>
      )}
      {refusal && (
        <output className="callout">
          <Icon name="info" />
          <span>
            <b>{refusal.title}</b> {refusal.text}
          </span>
        </output>
      )}
      <NativeField
        ref={username}
        label="Username"
        name="username"
        autoComplete="username"
        {...asTyped}
        error={errors.username}
      />
      <NativePasswordField
        ref={password}
        label="Password"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password}
      />
      <Link className="text-link" href="/forgot-password">
        Forgot your password
      </Link>
      <button className="button button-primary button-large button-block" disabled={isPending}>
        {isPending ? 'Logging in...' : 'Log in'}
      </button>
    </form>
  )
}

/** What to tell a user whose password is right but whose account is rejected or not approved yet. */
function refusalOf(error: unknown, { waiting, refused }: LoginFormProps['words']) {
  if (!hasStatus(error, 403)) return null
  return failureText(error, '') === ACCOUNT_TEXTS.rejected ? refused : waiting
}
