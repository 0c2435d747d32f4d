'use client'

import { useCallback, useEffect, useState } from 'react'

/** Marks the document whose address and history entry hold no token, so that the first paint is already the right one. */
export const MARK_WITHOUT_TOKEN =
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
