import { useCallback } from 'react'
import useSWR from 'swr'
import { type AnswerOf, type Call, type LoadInput, type Needed, callUrl } from '@/contracts/core/call'

export type Loaded<TAnswer> = {
  /** The answer; undefined while it loads and after a failure. */
  data: TAnswer | undefined
  error: unknown
  /** True until there is an answer or a failure. */
  isLoading: boolean
  /** True during every load, the first one and later ones. */
  isValidating: boolean
  /** Loads again, for a retry button. */
  reload: () => Promise<unknown>
}

type Options<TAnswer> = {
  /** False prevents the call, for example while there is no user. */
  isOn?: boolean
  /** Reloads at this interval, in ms, while the tab is visible. */
  refreshInterval?: number
  /** The data the page was rendered with, shown until there is an answer. */
  fallbackData?: TAnswer | undefined
  /** Keeps showing the previous data while another query loads. */
  keepPreviousData?: boolean
  /** True loads every time the screen opens. */
  revalidateOnMount?: boolean
}
type Address = { params?: Record<string, string> | undefined; query?: unknown }

/**
 * Loads a declared GET once and shares it between all components with the same address. Params and query are
 * required exactly when the call has them.
 */
export function useLoad<TCall extends Call>(
  call: TCall,
  ...[input]: Needed<LoadInput<TCall> & Options<AnswerOf<TCall>>>
): Loaded<AnswerOf<TCall>> {
  const { params, query, isOn = true, ...options }: Address & Options<AnswerOf<TCall>> = input ?? {}
  const key = isOn ? callUrl(call, { params, query }) : null
  const { data, error, isValidating, mutate } = useSWR<AnswerOf<TCall>, unknown>(key, options)
  const reload = useCallback(() => mutate(), [mutate])
  return { data, error, isLoading: !error && data === undefined, isValidating, reload }
}

/** Combines several loads: the first failure, loading until all have an answer, one retry for all. */
export function together(
  ...loaded: Loaded<unknown>[]
): Pick<Loaded<unknown>, 'error' | 'isLoading' | 'reload'> {
  const error = loaded.find((each) => each.error)?.error
  return {
    error,
    isLoading: !error && loaded.some(({ data }) => data === undefined),
    reload: () => Promise.all(loaded.map(({ reload }) => reload())),
  }
}
