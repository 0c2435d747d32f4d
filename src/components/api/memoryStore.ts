import { type SharedState, sharedState } from '../ui/sharedState'

const resets: (() => void)[] = []

/** Resets all memory stores, so that the next user in this tab does not see the previous user's data. */
export function resetMemoryStores(): void {
  for (const reset of resets) reset()
}

/** State in browser memory (docs/behaviour.md, 5.21): survives navigation, but not a reload or a change of user. */
export function memoryStore<TState>(initial: TState): SharedState<TState> {
  const store = sharedState(initial)
  resets.push(() => store.change(() => initial))
  return store
}
