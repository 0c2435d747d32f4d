'use client'

import { useRef } from 'react'
import type { MenuEntry } from './MenuBox'
import { MenuPopover, menuBox } from './MenuPopover'
import { RowButton } from './RowButton'
import { useMenu } from './useMenu'

type Props = { label: string; items: () => readonly MenuEntry[] }

/** A row's Menu behind its three dots. `items` is called when it opens. */
export function RowMenu({ label, items }: Props) {
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useMenu()
  return (
    <>
      <RowButton
        ref={trigger}
        icon="more"
        label={label}
        aria-haspopup="menu"
        aria-expanded={menu.opened?.isOpen ?? false}
        data-menu
        onPointerEnter={menuBox.preload}
        onFocus={menuBox.preload}
        onKeyDown={menu.openByKey}
        // A click without a pointer press comes from a screen reader.
        onClick={({ detail }) => menu.open(detail === 0 ? 'first' : true)}
      />
      <MenuPopover menu={menu} label={label} items={items} triggerRef={trigger} />
    </>
  )
}
