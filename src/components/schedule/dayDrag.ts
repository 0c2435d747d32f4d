'use client'

import { useRef } from 'react'
import { useDrag } from 'react-aria-components/useDrag'
import type { DropItem } from 'react-aria-components/useDragAndDrop'
import { isTextDropItem, useDrop } from 'react-aria-components/useDrop'
import { css } from 'styled-components'
import type { Media } from '@/contracts/media/files'
import { useBoardActions } from './BoardContext'
import type { Card } from './card'

const TYPE = 'task-day'
/** Beside TYPE when all cards of a post are dragged. */
const WHOLE = 'task-post'
const FILE = 'media-file'

/** Lets a pointer drag a card of the week, the month or the tray to another day; its menu does the same. */
export function useDayDrag(card: Card, isWhole: boolean) {
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [TYPE]: card.id, 'text/plain': card.title, ...(isWhole && { [WHOLE]: card.id }) }],
    getAllowedDropOperations: () => ['move'],
    // Leaves Enter to open the card; otherwise react-aria would start a drag on it.
    hasDragButton: true,
  })
  return { dragProps, isDragging }
}

/** Lets a pointer drag a file of Media to a day, where it becomes a post, or to a card, which it joins. */
export function useFileDrag({ id, name }: Pick<Media, 'id' | 'name'>) {
  const { dragProps } = useDrag({
    getItems: () => [{ [FILE]: JSON.stringify({ id, name }), 'text/plain': name }],
    getAllowedDropOperations: () => ['copy'],
    hasDragButton: true,
  })
  return dragProps
}

type DraggedFile = Pick<Media, 'id' | 'name'>

async function fileOf(items: DropItem[]): Promise<DraggedFile | null> {
  const item = items.filter(isTextDropItem).find(({ types }) => types.has(FILE))
  return item ? (JSON.parse(await item.getText(FILE)) as DraggedFile) : null
}

/**
 * Makes a day, or with null the tray, a drop target: a dropped card gets that day, or none, and keeps its time; a file
 * becomes a post there. A card on it is one as well, or it would be a hole: the same day, but the file joins the card.
 */
export function useDayDrop<TElement extends HTMLElement = HTMLElement>(
  day: string | null,
  onFile?: (file: DraggedFile) => void,
) {
  const { currentCards, move, moveAll, addFile } = useBoardActions()
  const ref = useRef<TElement>(null)

  async function dropped(items: DropItem[]): Promise<void> {
    const file = await fileOf(items)
    if (file) return onFile ? onFile(file) : addFile(file, day)
    const item = items.find(isTextDropItem)
    const id = await item?.getText(TYPE)
    const card = currentCards().find((each) => each.id === id)
    if (!card || card.date === day) return
    if (item?.types.has(WHOLE)) moveAll(card, { date: day })
    else move(card, { date: day })
  }
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(TYPE) ? 'move' : types.has(FILE) ? 'copy' : 'cancel'),
    onDrop: ({ items }) => void dropped(items),
  })
  return { ref, dropProps, isDropTarget }
}

/** How a day or the tray looks while a card is dragged over it; forced colours leave only the outline. */
export const whileOver = css`
  &[data-over] {
    background: var(--glass-tint);
    box-shadow: inset 0 0 0 2px var(--glass-ink);
  }
  @media (forced-colors: active) {
    &[data-over] {
      outline: 2px solid Highlight;
    }
  }
`
