'use client'

import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps an element at its position in the window while content above it appears or disappears. Call `hold` before
 * the change; the next render restores the position.
 */
export function useScrollAnchor<T extends HTMLElement>(): { place: RefObject<T | null>; hold: () => void } {
  const place = useRef<T>(null)
  const held = useRef<number | null>(null)
  const hold = useCallback(() => {
    held.current = place.current?.getBoundingClientRect().top ?? null
  }, [])
  useLayoutEffect(() => {
    if (held.current === null || !place.current) return
    const moved = place.current.getBoundingClientRect().top - held.current
    held.current = null
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  })
  return { place, hold }
}
