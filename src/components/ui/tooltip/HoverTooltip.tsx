'use client'

import type { ReactNode } from 'react'
import { useTooltip } from './useTooltip'

/** A tooltip below an icon button of the public pages: no library, no portal. It repeats the control's own name, so nothing refers to it. */
export function HoverTooltip({ text, children }: { text: string; children: ReactNode }) {
  const { isOpen, anchorProps } = useTooltip()
  return (
    <span className="tooltip-anchor" {...anchorProps}>
      {children}
      {isOpen && (
        <span className="tooltip" role="tooltip">
          {text}
        </span>
      )}
    </span>
  )
}
