'use client'

import { useState } from 'react'
import { failureText } from './RequestError'

/**
 * Does one thing at a time, and keeps in words why it did not work, for pages that have no toasts. `onFailure` hears
 * what was thrown. What answers 'leaving' has the browser go elsewhere, and stays pending until it is there.
 */
export function useOneAtATime<TName extends string>({
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
