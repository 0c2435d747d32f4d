import { useRef, type PointerEvent, type RefObject } from 'react'
import { TOAST_SWIPE_THRESHOLD } from './toastQueue'

type SwipeHandlers = {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
}

/** Moves an element with the finger to the right; calls back when it is released 50 px or more from its place. */
export function useSwipe(element: RefObject<HTMLElement | null>, onSwipe: () => void): SwipeHandlers {
  const start = useRef<number | null>(null)

  function move(distance: number): void {
    element.current?.style.setProperty('--swipe', `${Math.max(0, distance)}px`)
  }
  function settle(): void {
    start.current = null
    element.current?.setAttribute('data-settling', '')
    move(0)
  }
  return {
    onPointerDown(event) {
      // With pointer capture, a click would go to the toast instead of the link or button.
      if (event.button !== 0 || (event.target as Element).closest('a, button')) return
      start.current = event.clientX
      element.current?.removeAttribute('data-settling')
      element.current?.setPointerCapture?.(event.pointerId)
    },
    onPointerMove(event) {
      if (start.current !== null) move(event.clientX - start.current)
    },
    onPointerUp(event) {
      if (start.current === null) return
      const distance = event.clientX - start.current
      if (distance < TOAST_SWIPE_THRESHOLD) return settle()
      start.current = null
      onSwipe()
    },
    onPointerCancel: settle,
  }
}
