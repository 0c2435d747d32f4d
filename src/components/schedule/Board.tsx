'use client'

import { useRef } from 'react'
import { styled } from 'styled-components'
import { TASK_STATUSES } from '@/contracts/schedule/tasks'
import { onPhone, onTablet } from '../theme/tokens'
import { BoardColumn } from './BoardColumn'
import { useDraggableCards } from './useDraggableCards'

/** To Do, In Progress and Done side by side; on a phone one column at a time, with the edge of the next one. */
export function Board({ today }: { today: string }) {
  const frame = useRef<HTMLElement>(null)
  const Cards = useDraggableCards(frame)
  return (
    <Columns ref={frame} aria-label="Board">
      {TASK_STATUSES.map((status) => (
        <BoardColumn key={status} status={status} today={today} Cards={Cards} />
      ))}
    </Columns>
  )
}

const Columns = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1rem;
  align-items: start;

  ${onTablet} {
    grid-template-columns: repeat(3, minmax(16rem, 1fr));
    overflow-x: auto;
    scrollbar-width: thin;
  }
  ${onPhone} {
    grid-template-columns: repeat(3, min(84vw, 20rem));
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    margin-inline: -1rem;
    padding-inline: 1rem;
    scrollbar-width: none;
  }
`
