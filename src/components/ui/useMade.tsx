'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBrowserValue } from './useBrowserValue'

/** How far below what is seen the end of the rows may be before the next ones are made. */
const NEAR = '100px'

type Made = {
  made: number
  /** Stands below the rows. */
  end: ReactNode
  make: (count: number) => void
}

/**
 * How many rows of a long list are made so far: `step` at first, and as many more whenever their end comes near what is
 * seen. All at once where no browser can tell.
 */
export function useMade(total: number, step: number): Made {
  const [count, setCount] = useState(step)
  const canTell = useBrowserValue(() => 'IntersectionObserver' in window, true)
  const made = canTell ? count : Infinity
  const mark = useRef<HTMLSpanElement>(null)
  const isCut = total > made
  useEffect(() => {
    if (!isCut || !mark.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && setCount(made + step),
      { rootMargin: NEAR },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isCut, made, step])
  return { made, end: isCut && <span ref={mark} />, make: setCount }
}
