import { useEffect, useRef, useState, type RefObject, type PointerEvent } from 'react'
import { Link } from '../Link'
import { Icon } from '../Icon'
import { dismissToast, TOAST_DURATION, type QueuedToast, TOAST_SWIPE_THRESHOLD } from './toastQueue'

type Props = {
  toast: QueuedToast
  /** The element that had the focus before the region; it gets the focus back. */
  origin: RefObject<Element | null>
}

/**
 * One toast: closes after 5 s, except while the pointer or the focus is on it; also by a swipe, Escape, or its
 * button.
 */
export function Toast({ toast, origin }: Props) {
  const { id, title, description, destructive = false, link, action, further, isOpen } = toast
  const [isHeld, setHeld] = useState({ pointer: false, focus: false })
  const [isGone, setGone] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const isAnnounced = useNextFrame()
  const swipe = useSwipe(element, () => dismissToast(id))

  const isRunning = isOpen && !isHeld.pointer && !isHeld.focus
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [isRunning, id])

  useEffect(() => {
    if (isOpen) return
    if (element.current?.contains(document.activeElement)) focusBack(origin.current)
    const animations = element.current?.getAnimations?.() ?? []
    void Promise.allSettled(animations.map((each) => each.finished)).then(() => setGone(true))
  }, [isOpen, origin])

  if (isGone) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only the swipe; its button is the control
    <div
      ref={element}
      className={destructive ? 'toast toast-destructive' : 'toast'}
      role={destructive ? 'alert' : 'status'}
      aria-atomic="true"
      data-leaving={isOpen ? undefined : ''}
      onPointerEnter={() => setHeld((held) => ({ ...held, pointer: true }))}
      onPointerLeave={() => setHeld((held) => ({ ...held, pointer: false }))}
      onFocus={() => setHeld((held) => ({ ...held, focus: true }))}
      onBlur={() => setHeld((held) => ({ ...held, focus: false }))}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
      {...swipe}
    >
      {isAnnounced && (
        <>
          <Icon name={destructive ? 'warn' : 'check'} />
          <b>{title}</b>
          <button
            type="button"
            className="icon-button icon-button-small"
            aria-label="Dismiss"
            onClick={() => dismissToast(id)}
          >
            <Icon name="x" size="small" />
          </button>
          {description && <p>{description}</p>}
          {further && (
            <button
              type="button"
              className="button button-line button-small"
              onClick={() => {
                dismissToast(id)
                further.onPress()
              }}
            >
              {further.label}
            </button>
          )}
          {action && (
            <button
              type="button"
              className="text-link"
              onClick={() => {
                dismissToast(id)
                action.onPress()
              }}
            >
              {action.label}
            </button>
          )}
          {link && (
            <Link className="text-link" href={link.href} onClick={() => dismissToast(id)}>
              {link.label}
            </Link>
          )}
        </>
      )}
    </div>
  )
}

/** A live region announces changes of its text, so the text is set a moment after the region appears. */
function useNextFrame(): boolean {
  const [hasPassed, setPassed] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPassed(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return hasPassed
}

function focusBack(target: Element | null): void {
  if (target instanceof HTMLElement && target.isConnected) target.focus()
}

type SwipeHandlers = {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
}

/** Moves an element with the finger to the right; calls back when it is released 50 px or more from its place. */
function useSwipe(element: RefObject<HTMLElement | null>, onSwipe: () => void): SwipeHandlers {
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
