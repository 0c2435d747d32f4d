'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

type Props = {
  /** Changes with every new message; the log then shows its end, unless the reader has scrolled up. */
  last: string | number
  children: ReactNode
}

/** How far from its end a log still counts as being there, in px. */
const NEAR = 160

/** The scrolling log of a conversation; the children are an <ol> of messages, and what stands around it. */
export function LogBox({ last, children }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const wasNearEnd = useRef(true)
  useLayoutEffect(() => {
    const box = log.current
    if (box && wasNearEnd.current) box.scrollTop = box.scrollHeight
  }, [last])
  // What stands around the log takes its height when it arrives.
  useLayoutEffect(() => {
    const box = log.current
    if (!box || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => {
      if (wasNearEnd.current) box.scrollTop = box.scrollHeight
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  function note(): void {
    const box = log.current
    if (box) wasNearEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
  }
  return (
    <Log ref={log} role="log" aria-label="Messages" tabIndex={0} onScroll={note}>
      {children}
    </Log>
  )
}

const Log = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 1.25rem;
  outline-offset: -3px;

  ol {
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
  }

  li {
    align-self: flex-start;
    max-width: min(75%, 36rem);
  }

  li p {
    width: fit-content;
    padding: 0.625rem 0.875rem;
    border-radius: 12px 12px 12px 2px;
    background: var(--sunken);
    font-size: var(--t-ui);
    line-height: 1.45;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  @media (forced-colors: active) {
    li p {
      border: 1px solid CanvasText;
    }
  }

  time {
    font-size: var(--t-cap);
    color: var(--ink-3);
  }

  [data-sender='admin'] {
    align-self: flex-end;
    text-align: right;
  }

  [data-sender='admin'] p {
    margin-left: auto;
    border-radius: 12px 12px 2px;
    background: var(--ink);
    color: var(--paper);
    text-align: left;
  }
`
