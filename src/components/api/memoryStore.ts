import { type SharedState, sharedState } from '../ui/sharedState'

const resets: (() => void)[] = []

/** Resets all memory stores, so that the next person in this tab does not see data of the one before. */
export function resetMemoryStores(): void {
  for (const reset of resets) reset()
}

/**
 * State in browser memory (docs/behaviour.md, 5.21): it survives navigation, but neither a reload nor a change of
 * the user.
 */
export function memoryStore<TState>(initial: TState): SharedState<TState> {
  const store = sharedState(initial)
  resets.push(() => store.change(() => initial))
  return store
}
