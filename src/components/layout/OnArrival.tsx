'use client'

import { useEffect, useRef } from 'react'
import { useUrlText } from './useScreenSearch'

/** Runs once when a link names it in the address ("?new=task"), and takes it out of the address. */
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

/** Calls back when no menu is open any more: a menu that closes gives the focus back to its button first. */
function onceClosed(run: () => void): void {
  const isClosing = document.querySelector('[role=menu]') !== null
  requestAnimationFrame(() => (isClosing ? onceClosed(run) : run()))
}
