import { useLayoutEffect } from 'react'
import { afterChanges, changesAtFetch, changesSoFar, isChanging } from '../ui/changes'

/** By key, how many changes there were when its data in the cache was read. */
const reads = new Map<string, number>()
/** The same for data that pages were rendered with. Back shows an old page with the same object. */
const seen = new WeakMap<object, number>()

/** Notes that the data of a key was dropped from the cache. */
export function noteDropped(key: string): void {
  reads.set(key, -1)
}

/** Notes which changes an answer knows of: those made before it was asked for. */
export function noteRead(key: string, changes: number): void {
  reads.set(key, changes)
}

type Options<TAnswer> = {
  key: string | null
  rendered: TAnswer | undefined
  /** Whether there is data to show; else SWR loads it. */
  hasData: boolean
  /** True when SWR loads on mount anyway. */
  isLoadedOnMount: boolean
  /** Writes data to the cache, or loads it without. */
  mutate: (data?: TAnswer, options?: { revalidate: boolean }) => Promise<unknown>
}

/**
 * Keeps one truth between what a page was rendered with and what is in the cache (docs/behaviour.md, 2.7): data that is
 * new goes into the cache, and data that was read before this window's last change is loaded again. Returns whether the
 * rendered data is new, and so is shown in place of the cache's.
 */
export function useRendered<TAnswer>({
  key,
  rendered,
  hasData,
  isLoadedOnMount,
  mutate,
}: Options<TAnswer>): boolean {
  const page = isObject(rendered) ? rendered : undefined
  const isNew = page !== undefined && !seen.has(page) && !isChanging()

  useLayoutEffect(() => {
    if (key === null) return
    if (page !== undefined && !seen.has(page)) {
      const at = changesAtFetch()
      seen.set(page, at)
      // The cache may show a change that the server has not stored yet.
      if (isChanging()) return afterChanges(() => void mutate())
      // A page that was fetched ahead may be older than what the cache has read since.
      if ((reads.get(key) ?? -1) <= at) {
        noteRead(key, at)
        void mutate(page, { revalidate: false })
      }
    }
    if (isLoadedOnMount || (page === undefined && !hasData)) return
    const read = reads.get(key) ?? (page && seen.get(page))
    if (read === undefined || read === changesSoFar()) return
    noteRead(key, changesSoFar())
    void mutate()
    // oxlint-disable-next-line react/exhaustive-deps -- only what is shown is a reason to look again
  }, [key, page, mutate])
  return isNew
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
