'use client'

import { useOptimistic, useTransition } from 'react'

/** A stored flag that shows the requested value while its call runs, and the stored one afterwards. */
export function useFlag(stored: boolean, save: (isOn: boolean) => Promise<unknown>) {
  const [isOn, show] = useOptimistic(stored)
  const [isPending, start] = useTransition()
  function set(next: boolean): void {
    if (isPending) return
    start(async () => {
      show(next)
      await save(next)
    })
  }
  return { isOn, isPending, set }
}
