import { useSyncExternalStore } from 'react'

export type MemoryStore<TState> = {
  /** The state, and a new render whenever it changes. */
  useState: () => TState
  change: (update: (state: TState) => TState) => void
}

const resets: (() => void)[] = []

/** Puts every memory store back to its beginning: what one person left must not show to the next one in the tab. */
export function resetMemoryStores(): void {
  for (const reset of resets) reset()
}

/**
 * State that lives as long as the browser's page, for what the dashboard spec keeps "in browser memory only": it
 * survives a change of screen, not a reload nor a change of the person.
 */
export function memoryStore<TState>(initial: TState): MemoryStore<TState> {
  const listeners = new Set<() => void>()
  let state = initial

  function set(next: TState): void {
    state = next
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  resets.push(() => set(initial))
  return {
    useState: () =>
      useSyncExternalStore(
        subscribe,
        () => state,
        () => initial,
      ),
    change: (update) => set(update(state)),
  }
}
