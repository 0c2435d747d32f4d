import { useSyncExternalStore } from 'react'

/**
 * A value that only the browser knows, such as clock or time zone: `onServer` in the server's HTML and until
 * hydration.
 */
export function useBrowserValue<TValue, TUnknown>(read: () => TValue, onServer: TUnknown): TValue | TUnknown {
  return useSyncExternalStore<TValue | TUnknown>(never, read, () => onServer)
}

function never(): () => void {
  return () => undefined
}
