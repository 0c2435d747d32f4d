'use client'

import { useEffect, useRef } from 'react'
import { useUrlText } from './useScreenSearch'

/** Calls `run` once when a link asks for it in the address ("?new=task"), and removes the parameter. */
export function OnArrival({ at, run }: { at: string; run: () => void }) {
  const [asked, setAsked] = useUrlText('new')
  const latest = useRef(() => {})
  useEffect(() => {
    latest.current = () => {
      setAsked('')
      run()
    }
  })
  useEffect(() => {
    if (asked === at) onceClosed(latest.current)
  }, [asked, at])
  return null
}

/** Waits until no menu is open: a closing menu first returns the focus to its button. */
function onceClosed(run: () => void): void {
  const isClosing = document.querySelector('[role=menu]') !== null
  requestAnimationFrame(() => (isClosing ? onceClosed(run) : run()))
}
