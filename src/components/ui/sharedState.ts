import { useSyncExternalStore } from 'react'

export type SharedState<TState> = {
  /** The state; re-renders on every change. */
  useState: () => TState
  /** The state now, outside a rendering. */
  read: () => TState
  change: (update: (state: TState) => TState) => void
}

/** State of this browser tab that several components share; on the server it is the initial one. */
export function sharedState<TState>(initial: TState): SharedState<TState> {
  const listeners = new Set<() => void>()
  let state = initial

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
    read: () => state,
    change(update) {
      state = update(state)
      for (const listener of listeners) listener()
    },
  }
}
