import { useEffect, useState } from 'react'
import { MINUTE_MS } from '@/contracts/core/time'

/** The time, updated every minute, so that an open screen also shows when something has ended. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
