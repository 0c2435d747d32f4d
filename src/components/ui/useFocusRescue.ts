import { type RefObject, useEffect } from 'react'

/** What can take over the focus, from the inside out: a record, its tab or card, the screen. */
const PLACES = 'li, article, tr, [role=tabpanel], section, main'
/** Content behind an open dialog. */
const BEHIND = '[inert], [aria-hidden=true]'
const WATCHED = {
  subtree: true,
  childList: true,
  // React Aria takes a tab's panel its tabindex once it has a control again, and the focus with it.
  attributeFilter: ['disabled', 'inert', 'aria-hidden', 'tabindex'],
}

/**
 * Keeps the keyboard focus when a button disappears with its action (Delete, Approve, Register): the browser
 * would start again at the top of the page, so the nearest remaining heading is focused.
 */
export function useFocusRescue(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The last focused control of the screen, and its ancestors. */
    let path: Element[] = []

    function remember({ target }: FocusEvent): void {
      if (target instanceof Element && main.current?.contains(target)) path = pathFrom(target)
    }
    function rescue(): void {
      const [control, ...around] = path
      if (!control || isUsable(control) || isUsable(document.activeElement)) return
      if (main.current?.closest(BEHIND)) return
      const place = around.find((each) => each.isConnected && each.matches(PLACES))
      const target = place?.matches('[role=tabpanel]') ? place : (place?.querySelector('h1, h2, h3') ?? place)
      if (!(target instanceof HTMLElement)) return
      if (target.tabIndex < 0) target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(rescue)
    observer.observe(document.body, WATCHED)
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [main])
}

/** An element and its ancestors, from the inside out. */
function pathFrom(element: Element): Element[] {
  return element.parentElement ? [element, ...pathFrom(element.parentElement)] : [element]
}

/** Whether the focus can stay: on what can have it in the page, and not on the page as a whole. */
function isUsable(element: Element | null): boolean {
  if (!element?.isConnected || element === document.body || element.matches(':disabled')) return false
  return !(element instanceof HTMLElement) || element.tabIndex >= 0 || element.hasAttribute('tabindex')
}
