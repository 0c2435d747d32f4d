'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PageCopy } from '@/contracts/content'
import { changeUrlSearch, useUrlSearch } from '../layout/useUrlSearch'
import { useSession } from '../session/useSession'
import { LoginForm } from './LoginForm'
import { nextPath } from './nextPath'
import { RegisterForm } from './RegisterForm'

const TABS = { login: 'Login', register: 'Create Account' } as const
type Tab = keyof typeof TABS
const ORDER: Tab[] = ['login', 'register']

type AuthWords = Pick<PageCopy<'auth-pages'>, 'emailHint' | 'waiting' | 'refused'>

type AuthScreenProps = {
  /** False shows the page to logged-in users instead of redirecting them. */
  sendsOn: boolean
  words: AuthWords
  loginHeading: ReactNode
  registerHeading: ReactNode
  privacy: ReactNode
}

/** Login and Create Account. Redirects users who are logged in, or just logged in, to the page they wanted. */
export function AuthScreen({ sendsOn, words, loginHeading, registerHeading, privacy }: AuthScreenProps) {
  const query = new URLSearchParams(useUrlSearch())
  const tab: Tab = query.get('tab') === 'register' ? 'register' : 'login'
  const [registered, setRegistered] = useState<{ username: string; message: string } | null>(null)
  const tabs = useRef<HTMLDivElement>(null)
  useGoOn(sendsOn ? nextPath(query.get('next')) : null)

  function select(next: Tab): void {
    changeUrlSearch({ tab: next === 'login' ? '' : next }, 'replace')
  }

  function moveByKey(event: KeyboardEvent): void {
    const next = tabByKey(event.key, tab)
    if (!next) return
    event.preventDefault()
    select(next)
    tabs.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs */}
      <div ref={tabs} className="tabs" role="tablist" aria-label="Account" onKeyDown={moveByKey}>
        {ORDER.map((each) => (
          <button
            key={each}
            type="button"
            className="tab"
            role="tab"
            id={`tab-${each}`}
            aria-selected={each === tab}
            aria-controls={`panel-${each}`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => select(each)}
          >
            {TABS[each]}
          </button>
        ))}
      </div>
      <div id="panel-login" role="tabpanel" aria-labelledby="tab-login" hidden={tab !== 'login'}>
        <LoginForm words={words} heading={loginHeading} registered={registered} />
      </div>
      <div id="panel-register" role="tabpanel" aria-labelledby="tab-register" hidden={tab !== 'register'}>
        <RegisterForm
          heading={registerHeading}
          emailHint={words.emailHint}
          privacy={privacy}
          onRegistered={(account) => {
            setRegistered(account)
            select('login')
          }}
        />
      </div>
    </>
  )
}

/** Redirects once a user is known to be logged in. The console is a separate document, so it needs a full load. */
function useGoOn(path: string | null): void {
  const { user } = useSession()
  const router = useRouter()
  const isKnown = user !== null
  useEffect(() => {
    if (!isKnown || path === null) return
    if (/^\/admin(?![\w-])/.test(path)) window.location.replace(path)
    else router.replace(path)
  }, [isKnown, path, router])
}

function tabByKey(key: string, tab: Tab): Tab | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step) return ORDER.at((ORDER.indexOf(tab) + step) % ORDER.length)
  return { Home: ORDER[0], End: ORDER.at(-1) }[key]
}
