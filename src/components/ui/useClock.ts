'use client'

import { useEffect, useState } from 'react'

const TICK_MS = 10_000

/**
 * The time in ms since 1970, every 10 s, so that an open screen also shows when something has ended. Starts at
 * `renderedAt`, so that hydration matches the server's HTML; without it, for what only the browser renders, it starts
 * at the browser's time.
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
