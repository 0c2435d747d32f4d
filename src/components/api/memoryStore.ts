import { useSyncExternalStore } from 'react'

export type MemoryStore<TState> = {
  /** The state, and a new render whenever it changes. */
  useState: () => TState
  change: (update: (state: TState) => TState) => void
  /** Back to the beginning. */
  reset: () => void
}

/**
 * State that lives as long as the browser's page, for what the dashboard spec keeps "in browser memory only": it
 * survives a change of screen, not a reload.
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
  return {
    useState: () =>
      useSyncExternalStore(
        subscribe,
        () => state,
        () => initial,
      ),
    change: (update) => set(update(state)),
    reset: () => set(initial),
  }
}
