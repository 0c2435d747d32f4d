'use client'

import { useEffect, useRef, useState } from 'react'
import { IDEA_TEXTS } from '@/contracts/ideas'
import { toast } from '../ui/toast/toastQueue'
import { type Recording, record } from './microphone'
import type { Take } from './take'

type State =
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'recording'; seconds: number; levels: readonly number[] }
  | { phase: 'saved'; take: Take }

export type Recorder = {
  state: State
  /** Asks for the microphone; an existing recording is replaced once the new one runs. */
  start: () => Promise<void>
  stop: () => void
  clear: () => void
}

/**
 * A voice recording: idle → recording → saved; saved, it can be cleared and taken again (docs/behaviour.md,
 * 4.13).
 */
export function useRecorder(): Recorder {
  const [state, setState] = useState<State>({ phase: 'idle' })
  const recording = useRef<Recording>(null)
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      recording.current?.discard()
    }
  }, [])
  useLeaveWarning(state.phase === 'recording' || state.phase === 'saved')

  async function start(): Promise<void> {
    const before = state
    setState({ phase: 'starting' })
    try {
      const started = await record({
        onProgress: (seconds, levels) => setState({ phase: 'recording', seconds, levels: [...levels] }),
        onTake: (take) => setState({ phase: 'saved', take }),
      })
      recording.current = started
      // The permission prompt can outlive the screen.
      if (isGone.current) started.discard()
      else setState({ phase: 'recording', seconds: 0, levels: [] })
    } catch {
      setState(before)
      toast({ ...IDEA_TEXTS.recordingFailed, destructive: true })
    }
  }
  return {
    state,
    start,
    stop: () => recording.current?.stop(),
    clear: () => setState({ phase: 'idle' }),
  }
}

/** An unsaved recording is lost with the page, so the browser asks first. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
