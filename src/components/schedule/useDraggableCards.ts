'use client'

import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { CardList, type CardListProps } from './CardList'

let loaded: ComponentType<CardListProps> | undefined

/**
 * Lists of cards; from soon after the first render ones whose cards can be dragged, which is a third of the screen's
 * script. They replace every card, and so wait until nobody is at one.
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
      // The menu of a card does all that dragging does.
      () => undefined,
    )
    return () => waiting.abort()
  }, [board])
  return Cards
}

/** Whether a card has the focus, is pressed or has its menu open, or is where a dialog will return to. */
function isInUse(board: HTMLElement | null): boolean {
  const used = board?.querySelector(':focus, :active, [aria-expanded=true]')
  return Boolean(used || document.querySelector('[role=dialog], [role=menu]'))
}
