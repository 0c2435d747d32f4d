'use client'

import { type ComponentType, useMemo } from 'react'
import { styled } from 'styled-components'
import { TASK_STATUS_LABELS, type TaskStatus } from '@/contracts/schedule/tasks'
import { useBoard } from './BoardContext'
import type { CardListProps } from './CardList'
import type { Card } from './card'
import { useShowMore } from './useShowMore'

const RINGS: Record<TaskStatus, string> = {
  todo: 'var(--control)',
  'in-progress': 'var(--st-amber)',
  done: 'var(--glass-ink)',
}

/** How many cards a column shows at first. */
const AT_FIRST: Record<TaskStatus, number> = { todo: 20, 'in-progress': 20, done: 10 }

type Props = { status: TaskStatus; today: string; Cards: ComponentType<CardListProps> }

/** One column of the board with its count. */
export function BoardColumn({ status, today, Cards }: Props) {
  const { cards, counts, movedId } = useBoard()
  const inColumn = useMemo(() => cards.filter((card) => card.status === status), [cards, status])
  const label = TASK_STATUS_LABELS[status]
  const { first, rest, more, list } = useShowMore<Card, HTMLDivElement>(inColumn, AT_FIRST[status])
  // A card that was just moved is always shown.
  const shown = [...first, ...rest.filter(({ id }) => id === movedId)]
  return (
    <Column aria-label={label} data-column={status}>
      <h2>
        <Ring
          style={{ borderColor: RINGS[status], background: status === 'done' ? RINGS.done : undefined }}
        />
        {label}
        <span className="count">{counts ? counts[status] : inColumn.length}</span>
      </h2>
      <Cards ref={list} status={status} inColumn={inColumn} shown={shown} today={today} />
      {more}
    </Column>
  )
}

const Column = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 0.625rem;
  min-height: 26rem;
  padding: 0.625rem;
  background: var(--sunken);
  border: 1px solid transparent;
  border-radius: var(--r-card);
  scroll-snap-align: center;

  &:has([data-drop-target]) {
    background: var(--glass-tint);
    box-shadow: inset 0 0 0 2px var(--glass-ink);
  }
  @media (forced-colors: active) {
    &:has([data-drop-target]) {
      outline: 2px solid Highlight;
    }
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding: 0.375rem 0.5rem;
    font-size: var(--t-ui);
    font-weight: 600;
  }
  .count {
    background: var(--raised);
  }
`

const Ring = styled.i`
  width: 0.625rem;
  height: 0.625rem;
  border: 2px solid;
  border-radius: 50%;
`
