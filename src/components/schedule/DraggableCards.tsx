'use client'

import {
  type DropItem,
  DropIndicator,
  isTextDropItem,
  useDragAndDrop,
} from 'react-aria-components/useDragAndDrop'
import { styled } from 'styled-components'
import type { TaskStatus } from '@/contracts/schedule/tasks'
import { dropMark } from '../ui/dropMark'
import { useBoardActions } from './BoardContext'
import { CardList, type CardListProps } from './CardList'
import { columnsBeside } from './card'

/** The cards of a column, draggable by mouse, touch and keyboard; cards of adjacent columns can be dropped here. */
export function DraggableCards(props: CardListProps) {
  return <CardList {...props} dragAndDropHooks={useColumnDrag(props)} />
}

/** The drag type names the column, so that the far column is not a drop target for the keyboard either. */
const dragType = (status: TaskStatus) => `task-${status}`

function useColumnDrag({ status, inColumn }: Pick<CardListProps, 'status' | 'inColumn'>) {
  const { currentCards, move } = useBoardActions()
  const accepted = columnsBeside(status)

  function dropAt(id: string | undefined, key: unknown, position: 'on' | 'before' | 'after'): void {
    const card = currentCards().find((each) => each.id === id)
    const others = inColumn.filter((each) => each.id !== id)
    const at = others.findIndex((each) => each.id === key)
    // The card was dropped next to itself.
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

const Mark = styled(DropIndicator)`
  height: 2px;
  margin-block: -0.3125rem;
  ${dropMark}
`
