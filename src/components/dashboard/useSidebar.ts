import { useEffect, useState } from 'react'
import { phoneQuery } from '../theme/tokens'
import { type SidebarState, storeSidebarState } from './sidebarState'

/**
 * The sidebar's state: collapsed or expanded on wide screens, open or closed as a slide-out on a phone.
 * Ctrl/Cmd+B toggles whichever applies (docs/behaviour.md, 4.1).
 */
export function useSidebar(initial: SidebarState) {
  const [state, setState] = useState(initial)
  const [isOpenOnPhone, setOpenOnPhone] = useState(false)

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
      setOpenOnPhone((isOpen) => !isOpen)
      return
    }
    const next: SidebarState = state === 'expanded' ? 'collapsed' : 'expanded'
    setState(next)
    storeSidebarState(next)
  }

  return { isCollapsed: state === 'collapsed', isOpenOnPhone, setOpenOnPhone, toggle }
}
