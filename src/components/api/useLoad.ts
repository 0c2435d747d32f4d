import { useCallback } from 'react'
import useSWR from 'swr'
import { type AnswerOf, type Call, type LoadInput, type Needed, callUrl } from '@/contracts/core/call'
import { useRendered } from './useRendered'

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
  /** The data the page was rendered with: the same object for the same page. It takes the place of an older answer. */
  rendered?: TAnswer | undefined
  /** Shown until there is an answer, such as a row of a list; never taken for the answer. */
  meanwhile?: TAnswer | undefined
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
  const given: Address & Options<AnswerOf<TCall>> = input ?? {}
  const { params, query, isOn = true, rendered, meanwhile, ...options } = given
  const key = isOn ? callUrl(call, { params, query }) : null
  const loaded = useSWR<AnswerOf<TCall>, unknown>(key, { ...options, fallbackData: rendered })
  const { error, isValidating, mutate } = loaded
  const isNew = useRendered({
    key,
    rendered,
    hasData: loaded.data !== undefined,
    isLoadedOnMount: options.revalidateOnMount ?? false,
    mutate,
  })
  const data = isNew ? rendered : (loaded.data ?? meanwhile)
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
