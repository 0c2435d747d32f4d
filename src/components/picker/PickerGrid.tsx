'use client'

import { GridList, GridListItem } from 'react-aria-components/GridList'
import { styled } from 'styled-components'
import type { Media } from '@/contracts/media/files'
import { MediaThumb } from './MediaThumb'

type Props = {
  items: readonly Media[]
  /** In the order they were chosen, which the numbers on them show. */
  chosen: readonly Media[]
  onChoose: (files: readonly Media[]) => void
}

/** Files to choose from; a press selects a file, another deselects it. */
export function PickerGrid({ items, chosen, onChoose }: Props) {
  const known = new Map([...chosen, ...items].map((file) => [file.id, file]))
  return (
    <Files
      aria-label="Files"
      layout="grid"
      selectionMode="multiple"
      selectedKeys={chosen.map(({ id }) => id)}
      onSelectionChange={(keys) => {
        const ids = keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String)
        onChoose(ids.flatMap((id) => known.get(id) ?? []))
      }}
    >
      {items.map((file) => {
        const place = chosen.findIndex(({ id }) => id === file.id) + 1
        return (
          <GridListItem key={file.id} id={file.id} textValue={file.name}>
            <MediaThumb media={file} />
            <b title={file.name}>{file.name}</b>
            {place > 0 && <i>{place}</i>}
          </GridListItem>
        )
      })}
    </Files>
  )
}

const Files = styled(GridList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: 1rem 0.75rem;
  padding: 0.25rem;
  outline: 0;

  /* A row's cell has no box of its own. */
  [role='row'] {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375rem;
    align-content: start;
    border-radius: 8px;
    cursor: pointer;
    outline: 0;
  }
  [data-selected] [role='gridcell'] > :first-child {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }
  [data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 5px;
  }
  b {
    overflow: hidden;
    font-size: var(--t-small);
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  i {
    position: absolute;
    top: 0.375rem;
    right: 0.375rem;
    display: grid;
    place-items: center;
    min-width: 1.5rem;
    height: 1.5rem;
    border-radius: 99px;
    background: var(--ink);
    color: var(--paper);
    font-size: var(--t-small);
    font-style: normal;
    font-weight: 600;
  }
`
