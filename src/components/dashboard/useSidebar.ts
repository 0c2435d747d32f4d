import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { phoneQuery } from '../theme/tokens'
import { type SidebarState, storeSidebarState } from './sidebarState'

/**
 * The sidebar's state: collapsed or expanded on wide screens, open or closed as a slide-out on a phone.
 * Ctrl/Cmd+B toggles whichever applies (docs/behaviour.md, 4.1).
 */
export function useSidebar(initial: SidebarState) {
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
