'use client'

import type { Call } from '@/contracts/core/call'
import { UNEXPECTED_TEXT } from '@/contracts/core/unexpected'
import { useEndedSession } from '../session/useEndedSession'
import { type ToastMessage, toast } from '../ui/toast/toastQueue'
import { failureText, hasStatus } from './RequestError'
import { BothVersionsShown } from './BothVersionsShown'
import { useRefresh } from './useRefresh'

export type AttemptOptions<TAnswer> = {
  /** The calls to reload after a success, and after a 404 or 409, which mean that their data changed elsewhere. */
  refresh?: readonly Call[] | undefined
  /** The toast of a success; none when absent. */
  success?: ToastMessage | ((answer: TAnswer) => ToastMessage) | undefined
  /** The toast of a failure: destructive, UNEXPECTED_TEXT unless said otherwise, titled "Error" by default. */
  failure?: string | undefined
  failureTitle?: string | undefined
  /** Show the server's message, if any, instead of `failure`. */
  showsServerText?: boolean | undefined
  /** The text of a 404: the record has been removed by another user or in another tab. */
  gone?: string | undefined
}

/**
 * Runs work that makes calls and shows its toast. Returns what the work returns; throws what it threw, after the toast.
 * An ended session redirects to the log-in.
 */
export function useAttempt<TAnswer>(
  options: AttemptOptions<TAnswer>,
): (work: () => Promise<TAnswer> | TAnswer) => Promise<TAnswer> {
  const refreshLists = useRefresh()
  const handleEndedSession = useEndedSession()
  const { refresh = [], success, failure = UNEXPECTED_TEXT, failureTitle = 'Error' } = options
  const { showsServerText = false, gone } = options

  function textOf(error: unknown): string {
    if (gone && hasStatus(error, 404)) return gone
    return showsServerText ? failureText(error, failure) : failure
  }

  return async (work) => {
    try {
      const answer = await work()
      await refreshLists(refresh)
      if (success) toast(typeof success === 'function' ? success(answer) : success)
      return answer
    } catch (error) {
      if (handleEndedSession(error)) throw error
      const isShown = error instanceof BothVersionsShown
      if (!isShown) toast({ title: failureTitle, description: textOf(error), destructive: true })
      if (isShown || hasStatus(error, 404, 409)) await refreshLists(refresh)
      throw error
    }
  }
}
