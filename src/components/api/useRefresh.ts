import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

/**
 * Loads lists anew, by their keys, after a change: those on the screen at once, while they stand; the others are
 * forgotten, so that they are asked for when they show next.
 */
export function useRefresh(): (keys: readonly string[]) => Promise<unknown> {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (keys) =>
      Promise.all(
        keys.map((key) => {
          const before = cache.get(key)
          const loading = mutate(key)
          // Whatever shows the list has begun to load it by now, and noted that in the cache.
          const isShown = cache.get(key) !== before
          return isShown ? loading : mutate(key, undefined, { revalidate: false })
        }),
      ),
    [cache, mutate],
  )
}
