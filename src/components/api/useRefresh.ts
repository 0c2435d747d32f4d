import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { type Call, callUrl, isUrlOf } from '@/contracts/core/call'

/**
 * Reloads declared GETs after a change, with whatever params they were loaded: those on screen at once, and their
 * old data stays until then; the others are dropped from the cache and load when they are shown next.
 */
export function useRefresh(): (calls: readonly Call[]) => Promise<unknown> {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (calls) => {
      const kept = [...cache.keys()].filter((key) => calls.some((call) => isUrlOf(call, key)))
      // What a page was rendered with is on screen, but not in the cache before it is loaded.
      const rendered = calls.filter(({ path }) => !path.includes(':')).map((call) => callUrl(call))
      return Promise.all(
        [...new Set([...kept, ...rendered])].map((key) => {
          const before = cache.get(key)
          const loading = mutate(key)
          // Whatever shows the list has started to load it by now, and the cache knows.
          const isShown = cache.get(key) !== before
          return isShown || !before ? loading : mutate(key, undefined, { revalidate: false })
        }),
      )
    },
    [cache, mutate],
  )
}
