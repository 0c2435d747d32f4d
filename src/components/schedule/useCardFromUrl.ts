'use client'

import { useEffect, useRef } from 'react'
import { useUrlText } from '../layout/useScreenSearch'
import type { Card } from './card'

/** Opens the card that a link names in the address ("?task=…") once, and removes it from the address. */
export function useCardFromUrl(cards: readonly Card[], open: (card: Card) => void): void {
  const [asked, setAsked] = useUrlText('task')
  const latest = useRef(() => {})
  useEffect(() => {
    latest.current = () => {
      setAsked('')
      const card = cards.find(({ id }) => id === asked)
      if (card) open(card)
    }
  })
  useEffect(() => {
    if (asked) latest.current()
  }, [asked])
}
