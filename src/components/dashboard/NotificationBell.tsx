'use client'

import { useRef, useState, useEffect } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../ui/IconButton'
import { lazyModule } from '../ui/lazyModule'
import { shortCount } from '../ui/UnreadCount'
import { useNotifications } from './useNotifications'

const panel = lazyModule(() => import('./NotificationPopover'))

/** The unread count, and the list of notifications (docs/behaviour.md, 4.1). */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLSpanElement>(null)
  const notifications = useNotifications()
  const { unread } = notifications.list
  const loaded = panel.useWhen(isOpen, () => setOpen(false))
  useTitleCount(unread)

  function open(): void {
    setOpen(true)
    void notifications.refresh()
  }
  return (
    <Frame ref={frame}>
      <IconButton
        icon="bell"
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={panel.preload}
        onFocus={panel.preload}
        onPress={open}
      />
      {loaded && (
        <loaded.NotificationPopover
          {...notifications}
          triggerRef={frame}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
      {unread > 0 && <Count aria-hidden>{shortCount(unread)}</Count>}
    </Frame>
  )
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;

  [aria-expanded='true'] {
    background: color-mix(in oklab, var(--ink) 9%, transparent);
  }
`

const Count = styled.b`
  position: absolute;
  top: 0.1875rem;
  right: 0.125rem;
  min-width: 1.125rem;
  padding: 0 0.25rem;
  border-radius: 99px;
  background: var(--ink);
  color: var(--paper);
  box-shadow: 0 0 0 2px var(--paper);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.125rem;
  text-align: center;
  pointer-events: none;
`

const COUNT = /^\(\d+\+?\) /

/** Keeps the count in front of the document title, whichever screen sets it; nothing is added for 0. */
function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const prefix = `(${shortCount(count)}) `
    function show(): void {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title.replace(COUNT, '')
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
