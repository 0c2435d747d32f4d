'use client'

import { useCallback, useEffect, useState } from 'react'

/** Hides the form until the scripts are there, where the address and the history entry hold no token. */
export const HIDE_WITHOUT_TOKEN =
  "if(!new URLSearchParams(location.search).get('token')&&!history.state?.resetToken)document.documentElement.dataset.noToken=''"

/**
 * The token of a reset link: undefined until the browser knows, null when there is none. It leaves the address at once,
 * so that neither the history nor a Referer holds it; a reload finds it in the state of the history entry.
 */
export function useResetToken(): { token: string | null | undefined; forget: () => void } {
  const [token, setToken] = useState<string | null>()

  useEffect(() => {
    // After the effects of this render: Next's router listens to the history from then on.
    const timer = setTimeout(() => {
      const fromAddress = new URLSearchParams(window.location.search).get('token')
      if (fromAddress) keep(fromAddress)
      setToken(fromAddress || keptToken())
      delete document.documentElement.dataset.noToken
    })
    return () => clearTimeout(timer)
  }, [])

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
