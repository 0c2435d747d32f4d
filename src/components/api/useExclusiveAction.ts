'use client'

import { useState } from 'react'
import { failureText } from './RequestError'

/**
 * Runs one action at a time and keeps its error text, for pages without toasts. `onFailure` receives the thrown error.
 * Work that returns 'leaving' has started a navigation, so it stays pending until the page is left.
 */
export function useExclusiveAction<TName extends string>({
  failed,
  onFailure,
}: { failed?: string; onFailure?: (error: unknown) => void } = {}) {
  const [pending, setPending] = useState<TName | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(name: TName, work: () => Promise<'leaving' | void>): Promise<void> {
    if (pending) return
    setPending(name)
    setFailure(null)
    try {
      if ((await work()) === 'leaving') return
    } catch (error) {
      onFailure?.(error)
      setFailure(failureText(error, failed))
    }
    setPending(null)
  }
  return { pending, failure, setFailure, attempt }
}
