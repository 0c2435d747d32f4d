'use client'

import type { ComponentProps } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { Tooltip } from './tooltip/Tooltip'

type Props = Omit<ComponentProps<'button'>, 'type' | 'children' | 'className' | 'aria-label'> & {
  icon: IconName
  /** The accessible name, also shown in the tooltip. */
  label: string
}

/**
 * A small IconButton for the rows of long lists: a native button, because hundreds of them render in a fraction of the
 * time. Belongs inside a `Still`, so that a press on it does not press the row.
 */
export function RowButton({ icon, label, onClick, ...props }: Props) {
  return (
    <Tooltip text={label}>
      <button
        {...props}
        type="button"
        aria-label={label}
        className="icon-button icon-button-small"
        onClick={(event) => {
          // Safari does not focus a clicked button.
          event.currentTarget.focus()
          onClick?.(event)
        }}
      >
        <Icon name={icon} size="small" />
      </button>
    </Tooltip>
  )
}
