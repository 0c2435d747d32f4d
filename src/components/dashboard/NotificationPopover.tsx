'use client'

import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { Popover } from '../ui/Popover'
import { BackCloses } from '../ui/useBackCloses'
import { NotificationPanel } from './NotificationPanel'
import type { useNotifications } from './useNotifications'

type Props = ReturnType<typeof useNotifications> & {
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The popover that the bell opens. */
export function NotificationPopover({ triggerRef, isOpen, onOpenChange, ...notifications }: Props) {
  const close = () => onOpenChange(false)
  return (
    <Panel placement="bottom end" triggerRef={triggerRef} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog aria-label="Notifications">
        <BackCloses isOpen={isOpen} close={close} />
        <NotificationPanel {...notifications} onLeave={close} />
      </Dialog>
    </Panel>
  )
}

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
