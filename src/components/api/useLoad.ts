import { useCallback } from 'react'
import useSWR from 'swr'
import { type AnswerOf, type Call, type LoadInput, type Needed, callUrl } from '@/contracts/core/call'

export type Loaded<TAnswer> = {
  /** The answer; undefined while it loads and after a failure. */
  data: TAnswer | undefined
  error: unknown
  /** While there is neither an answer nor a failure. */
  isLoading: boolean
  /** While it is being asked for, again or for the first time. */
  isValidating: boolean
  /** Asks again, for Retry. */
  reload: () => Promise<unknown>
}

type Options<TAnswer> = {
  /** False keeps the call back, for example while nobody is known. */
  isOn?: boolean
  /** Asks again after so many ms while the tab is seen. */
  refreshInterval?: number
  /** What the page was rendered with, until the answer is there. */
  fallbackData?: TAnswer | undefined
  /** True asks anew each time the screen opens. */
  revalidateOnMount?: boolean
}
type Address = { params?: Record<string, string> | undefined; query?: unknown }

/**
 * Loads a declared GET once and shares it under its address with whoever loads the same. Params and query are demanded
 * exactly when the call has them.
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

/** Several loads that a screen shows as one: the first failure, loading until all are there, Retry for all. */
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
