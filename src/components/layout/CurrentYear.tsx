'use client'

import { useSyncExternalStore } from 'react'

/** The current year: the one the page was rendered in, until the browser knows better. */
export function CurrentYear({ rendered }: { rendered: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => rendered,
  )
}

function never(): () => void {
  return () => undefined
}
