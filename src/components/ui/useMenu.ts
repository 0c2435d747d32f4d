'use client'

import { type KeyboardEvent, useState } from 'react'

/** What gets the focus when a menu opens: an item, or the menu itself. */
export type FirstFocus = 'first' | 'last' | true

/** The keys that open a menu, and what gets the focus then. */
const FOCUSES: Partial<Record<string, FirstFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

type Opened = { isOpen: boolean; focuses: FirstFocus }

export type MenuState = ReturnType<typeof useMenu>

/** Whether a menu is open, and how its button opens it. */
export function useMenu() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (focuses: FirstFocus) => setOpened({ isOpen: true, focuses })
  return {
    opened,
    setOpen: (isOpen: boolean) => setOpened((before) => before && { ...before, isOpen }),
    open,
    /** Prevents the browser's click for Enter, which react-aria would take for a screen reader's. */
    openByKey: (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
      const focuses = FOCUSES[event.key]
      if (!focuses) return
      event.preventDefault()
      open(focuses)
    },
  }
}
