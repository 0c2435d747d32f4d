'use client'

import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { SWRConfig } from 'swr'
import { styled } from 'styled-components'
import type { User } from '@/contracts/account/identity'
import type { ShellStart } from '@/contracts/shell'
import { removeOtherDrafts } from '../api/draftStore'
import { endOtherCheckout } from '../cart/checkoutStore'
import { ConfirmIdentity } from '../api/ConfirmIdentity'
import { useUndoKey } from '../api/lastUndo'
import { useEndedSession } from '../session/useEndedSession'
import { SESSION_KEY } from '../session/useSession'
import { useTimeZone } from '../session/useTimeZone'
import { WORKSPACE_KEY } from '../session/useWorkspace'
import { onPhone, phoneQuery } from '../theme/tokens'
import { UiProvider } from '../ui/UiProvider'
import { dialogBox } from '../ui/Dialog'
import { lazyModule, onceIdle } from '../ui/lazyModule'
import { preloadToast } from '../ui/toast/Toaster'
import { useFocusRescue } from '../ui/useFocusRescue'
import { DashboardHeader } from './DashboardHeader'
import { Sidebar } from './Sidebar'
import { type SidebarState, storeSidebarState } from './sidebarState'
import { INBOX_KEY, useInbox } from './useInbox'
import { NOTIFICATIONS_KEY } from './useNotifications'
import { usePathname, useRouter } from 'next/navigation'
import { screenHref } from '@/contracts/screens'
import { lazyDialog } from '../api/lazyDialog'
import { IconButton } from '../ui/IconButton'
import { Menu } from '../ui/Menu'

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
 * their data, so the frame makes no call but that of the stream, once the screen is there.
 */
export function DashboardShell({ brand, user, start, sidebar, children }: Props) {
  const { isCollapsed, isOpenOnPhone, setOpenOnPhone, toggle } = useSidebar(sidebar)
  const person = { brand, username: user.username, isAdmin: user.isAdmin === 'true' }
  const main = useRef<HTMLElement>(null)
  useFocusRescue(main)
  usePreventFileDrops()
  useUndoKey()
  useTimeZone(start)
  useInbox(user.id, start)
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
    [INBOX_KEY]: start.inbox,
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
          <ConfirmIdentity />
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

/** Ignores files dropped outside a drop field, which the browser would open instead of the dashboard. */
function usePreventFileDrops(): void {
  useEffect(() => {
    function refuse(event: DragEvent): void {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

/**
 * The sidebar's state: collapsed or expanded on wide screens, open or closed as a slide-out on a phone.
 * Ctrl/Cmd+B toggles whichever applies (docs/behaviour.md, 4.1).
 */
function useSidebar(initial: SidebarState) {
  const [state, setState] = useState(initial)
  const pathname = usePathname()
  /** The path that the slide-out was opened on; navigating to another one closes it. */
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOpenOnPhone = openedOn === pathname
  const setOpenOnPhone = (isOpen: boolean) => setOpenedOn(isOpen ? pathname : null)

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      toggle()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  })

  function toggle() {
    if (matchMedia(phoneQuery).matches) {
      setOpenOnPhone(!isOpenOnPhone)
      return
    }
    const next: SidebarState = state === 'expanded' ? 'collapsed' : 'expanded'
    setState(next)
    storeSidebarState(next)
  }

  return { isCollapsed: state === 'collapsed', isOpenOnPhone, setOpenOnPhone, toggle }
}

const QuickIdea = lazyDialog(async () => (await import('../ideas/QuickIdeaForm')).QuickIdeaForm)

/** A menu within thumb reach on every screen of a phone: a dialog for an idea, the ways to a voice note and a task. */
function CaptureButton() {
  const router = useRouter()
  const [isPending, start] = useTransition()
  const open = (href: string) => start(() => router.push(href))
  return (
    <Corner>
      <QuickIdea
        button={(openIdea) => (
          <Menu
            label="Capture"
            trigger={<IconButton icon="plus" label="Capture" tooltipPlacement="top" aria-busy={isPending} />}
            items={[
              { id: 'idea', label: 'Idea', icon: 'spark', onAction: openIdea },
              {
                id: 'voice',
                label: 'Voice note',
                icon: 'mic',
                onAction: () => open(`${screenHref('vision-board')}?tab=voice&new=voice`),
              },
              {
                id: 'task',
                label: 'Task',
                icon: 'cal',
                onAction: () => open(`${screenHref('schedule')}?new=task`),
              },
            ]}
          />
        )}
      />
    </Corner>
  )
}

const Corner = styled.div`
  display: none;

  /* A screen with buttons of its own at the thumb. */
  main:has([data-thumb]) + && {
    display: none;
  }

  ${onPhone} {
    position: fixed;
    right: max(1rem, env(safe-area-inset-right));
    bottom: calc(1rem + env(safe-area-inset-bottom, 0px));
    z-index: var(--z-header);
    display: block;

    /* Above buttons that stick to the bottom of the screen. */
    :root:has([data-sticky-foot]) & {
      bottom: calc(5.5rem + env(safe-area-inset-bottom, 0px));
    }
    /* Not over a sheet, a conversation's field, nor a wizard, whose buttons are at the end of the page. */
    :root:has([role='dialog'], [role='alertdialog'], [data-wizard], [data-composer]) & {
      visibility: hidden;
    }
    .icon-button {
      width: 3.5rem;
      height: 3.5rem;
      background: var(--ink);
      color: var(--paper);
      box-shadow: var(--sh-3);
    }
    .icon-button[aria-busy='true'] {
      opacity: 0.6;
    }
  }
`
