'use client'

import { useEffect } from 'react'

/** Says once that the page answers: what was pressed before is done then (docs/behaviour.md, 2.14). */
export function Alive() {
  useEffect(() => {
    window.dispatchEvent(new Event('alive'))
  }, [])
  return null
}
