'use client'

import { styled } from 'styled-components'
import { type Media } from '@/contracts/media/files'
import { type Folder } from '@/contracts/media/folders'
import { MOVE_MAX } from '@/contracts/media/limits'
import { NO_FOLDER } from '@/contracts/media/texts'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import { Menu } from '../ui/Menu'
import { folderPaths } from './folders/folderTree'

type Props = {
  chosen: readonly Media[]
  folders: readonly Folder[]
  onMove: (folderId: string | null) => void
  onDelete: () => void
  onClear: () => void
}

/** Actions for the selected files. */
export function SelectionBar({ chosen, folders, onMove, onDelete, onClear }: Props) {
  const words = `${chosen.length} ${chosen.length === 1 ? 'file' : 'files'}`
  const isTooMany = chosen.length > MOVE_MAX
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out like a bar
    <Bar role="group" aria-label={`${words} chosen`}>
      <span aria-live="polite">{isTooMany ? `${words}: at most ${MOVE_MAX} at a time` : words}</span>
      <Menu
        label="Move to folder"
        trigger={
          <Button variant="quiet" size="small" isDisabled={isTooMany}>
            Move to folder
          </Button>
        }
        items={[
          { id: 'none', label: `${NO_FOLDER}, outside of folders`, onAction: () => onMove(null) },
          ...folderPaths(folders).map(({ id, label }) => ({ id, label, onAction: () => onMove(id) })),
        ]}
      />
      <Button variant="quiet" size="small" icon="trash" isDisabled={isTooMany} onPress={onDelete}>
        Delete
      </Button>
      <IconButton icon="x" size="small" label="Choose none" onPress={onClear} />
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;
  min-height: 3rem;
  padding: 0.25rem 0.5rem 0.25rem 1rem;
  border-radius: 8px;
  color: var(--paper);
  background: var(--ink);
  font-size: var(--t-ui);
  font-weight: 550;

  > span {
    margin-right: auto;
  }
  .button,
  .icon-button {
    color: inherit;
  }
  :is(.button, .icon-button)[data-hovered] {
    background: color-mix(in oklab, var(--paper) 16%, transparent);
  }
  :is(.button, .icon-button)[data-focus-visible] {
    outline-color: var(--paper);
  }
`
