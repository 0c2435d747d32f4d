'use client'

import { useEffect, useState } from 'react'

const TICK_MS = 10_000

/**
 * The time in ms since 1970: at first that of the rendering, so that the browser's first view is the server's; without
 * it, for what only the browser shows, the browser's own.
 */
export function useClock(renderedAt?: number): number {
  const [now, setNow] = useState(() => renderedAt ?? Date.now())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
