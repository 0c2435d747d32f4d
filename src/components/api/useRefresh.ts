import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { type Call, isUrlOf } from '@/contracts/core/call'

/**
 * Loads declared GETs anew after a change, whatever params they were loaded with: those on the screen at once, while
 * they stand; the others are forgotten, so that they are asked for when they show next.
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
