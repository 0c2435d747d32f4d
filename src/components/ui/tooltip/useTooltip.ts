'use client'

import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { coolTooltips, TOOLTIP_GRACE, tooltipDelay, tooltipLeft, tooltipOpened } from './tooltipDelay'

type TooltipState = {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Props of the element around the control. */
  anchorProps: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onPointerDown: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
}

/**
 * When a tooltip is open: while the mouse rests on the control, or it has keyboard focus. Touch, a press and
 * Escape close it.
 */
export function useTooltip(): TooltipState {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(false)
  }, [])
  const open = useCallback(() => {
    clearTimeout(timer.current)
    tooltipOpened(close)
    setOpen(true)
  }, [close])

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      // The first Escape closes the tooltip, the next one the dialog below it.
      event.stopPropagation()
      coolTooltips()
      close()
    }
    document.addEventListener('keydown', closeOnEscape, true)
    return () => document.removeEventListener('keydown', closeOnEscape, true)
  }, [isOpen, close])

  return {
    isOpen,
    open,
    close,
    anchorProps: {
      onPointerEnter(event) {
        if (event.pointerType === 'touch') return
        clearTimeout(timer.current)
        const delay = tooltipDelay()
        if (isOpen || delay === 0) open()
        else timer.current = setTimeout(open, delay)
      },
      onPointerLeave() {
        clearTimeout(timer.current)
        if (!isOpen) return
        tooltipLeft()
        timer.current = setTimeout(close, TOOLTIP_GRACE)
      },
      onPointerDown: close,
      onFocus(event) {
        if (event.target.matches(':focus-visible')) open()
      },
      onBlur: close,
    },
  }
}
