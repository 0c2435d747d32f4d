'use client'

import { useSyncExternalStore } from 'react'
import type { Editing } from './editing'
import type { OpenPage } from './openPage'

let open: OpenPage | null = null
const listeners = new Set<() => void>()

/**
 * Names the page that is open in this window, and closes the one before it; Payload renders the parts of its form in
 * separate places.
 */
export function setOpenPage(page: OpenPage | null): void {
  open?.close()
  open = page
  for (const listener of listeners) listener()
}

/** The page that is open in this window and how its editing stands; null before it is open. */
export function useEditing(): (Editing & { page: OpenPage }) | null {
  const page = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => open,
    () => null,
  )
  const editing = useSyncExternalStore(
    (listener) => page?.subscribe(listener) ?? (() => undefined),
    () => page?.get() ?? null,
    () => null,
  )
  return page && editing ? { ...editing, page } : null
}
