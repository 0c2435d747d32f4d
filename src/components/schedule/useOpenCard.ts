'use client'

import { startTransition, useState } from 'react'
import type { Card } from './card'

/** Which card a dialog is open for; the card stays while the dialog leaves, and goes when it is deleted. */
export function useOpenCard(cards: readonly Card[]) {
  const [opened, setOpened] = useState<{ id: string; isOpen: boolean } | null>(null)
  const card = cards.find(({ id }) => id === opened?.id) ?? null
  return {
    card,
    isOpen: opened?.isOpen ?? false,
    open: ({ id }: Card) => setOpened({ id, isOpen: true }),
    // What has to leave may wait for the key or the press that sends it.
    close: () => startTransition(() => setOpened((before) => before && { ...before, isOpen: false })),
  }
}
