'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { type FirstFocus, type MenuEntry, MenuRows } from './Menu'
import { Popover } from './Popover'
import { RowButton } from './RowButton'

type Props = { label: string; items: () => readonly MenuEntry[] }
type Opened = { isOpen: boolean; focuses: FirstFocus }

/** The keys that open it, and what has the focus then. */
const FOCUSES: Partial<Record<string, FirstFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/** A row's Menu behind its three dots; nothing of it is there before it is opened. `items` is asked then. */
export function RowMenu({ label, items }: Props) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const setOpen = (isOpen: boolean) => setOpened((before) => ({ isOpen, focuses: before?.focuses ?? true }))

  /** Not left to the click that the browser makes of Enter: react-aria takes that for a screen reader's. */
  function openByKey(event: KeyboardEvent): void {
    const focuses = FOCUSES[event.key]
    if (!focuses) return
    event.preventDefault()
    setOpened({ isOpen: true, focuses })
  }
  return (
    <>
      <RowButton
        ref={trigger}
        icon="more"
        label={label}
        aria-haspopup="menu"
        aria-expanded={opened?.isOpen ?? false}
        data-menu
        onKeyDown={openByKey}
        // A click without a press of a pointer is a screen reader's.
        onClick={({ detail }) => setOpened({ isOpen: true, focuses: detail === 0 ? 'first' : true })}
      />
      {opened && (
        <Popover
          aria-label={label}
          triggerRef={trigger}
          placement="bottom start"
          isOpen={opened.isOpen}
          onOpenChange={setOpen}
        >
          <MenuRows label={label} items={items} focuses={opened.focuses} onClose={() => setOpen(false)} />
        </Popover>
      )}
    </>
  )
}
