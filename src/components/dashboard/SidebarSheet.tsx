'use client'

import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { styled } from 'styled-components'
import { PendingBar } from '../ui/PendingBar'
import { SignedInAs, Wordmark } from './Sidebar'
import { SidebarNav } from './SidebarNav'
import { BackCloses } from '../ui/useBackCloses'

type Props = {
  brand: string
  username: string
  isAdmin: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The sidebar as an 18rem slide-out below 768 px (docs/behaviour.md, 4.1). */
export function SidebarSheet({ brand, username, isAdmin, isOpen, onOpenChange }: Props) {
  return (
    <Overlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Sheet>
        <Content aria-label="Dashboard menu">
          <BackCloses isOpen={isOpen} close={() => onOpenChange(false)} />
          {/* Links replace the menu's history entry, so that Back leads to the previous screen. */}
          <Wordmark href="/" replace>
            {brand}
            <PendingBar />
          </Wordmark>
          <SidebarNav isAdmin={isAdmin} onStay={() => onOpenChange(false)} />
          <SignedInAs username={username} />
        </Content>
      </Sheet>
    </Overlay>
  )
}

const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--z-menu);
  background: var(--scrim);
  transition: opacity var(--d-3);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`

const Sheet = styled(Modal)`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(18rem, 100vw);
  background: var(--sunken);
  box-shadow: var(--sh-3);
  transition: translate var(--d-3) var(--e-out);

  &[data-entering],
  &[data-exiting] {
    translate: -100%;
  }
  &[data-exiting] {
    transition-timing-function: var(--e-in);
  }
  @media (forced-colors: active) {
    border-right: 1px solid CanvasText;
  }
`

const Content = styled(Dialog)`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  outline: none;
`
