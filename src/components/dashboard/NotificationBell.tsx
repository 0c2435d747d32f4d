'use client'

import { useState } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { IconButton } from '../ui/IconButton'
import { Popover } from '../ui/Popover'
import { BackCloses } from '../ui/useBackCloses'
import { NotificationPanel } from './NotificationPanel'
import { useNotifications } from './useNotifications'
import { shortCount, useTitleCount } from './useTitleCount'

/** How much is unread, and the list of what happened (docs/behaviour.md, 4.1). */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false)
  const notifications = useNotifications()
  const { unread } = notifications.list
  useTitleCount(unread)

  function changeOpen(next: boolean): void {
    setOpen(next)
    if (next) void notifications.refresh()
  }
  return (
    <Frame>
      <DialogTrigger isOpen={isOpen} onOpenChange={changeOpen}>
        <IconButton icon="bell" label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'} />
        <Panel placement="bottom end">
          <Dialog aria-label="Notifications">
            <BackCloses isOpen={isOpen} close={() => setOpen(false)} />
            <NotificationPanel {...notifications} onLeave={() => setOpen(false)} />
          </Dialog>
        </Panel>
      </DialogTrigger>
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

const Panel = styled(Popover)`
  display: flex;
  width: 26rem;
  max-width: calc(100vw - 1rem);
  overflow: hidden;

  > * {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
    max-height: inherit;
    outline: none;
  }
`
