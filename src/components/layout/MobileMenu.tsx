'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { phoneQuery } from '../theme/tokens'
import { Icon } from '../ui/Icon'
import { ProfileControl } from './ProfileControl'

const MENU_ID = 'site-menu'
// Attributes that React's types lack.
const opensMenu = { command: 'show-modal', commandfor: MENU_ID }
const closesMenu = { command: 'close', commandfor: MENU_ID }

/**
 * The slide-out menu of small screens: a modal <dialog>, so the browser traps the focus, closes it on Escape and
 * restores the focus. Invoker commands open and close it without JavaScript. Its links are rendered on the server.
 */
export function MobileMenu({ brand, children }: { brand: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    const phone = window.matchMedia(phoneQuery)
    // On a wide screen the menu is hidden and could not be closed.
    const closeWhenWide = () => !phone.matches && dialog.current?.close()
    phone.addEventListener('change', closeWhenWide)
    return () => phone.removeEventListener('change', closeWhenWide)
  }, [])

  function closeAfter({ target }: MouseEvent): void {
    if (target === dialog.current || (target as Element).closest('a')) close()
  }

  // The invoker command would toggle it a second time.
  function open(event: MouseEvent): void {
    event.preventDefault()
    dialog.current?.showModal()
  }

  return (
    <>
      <button
        type="button"
        className="icon-button site-menu-button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        {...opensMenu}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      {/* The click is on a link or the scrim; keyboard users have Escape and the button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog ref={dialog} id={MENU_ID} className="site-menu" aria-label="Menu" onClick={closeAfter}>
        <div className="site-menu-panel">
          <div className="site-menu-head">
            <b>{brand}</b>
            <button
              type="button"
              className="icon-button"
              aria-label="Close menu"
              {...closesMenu}
              onClick={(event) => {
                event.preventDefault()
                close()
              }}
            >
              <Icon name="x" />
            </button>
          </div>
          {children}
          <div className="site-menu-foot">
            <ProfileControl isBlock />
          </div>
        </div>
      </dialog>
    </>
  )
}
