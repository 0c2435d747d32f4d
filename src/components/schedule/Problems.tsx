'use client'

import { styled } from 'styled-components'
import { Icon } from '../ui/Icon'
import type { Card } from './card'
import { problemText } from './problemText'
import { useBoard } from './BoardContext'

/** The problems of a card, each as text. */
export function Problems({ card }: { card: Card }) {
  return card.problems.length > 0 && <Words card={card} />
}

/** Only this reads the other cards, so a card without problems does not re-render when they change. */
function Words({ card }: { card: Card }) {
  const around = useBoard()
  return (
    <List aria-label="Problems">
      {card.problems.map((problem) => (
        <li key={problem}>
          <Icon name="warn" size="small" />
          <span>{problemText(problem, card, around)}</span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  font-size: var(--t-small);
  font-weight: 500;
  line-height: 1.35;
  color: var(--st-amber);

  > li {
    display: flex;
    gap: 0.375rem;
    align-items: start;
    overflow-wrap: anywhere;
  }
  .icon {
    flex: none;
    margin-top: 0.0625rem;
  }
`
