'use client'

import type { MouseEvent, ReactNode } from 'react'
import { APPLY_HEADING_ID, APPLY_ID } from './applySection'

type ApplyLinkProps = { className: string; children: ReactNode }

/** Scrolls to the form, without animation if reduced motion is preferred, and moves the focus there. */
export function ApplyLink({ className, children }: ApplyLinkProps) {
  return (
    <a className={className} href={`#${APPLY_ID}`} onClick={goToForm}>
      {children}
    </a>
  )
}

function goToForm(event: MouseEvent): void {
  const heading = document.getElementById(APPLY_HEADING_ID)
  if (!heading) return
  event.preventDefault()
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(APPLY_ID)?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
  heading.focus({ preventScroll: true })
}
