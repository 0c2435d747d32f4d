import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { type Call, isUrlOf } from '@/contracts/core/call'

/**
 * Reloads declared GETs after a change, with whatever params they were loaded: those on screen at once, and their
 * old data stays until then; the others are dropped from the cache and load when they are shown next.
 */
export function useRefresh(): (calls: readonly Call[]) => Promise<unknown> {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (calls) => {
      const keys = [...cache.keys()].filter((key) => calls.some((call) => isUrlOf(call, key)))
      return Promise.all(
        keys.map((key) => {
          const before = cache.get(key)
          const loading = mutate(key)
          // Whatever shows the list has started to load it by now, and the cache knows.
          const isShown = cache.get(key) !== before
          return isShown ? loading : mutate(key, undefined, { revalidate: false })
        }),
      )
    },
    [cache, mutate],
  )
}
