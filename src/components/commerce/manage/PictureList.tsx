'use client'

import { useState } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop, type ItemDropTarget } from 'react-aria-components/useDragAndDrop'
import { styled } from 'styled-components'
import { smallPicture } from '@/contracts/media/publicUrls'
import { onPhone } from '../../theme/tokens'
import { DragGrip } from '../../ui/DragGrip'
import { dropMark } from '../../ui/dropMark'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { Menu } from '../../ui/Menu'
import { movedTo, placesFrom } from '../../ui/places'

type Props = { urls: readonly string[]; onChange: (urls: string[]) => void }

/** A product's pictures in order; reordered by dragging with pointer or keyboard, or through their menus. */
export function PictureList({ urls, onChange }: Props) {
  const [announcement, setAnnouncement] = useState('')

  function move(from: number, to: number): void {
    onChange(movedTo(urls, from, to))
    setAnnouncement(`Picture ${from + 1}: now ${to + 1} of ${urls.length}`)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const from = urls.findIndex((url) => keys.has(url))
      const to = dropIndex(urls, from, target)
      if (to !== from) move(from, to)
    },
    renderDropIndicator: (target) => <Mark target={target} />,
  })
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <List
        aria-label="Pictures"
        layout="grid"
        items={urls.map((url) => ({ id: url }))}
        dependencies={[urls]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
      >
        {({ id: url }) => {
          const at = urls.indexOf(url)
          const name = pictureName(url, at)
          return (
            <GridListItem
              className={at === 0 ? 'picture-cover' : 'picture-other'}
              textValue={`${name}, ${at + 1} of ${urls.length}`}
            >
              <Frame>
                <img src={smallPicture(url)} alt="" loading="lazy" draggable={false} title={url} />
                <DragGrip slot="drag" className="icon-button icon-button-small" aria-label={`Drag ${name}`}>
                  <Icon name="drag" size="small" />
                </DragGrip>
                <b>{at === 0 ? 'Cover' : at + 1}</b>
              </Frame>
              <Tools>
                {urls.length > 1 && (
                  <Menu
                    label={`Move ${name}`}
                    trigger={<IconButton icon="more" size="small" label={`Move ${name}`} />}
                    items={placesFrom(at, urls.length).map(({ id, label, to }) => ({
                      id,
                      label,
                      onAction: () => move(at, to),
                    }))}
                  />
                )}
                <IconButton
                  icon="trash"
                  size="small"
                  label={`Remove ${name}`}
                  onPress={() => onChange(urls.filter((other) => other !== url))}
                />
              </Tools>
            </GridListItem>
          )
        }}
      </List>
    </>
  )
}

const List = styled(GridList<{ id: string }>)`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0.5rem;
  outline: 0;

  ${onPhone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* A row's cell has no box of its own. */
  [role='row'] {
    display: flex;
    flex-direction: column;
    border-radius: 8px;
    outline: 0;
  }
  .picture-cover {
    grid-area: span 2 / span 2;
  }
  [role='row'][data-allows-dragging] {
    cursor: grab;
  }
  [data-dragging] {
    opacity: 0.5;
  }
  [data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
`

/** The cover fills the height of the two rows beside it. */
const Frame = styled.span`
  position: relative;
  flex: 1 1 auto;
  aspect-ratio: 4 / 5;

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: var(--sunken);
    border-radius: 8px;
  }
  > button {
    position: absolute;
    top: 0.25rem;
    left: 0.25rem;
    background: var(--raised);
    color: var(--ink);
  }
  > b {
    position: absolute;
    bottom: 0;
    left: 0;
    min-width: 1.5rem;
    padding: 0 0.4375rem;
    border-radius: 0 8px 0 8px;
    background: var(--ink);
    color: var(--paper);
    font-size: var(--t-cap);
    font-weight: 600;
    line-height: 1.5rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`

const Tools = styled.span`
  display: flex;
  gap: 0.75rem;
  justify-content: flex-end;
  color: var(--ink-2);
`

const Mark = styled(DropIndicator)`
  width: 2px;
  margin-inline: -0.3125rem;
  ${dropMark}
`

/** The new index of a dropped item, counted in the list without that item. */
function dropIndex(
  urls: readonly string[],
  from: number,
  { key, dropPosition }: Pick<ItemDropTarget, 'key' | 'dropPosition'>,
): number {
  const others = urls.filter((_, at) => at !== from)
  const at = others.indexOf(String(key))
  if (at === -1) return from
  return dropPosition === 'after' ? at + 1 : at
}

/** The name of a picture: the file name in its URL if there is one, otherwise its position. */
function pictureName(url: string, at: number): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || `picture ${at + 1}`
  } catch {
    return last
  }
}
