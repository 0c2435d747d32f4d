'use client'

import { startTransition, useState } from 'react'
import type { Card } from './card'

/** The card that a dialog is open for; kept while the dialog closes, null once the card is deleted. */
export function useOpenCard(cards: readonly Card[]) {
  const [opened, setOpened] = useState<{ id: string; isOpen: boolean } | null>(null)
  const card = cards.find(({ id }) => id === opened?.id) ?? null
  return {
    card,
    isOpen: opened?.isOpen ?? false,
    open: ({ id }: Card) => setOpened({ id, isOpen: true }),
    // A transition, so that closing does not delay the key or press that triggered it.
    close: () => startTransition(() => setOpened((before) => before && { ...before, isOpen: false })),
  }
}
