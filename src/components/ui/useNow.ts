import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, anew every minute: what has an end is over on the screen, too, when it comes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
