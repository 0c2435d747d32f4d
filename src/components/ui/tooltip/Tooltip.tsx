'use client'

import { useRef, type ReactNode } from 'react'
import {
  Tooltip as AriaTooltip,
  TooltipTriggerStateContext,
  type TooltipProps,
} from 'react-aria-components/Tooltip'
import { styled } from 'styled-components'
import { useTooltip } from './useTooltip'

type Props = {
  text: string
  /** Below icon buttons, right of the collapsed sidebar. */
  placement?: TooltipProps['placement']
  isDisabled?: boolean
  children: ReactNode
}

/**
 * A tooltip in a portal, so that no scrolling box clips it. It repeats the control's name, so it is not linked to
 * it.
 */
export function Tooltip({ text, placement = 'bottom', isDisabled = false, children }: Props) {
  const anchor = useRef<HTMLSpanElement>(null)
  const { isOpen, open, close, anchorProps } = useTooltip()
  return (
    <Anchor ref={anchor} {...anchorProps}>
      {children}
      {isOpen && !isDisabled && (
        <TooltipTriggerStateContext value={{ isOpen, open, close, shouldSkipAnimation: true }}>
          <AriaTooltip className="tooltip" triggerRef={anchor} placement={placement} offset={8}>
            {text}
          </AriaTooltip>
        </TooltipTriggerStateContext>
      )}
    </Anchor>
  )
}

const Anchor = styled.span`
  display: inline-flex;
`
