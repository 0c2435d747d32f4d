'use client'

import type { ReactNode } from 'react'
import { useTooltip } from './useTooltip'

/**
 * A tooltip below an icon button of the public pages, without library or portal. It repeats the control's name,
 * so it is not linked to it.
 */
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
