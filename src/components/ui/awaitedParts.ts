'use client'

import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let awaited = 0

/** Counts a part that somebody waits for, until it is there or cannot be loaded; passes on what `loading` brings. */
export async function awaitPart<TPart>(loading: Promise<TPart>): Promise<TPart> {
  count(1)
  try {
    return await loading
  } finally {
    count(-1)
  }
}

/** Whether somebody waits for a part of the screen (ui/later.ts). */
export function useAwaitsPart(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => awaited > 0,
    () => false,
  )
}

function count(more: number): void {
  awaited += more
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
