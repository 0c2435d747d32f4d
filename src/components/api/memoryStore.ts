import { useSyncExternalStore } from 'react'

export type MemoryStore<TState> = {
  /** The state; re-renders on every change. */
  useState: () => TState
  change: (update: (state: TState) => TState) => void
}

const resets: (() => void)[] = []

/** Resets all memory stores, so that the next person in this tab does not see data of the one before. */
export function resetMemoryStores(): void {
  for (const reset of resets) reset()
}

/**
 * State in browser memory (docs/behaviour.md, 5.21): it survives navigation, but neither a reload nor a change of
 * the user.
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
