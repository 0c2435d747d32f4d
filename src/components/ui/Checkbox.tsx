'use client'

import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import type { ReactNode } from 'react'
import { Icon } from './Icon'

type Props = Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> & { children: ReactNode }

/** A checkbox with its label, 44 px high; the label is part of the target. */
export function Checkbox({ children, ...props }: Props) {
  return (
    <AriaCheckbox {...props} className="checkbox">
      <span className="checkbox-box">
        <Icon name="check" />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  )
}
