'use client'

import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'

type Props = Omit<AriaSwitchProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  isLabelHidden?: boolean
}

/** An on/off switch that applies at once. */
export function Switch({ children, isLabelHidden = false, ...props }: Props) {
  return (
    <AriaSwitch {...props} className="switch">
      <span className="switch-track" />
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{children}</span>
    </AriaSwitch>
  )
}
