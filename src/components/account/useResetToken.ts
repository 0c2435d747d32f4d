'use client'

import { useCallback, useEffect, useState } from 'react'

/**
 * Marks the document when neither address nor history entry has a token, so that the first paint is already
 * right.
 */
export const MARK_WITHOUT_TOKEN =
  "if(!new URLSearchParams(location.search).get('token')&&!history.state?.resetToken)" +
  "document.documentElement.dataset.noToken=''"

/**
 * The token of a reset link: undefined until it has been read, null when there is none. It is removed from the
 * address at once, so that it gets into neither history nor Referer; a reload reads it from the history entry's
 * state.
 */
export function useResetToken(): { token: string | null | undefined; forget: () => void } {
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
