'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { SWRConfig } from 'swr'
import { styled } from 'styled-components'
import type { User } from '@/contracts/account/identity'
import type { ShellStart } from '@/contracts/shell'
import { removeOtherDrafts } from '../api/draftStore'
import { endOtherCheckout } from '../cart/checkoutStore'
import { useUndoKey } from '../api/lastUndo'
import { useEndedSession } from '../session/useEndedSession'
import { SESSION_KEY } from '../session/useSession'
import { useTimeZone } from '../session/useTimeZone'
import { WORKSPACE_KEY } from '../session/useWorkspace'
import { onPhone } from '../theme/tokens'
import { UiProvider } from '../ui/UiProvider'
import { dialogBox } from '../ui/Dialog'
import { lazyModule, onceIdle } from '../ui/lazyModule'
import { preloadToast } from '../ui/toast/Toaster'
import { useFocusRescue } from '../ui/useFocusRescue'
import { CaptureButton } from './CaptureButton'
import { DashboardHeader } from './DashboardHeader'
import { Sidebar } from './Sidebar'
import type { SidebarState } from './sidebarState'
import { useSidebar } from './useSidebar'
import { NOTIFICATIONS_KEY } from './useNotifications'
import { usePreventFileDrops } from './usePreventFileDrops'

const sidebarSheet = lazyModule(() => import('./SidebarSheet'))
/** The parts that most other screens need first. */
const commonParts = [dialogBox, lazyModule(() => import('../ui/Select'))]

type Props = {
  brand: string
  user: User
  start: ShellStart
  sidebar: SidebarState
  children: ReactNode
}

/**
 * The frame of every dashboard screen: skip link, sidebar, header, main. The server passes the session's user and
 * their data, so the frame makes no call.
 */
export function DashboardShell({ brand, user, start, sidebar, children }: Props) {
  const { isCollapsed, isOpenOnPhone, setOpenOnPhone, toggle } = useSidebar(sidebar)
  const person = { brand, username: user.username, isAdmin: user.isAdmin === 'true' }
  const main = useRef<HTMLElement>(null)
  useFocusRescue(main)
  usePreventFileDrops()
  useUndoKey()
  useTimeZone(start)
  useEffect(preloadToast, [])
  useEffect(() => onceIdle(() => commonParts.forEach((part) => part.preload())), [])
  const sheet = sidebarSheet.useWhen(isOpenOnPhone, () => setOpenOnPhone(false))
  // Here and not at log-in, because public pages do not load the draft code.
  useEffect(() => {
    removeOtherDrafts(user.id)
    endOtherCheckout(user.id)
  }, [user.id])
  const handleEndedSession = useEndedSession()
  const fallback = {
    [SESSION_KEY]: user,
    [WORKSPACE_KEY]: start.workspace,
    [NOTIFICATIONS_KEY]: start.notifications,
  }
  return (
    <SWRConfig value={{ fallback, onError: handleEndedSession }}>
      <UiProvider>
        <Frame data-surface="tool">
          <a className="skip-link" href="#main">
            Skip to content
          </a>
          <Sidebar {...person} isCollapsed={isCollapsed} />
          {sheet && <sheet.SidebarSheet {...person} isOpen={isOpenOnPhone} onOpenChange={setOpenOnPhone} />}
          <Column>
            <DashboardHeader user={user} isExpanded={isOpenOnPhone || !isCollapsed} onToggle={toggle} />
            <Main ref={main} id="main" tabIndex={-1}>
              {children}
            </Main>
            <CaptureButton />
          </Column>
        </Frame>
      </UiProvider>
    </SWRConfig>
  )
}

const Frame = styled.div`
  display: flex;
  min-height: 100dvh;
`

const Column = styled.div`
  flex: 1;
  min-width: 0;
`

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;
  align-content: start;
  max-width: 84rem;
  padding: clamp(1.25rem, 2.6vw, 2.5rem);
  outline: none;

  ${onPhone} {
    gap: 1.25rem;
    padding: 1.25rem 1rem calc(5.5rem + env(safe-area-inset-bottom, 0px));
  }
`
