import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { type Call, isUrlOf } from '@/contracts/core/call'
import { noteDropped } from './useRendered'

/** How SWR's keys of lists of pages begin; the address of the first page follows. */
const PAGED = /^\$inf\$/

/**
 * Reloads declared GETs after a change, for all params they were loaded with. Those on screen reload at once and show
 * their old data until then; the others are dropped from the cache and load when they are next shown.
 */
export function useRefresh(): (calls: readonly Call[]) => Promise<unknown> {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (calls) => {
      const keys = [...cache.keys()]
        .filter((key) => calls.some((call) => isUrlOf(call, key.replace(PAGED, ''))))
        // A list of pages comes last: it loads those of its pages that were dropped.
        .toSorted((key, other) => Number(PAGED.test(key)) - Number(PAGED.test(other)))
      return Promise.all(
        keys.map((key) => {
          const before = cache.get(key)
          const loading = mutate(key)
          // A mounted component has started to load the key by now, which replaces its cache entry.
          const isShown = cache.get(key) !== before
          if (isShown) return loading
          noteDropped(key)
          return mutate(key, undefined, { revalidate: false })
        }),
      )
    },
    [cache, mutate],
  )
}
