'use client'

import { ButtonContext, type ButtonProps, type PressEvent } from 'react-aria-components/Button'
import { type ReactElement, useRef } from 'react'
import type { MenuItems } from './MenuBox'
import { MenuPopover, menuBox } from './MenuPopover'
import { useMenu } from './useMenu'

type MenuProps = {
  label: string
  /** A Button or an IconButton. */
  trigger: ReactElement
  items: MenuItems
}

type KeyDown = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]

/** A menu of the less frequent actions. */
export function Menu({ label, trigger, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const menu = useMenu()
  const opening = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': menu.opened?.isOpen ?? false,
    onHoverStart: menuBox.preload,
    onFocus: menuBox.preload,
    onKeyDown: (event: KeyDown) => {
      // Enter and the space bar arrive as a press, below.
      if (event.key.startsWith('Arrow')) menu.openByKey(event)
      else event.continuePropagation()
    },
    onPress: ({ pointerType }: PressEvent) =>
      menu.open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true),
  } as const
  return (
    <>
      <ButtonContext value={opening}>{trigger}</ButtonContext>
      <MenuPopover menu={menu} label={label} items={items} triggerRef={button} />
    </>
  )
}
