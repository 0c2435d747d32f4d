'use client'

import {
  type DropItem,
  DropIndicator,
  isTextDropItem,
  useDragAndDrop,
} from 'react-aria-components/useDragAndDrop'
import { GridList } from 'react-aria-components/GridList'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { TASK_STATUS_LABELS, type TaskStatus } from '@/contracts/schedule/tasks'
import { useBoard, useBoardActions } from './BoardContext'
import { TaskCard } from './TaskCard'
import { type Card, columnsBeside } from './card'
import { useFirst } from './useFirst'

const RINGS: Record<TaskStatus, string> = {
  todo: 'var(--control)',
  'in-progress': 'var(--st-amber)',
  done: 'var(--glass-ink)',
}

const EMPTY: Record<TaskStatus, string> = {
  todo: 'Add a task, or promote an idea of your Vision Board.',
  'in-progress': 'What you work on stands here.',
  done: 'What you finished stands here.',
}

/** How many cards a column shows at first. */
const AT_FIRST: Record<TaskStatus, number> = { todo: 20, 'in-progress': 20, done: 10 }

/** One column of the board with its count. Cards of this column and of those beside it can be dropped here. */
export function BoardColumn({ status, today }: { status: TaskStatus; today: string }) {
  const { cards, deals, movedId } = useBoard()
  const { currentCards, edit } = useBoardActions()
  const inColumn = useMemo(() => cards.filter((card) => card.status === status), [cards, status])
  const label = TASK_STATUS_LABELS[status]
  const { first, rest, more, list } = useFirst<Card, HTMLDivElement>(inColumn, AT_FIRST[status])
  // What was just moved is never out of sight.
  const shown = [...first, ...rest.filter(({ id }) => id === movedId)]
  const dragAndDropHooks = useColumnDrag(status, inColumn)
  const open = (key: unknown) => {
    const card = currentCards().find(({ id }) => id === key)
    if (card) edit(card)
  }
  return (
    <Column aria-label={label} data-column={status}>
      <h2>
        <Ring
          style={{ borderColor: RINGS[status], background: status === 'done' ? RINGS.done : undefined }}
        />
        {label}
        <span className="count">{inColumn.length}</span>
      </h2>
      <List
        ref={list}
        aria-label={`${label}, tasks`}
        items={shown}
        dependencies={[deals, today]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        onAction={open}
        renderEmptyState={() => <Empty>{EMPTY[status]}</Empty>}
      >
        {(card: Card) => (
          <TaskCard card={card} today={today} dealName={deals.find(({ id }) => id === card.dealId)?.name} />
        )}
      </List>
      {more}
    </Column>
  )
}

/** The type of what is dragged names its column, so that the far column is no target for keyboards either. */
const dragType = (status: TaskStatus) => `task-${status}`

function useColumnDrag(status: TaskStatus, inColumn: readonly Card[]) {
  const { currentCards, move } = useBoardActions()
  const accepted = columnsBeside(status)

  function dropAt(id: string | undefined, key: unknown, position: 'on' | 'before' | 'after'): void {
    const card = currentCards().find((each) => each.id === id)
    const others = inColumn.filter((each) => each.id !== id)
    const at = others.findIndex((each) => each.id === key)
    // Dropped beside itself.
    if (!card || at === -1) return
    const above = position === 'after' ? others[at] : others[at - 1]
    move(card, { status, afterId: above?.id ?? null })
  }
  function dropAtEnd(id: string | undefined): void {
    const card = currentCards().find((each) => each.id === id)
    if (card) move(card, { status })
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      inColumn
        .filter(({ id }) => keys.has(id))
        .map(({ id, title }) => ({ [dragType(status)]: id, 'text/plain': title })),
    acceptedDragTypes: accepted.map(dragType),
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => dropAt(String([...keys][0]), target.key, target.dropPosition),
    onInsert: ({ items, target: { key, dropPosition } }) =>
      void idOf(items).then((id) => dropAt(id, key, dropPosition)),
    onRootDrop: ({ items }) => void idOf(items).then(dropAtEnd),
    renderDropIndicator: (target) => <Mark target={target} />,
  })

  async function idOf(items: DropItem[]): Promise<string | undefined> {
    const item = items.find(isTextDropItem)
    const type = accepted.map(dragType).find((each) => item?.types.has(each))
    return type && item?.getText(type)
  }
  return dragAndDropHooks
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

const Mark = styled(DropIndicator)`
  height: 2px;
  margin-block: -0.3125rem;
  border-radius: 2px;
  outline: 0;

  &[data-drop-target] {
    background: var(--glass-ink);
  }
`

const Empty = styled.p`
  padding: 0.5rem;
  font-size: var(--t-small);
  color: var(--ink-2);
`

const Ring = styled.i`
  width: 0.625rem;
  height: 0.625rem;
  border: 2px solid;
  border-radius: 50%;
`
