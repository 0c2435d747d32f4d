'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'

/** How long the bar stays after the last scrolling, in ms (docs/behaviour.md, 2.5). */
export const SCROLL_HIDE_DELAY = 600

type Props = { children: ReactNode; label?: string; maxHeight?: string }

/** A scrolling box; its bar shows while it scrolls and while the pointer is over it. */
export function ScrollArea({ children, label, maxHeight = '100%' }: Props) {
  const [isScrolling, setScrolling] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function showBar(): void {
    setScrolling(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setScrolling(false), SCROLL_HIDE_DELAY)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
    <Box
      role={label && 'group'}
      aria-label={label}
      tabIndex={0}
      style={{ maxHeight }}
      data-scrolling={isScrolling || undefined}
      onScroll={showBar}
    >
      {children}
    </Box>
  )
}

const Box = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: transparent transparent;
  transition: scrollbar-color var(--d-2);

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover,
  &[data-scrolling] {
    scrollbar-color: var(--control) transparent;
  }
`
