'use client'

import { useEffect } from 'react'

/** Signals that the page is hydrated; a button pressed before that is pressed then (docs/behaviour.md, 2.14). */
export function Alive() {
  useEffect(() => {
    window.dispatchEvent(new Event('alive'))
  }, [])
  return null
}
