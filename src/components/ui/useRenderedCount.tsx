'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Skeleton } from './Skeleton'
import { useBrowserValue } from './useBrowserValue'

/** How far below the viewport the end of the rows may be when the next ones are rendered. */
const NEAR = '100px'

type Made = {
  made: number
  /** Rendered below the rows: a placeholder for those that are not rendered yet. */
  end: ReactNode
  make: (count: number) => void
}

/**
 * How many rows of a long list to render: `step` at first, and `step` more whenever their end comes near the viewport.
 * All at once in a browser without IntersectionObserver.
 */
export function useRenderedCount(total: number, step: number): Made {
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
  const end = isCut && (
    <span ref={mark}>
      <Skeleton height="3rem" />
    </span>
  )
  return { made, end, make: setCount }
}
