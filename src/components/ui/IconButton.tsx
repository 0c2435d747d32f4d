'use client'

import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { Tooltip } from './tooltip/Tooltip'

export type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  icon: IconName
  /** The accessible name, also shown in the tooltip. */
  label: string
  /** 32 px instead of 44; the touch target stays 44. */
  size?: 'small'
  tooltipPlacement?: 'bottom' | 'top' | 'right'
}

/** A round button with an icon and a tooltip. */
export function IconButton({ icon, label, size, tooltipPlacement, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label} placement={tooltipPlacement}>
      <AriaButton
        {...props}
        aria-label={label}
        className={size === 'small' ? 'icon-button icon-button-small' : 'icon-button'}
      >
        <Icon name={icon} size={size} />
      </AriaButton>
    </Tooltip>
  )
}
