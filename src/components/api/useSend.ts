'use client'

import { useState } from 'react'
import type { AnswerOf, Call, Needed, SendInput } from '@/contracts/core/call'
import { useEndedSession } from '../session/useEndedSession'
import { type ToastMessage, toast } from '../ui/toast/toastQueue'
import { failureText, hasStatus } from './RequestError'
import { send } from './request'
import { useRefresh } from './useRefresh'

type Options<TCall extends Call> = {
  /** The calls to reload after a success, and after a 404 or 409, because somebody else changed their answer. */
  refresh?: readonly Call[]
  /** The toast of a success; none when absent. */
  success?: ToastMessage | ((answer: AnswerOf<TCall>) => ToastMessage)
  /** The toast of a failure: destructive, titled "Error" by default. */
  failure: string
  failureTitle?: string
  /** Show the server's message, if any, instead of `failure`. */
  showsServerText?: boolean
}

/** The result of `useSend`, for a form whose dialog owns the call. */
export type Send<TCall extends Call> = ReturnType<typeof useSend<TCall>>

/**
 * One call with its pending state and its toasts. `run` returns the answer, or undefined after a failure, so that
 * a dialog knows whether to close. An ended session redirects to the log-in.
 */
export function useSend<TCall extends Call>(call: TCall, options: Options<TCall>) {
  const [isPending, setPending] = useState(false)
  const refreshLists = useRefresh()
  const handleEndedSession = useEndedSession()
  const { refresh = [], success, failure, failureTitle = 'Error', showsServerText = false } = options

  async function run(...input: Needed<SendInput<TCall>>): Promise<AnswerOf<TCall> | undefined> {
    setPending(true)
    try {
      const answer = await send(call, ...input)
      await refreshLists(refresh)
      if (success) toast(typeof success === 'function' ? success(answer) : success)
      return answer
    } catch (error) {
      if (handleEndedSession(error)) return undefined
      const description = showsServerText ? failureText(error, failure) : failure
      toast({ title: failureTitle, description, destructive: true })
      if (hasStatus(error, 404, 409)) await refreshLists(refresh)
      return undefined
    } finally {
      setPending(false)
    }
  }
  return { run, isPending }
}
