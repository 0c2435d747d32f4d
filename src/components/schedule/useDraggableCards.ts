'use client'

import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { CardList, type CardListProps } from './CardList'

let loaded: ComponentType<CardListProps> | undefined

/**
 * The component for card lists. Dragging is a third of the screen's script, so draggable lists load after the first
 * render. They replace every card element, and so wait until no card is in use.
 */
export function useDraggableCards(board: RefObject<HTMLElement | null>): ComponentType<CardListProps> {
  const [Cards, setCards] = useState(() => loaded ?? CardList)
  useEffect(() => {
    if (loaded) return
    const waiting = new AbortController()
    const { signal } = waiting
    function replace(): void {
      if (!loaded || signal.aborted || isInUse(board.current)) return
      waiting.abort()
      setCards(() => loaded ?? CardList)
    }
    const askAgain = () => requestAnimationFrame(replace)
    document.addEventListener('focusin', askAgain, { signal })
    document.addEventListener('pointerup', askAgain, { signal })
    import('./DraggableCards').then(
      ({ DraggableCards }) => {
        loaded = DraggableCards
        replace()
      },
      // Ignored: the menu of a card can do everything that dragging does.
      () => undefined,
    )
    return () => waiting.abort()
  }, [board])
  return Cards
}

/** Whether a card has the focus, is pressed, has its menu open, or will get the focus back from a dialog. */
function isInUse(board: HTMLElement | null): boolean {
  const used = board?.querySelector(':focus, :active, [aria-expanded=true]')
  return Boolean(used || document.querySelector('[role=dialog], [role=menu]'))
}
