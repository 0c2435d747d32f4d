'use client'

import { type ComponentProps, type Ref, useMemo } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { styled } from 'styled-components'
import { TASK_STATUS_LABELS, type TaskStatus } from '@/contracts/schedule/tasks'
import { useBoard, useBoardActions } from './BoardContext'
import { TaskCard } from './TaskCard'
import type { Card } from './card'
import { cardsByPost, matesText } from './postMates'

export type CardListProps = {
  status: TaskStatus
  /** All cards of the column. */
  inColumn: readonly Card[]
  /** The cards that are rendered so far. */
  shown: readonly Card[]
  today: string
  ref: Ref<HTMLDivElement>
}

const EMPTY: Record<TaskStatus, string> = {
  todo: 'Add a task, or promote an idea of your Vision Board.',
  'in-progress': 'What you work on stands here.',
  done: 'What you finished stands here.',
}

type Props = CardListProps & Pick<ComponentProps<typeof GridList>, 'dragAndDropHooks'>

/** The cards of a column. A press opens a card, its menu and arrows move it; dragging needs the hooks. */
export function CardList({ status, shown, today, ref, dragAndDropHooks }: Props) {
  const { deals, cards } = useBoard()
  const posts = useMemo(() => cardsByPost(cards), [cards])
  const { currentCards, edit } = useBoardActions()
  const open = (key: unknown) => {
    const card = currentCards().find(({ id }) => id === key)
    if (card) edit(card)
  }
  return (
    <List
      ref={ref}
      aria-label={`${TASK_STATUS_LABELS[status]}, tasks`}
      items={shown}
      dependencies={[deals, today, posts]}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      onAction={open}
      renderEmptyState={() => <Empty>{EMPTY[status]}</Empty>}
    >
      {(card: Card) => (
        <TaskCard
          card={card}
          today={today}
          dealName={deals.find(({ id }) => id === card.dealId)?.name}
          mates={matesText(card, posts.get(card.postId ?? ''))}
          isDraggable={dragAndDropHooks !== undefined}
        />
      )}
    </List>
  )
}

const List = styled(GridList<Card>)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  align-content: start;
  outline: 0;

  &[data-focus-visible]:is([data-empty]) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: 8px;
  }
`

const Empty = styled.p`
  padding: 0.5rem;
  font-size: var(--t-small);
  color: var(--ink-2);
`
