'use client'

import { useState } from 'react'
import type { AnswerOf, Call, Needed, SendInput } from '@/contracts/core/call'
import { send } from './request'
import { type AttemptOptions, useAttempt } from './useAttempt'

/**
 * One call with its pending state and its toasts. `run` returns the answer, or undefined after a failure. An ended
 * session redirects to the log-in.
 */
export function useSend<TCall extends Call>(call: TCall, options: AttemptOptions<AnswerOf<TCall>>) {
  const [isPending, setPending] = useState(false)
  const attempt = useAttempt(options)

  async function run(...input: Needed<SendInput<TCall>>): Promise<AnswerOf<TCall> | undefined> {
    setPending(true)
    try {
      return await attempt(() => send(call, ...input))
    } catch {
      return undefined
    } finally {
      setPending(false)
    }
  }
  return { run, isPending }
}
