import { useSyncExternalStore } from 'react'

/** What only the browser knows, its clock or its time zone: `onServer` in the server's HTML and until React took that over. */
export function useBrowserValue<TValue, TUnknown>(read: () => TValue, onServer: TUnknown): TValue | TUnknown {
  return useSyncExternalStore<TValue | TUnknown>(never, read, () => onServer)
}

function never(): () => void {
  return () => undefined
}
