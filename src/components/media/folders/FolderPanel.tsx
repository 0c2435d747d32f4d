'use client'

import { memo } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { styled } from 'styled-components'
import { listMedia } from '@/contracts/media/files'
import { type Folder, deleteFolder, listFolders } from '@/contracts/media/folders'
import { FOLDER_TEXTS } from '@/contracts/media/texts'
import { useSend } from '../../api/useSend'
import { useTrashToast } from '../../api/useTrashToast'
import { onTablet } from '../../theme/tokens'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { useRenderedCount } from '../../ui/useRenderedCount'
import { FolderDialog } from './FolderDialog'
import { type FolderNode, firstNodes, folderTree } from './folderTree'

/** The choice of all files, regardless of folder. */
export const ALL_MEDIA = ''

const LISTS = [listFolders, listMedia]
/** How many folders are rendered at a time; enough to fill a screen. */
const STEP = 30

type Props = {
  folders: readonly Folder[]
  /** Total number of files. */
  total: number
  /** A folder's id, or ALL_MEDIA. */
  chosen: string
  onChoose: (folderId: string) => void
}

/** The folders as a tree, with actions for the chosen one. On a small screen they are in one scrolling row. */
export const FolderPanel = memo(function FolderPanel({ folders, total, chosen, onChoose }: Props) {
  const folder = folders.find(({ id }) => id === chosen) ?? null
  const { made, end } = useRenderedCount(folders.length, STEP)
  const trashToast = useTrashToast(LISTS)
  const remove = useSend(deleteFolder, {
    refresh: LISTS,
    success: trashToast,
    failure: FOLDER_TEXTS.deleteFailed,
    showsServerText: true,
    gone: FOLDER_TEXTS.gone,
  })

  async function removeChosen({ id, parentId }: Folder): Promise<void> {
    if (await remove.run({ params: { id } })) onChoose(parentId ?? ALL_MEDIA)
  }
  return (
    <Frame aria-label="Folders">
      <header>
        <h2>Folders</h2>
        {folder && (
          <>
            <FolderDialog
              key={folder.id}
              folders={folders}
              folder={folder}
              button={(open) => (
                <IconButton icon="edit" size="small" label={`Edit folder ${folder.name}`} onPress={open} />
              )}
            />
            <IconButton
              icon="trash"
              size="small"
              label={`Delete folder ${folder.name}`}
              isDisabled={remove.isPending}
              onPress={() => void removeChosen(folder)}
            />
          </>
        )}
        <FolderDialog
          key={`new in ${chosen}`}
          folders={folders}
          folder={null}
          parentId={folder?.id ?? null}
          onSaved={({ id }) => onChoose(id)}
          button={(open) => <IconButton icon="plus" size="small" label="New folder" onPress={open} />}
        />
      </header>
      <Folders
        // The tree reads defaultExpandedKeys only on mount, so it is remounted to show a new folder.
        key={folders.map(({ id }) => id).join(' ')}
        aria-label="Folders"
        selectionMode="single"
        disallowEmptySelection
        defaultExpandedKeys={folders.map(({ id }) => id)}
        selectedKeys={[folder ? folder.id : ALL_KEY]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys
          if (key !== undefined) onChoose(key === ALL_KEY ? ALL_MEDIA : String(key))
        }}
      >
        <Row id={ALL_KEY} name="All media" files={total}>
          {[]}
        </Row>
        {firstNodes(folderTree(folders), made, chosen).map(rowOf)}
      </Folders>
      {end}
    </Frame>
  )
})

/** A key must not be empty. */
const ALL_KEY = 'all'

function rowOf({ id, name, files, children }: FolderNode) {
  return (
    <Row key={id} id={id} name={name} files={files}>
      {children}
    </Row>
  )
}

type RowProps = { id: string; name: string; files: number; children: FolderNode[] }

function Row({ id, name, files, children }: RowProps) {
  return (
    <TreeItem id={id} textValue={name} aria-label={`${name}, ${files} ${files === 1 ? 'file' : 'files'}`}>
      <TreeItemContent>
        {({ isExpanded }) => (
          <>
            {children.length > 0 ? (
              <AriaButton slot="chevron" className="icon-button icon-button-small">
                <Icon name={isExpanded ? 'down' : 'right'} size="small" />
              </AriaButton>
            ) : (
              <i />
            )}
            <b>{name}</b>
            <small>{files}</small>
          </>
        )}
      </TreeItemContent>
      {children.map(rowOf)}
    </TreeItem>
  )
}

const Frame = styled.section`
  min-width: 0;

  > header {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 2.75rem;
    padding-left: 0.375rem;
    color: var(--ink-2);
  }
  h2 {
    flex: 1;
    font-size: var(--t-small);
    font-weight: 550;
  }
`

const Folders = styled(Tree)`
  display: grid;
  gap: 1px;
  font-size: var(--t-ui);
  outline: 0;

  /* A row's cell has no box of its own. */
  [role='row'] {
    display: flex;
    gap: 0.25rem;
    align-items: center;
    min-height: 2.25rem;
    padding: 0 0.625rem 0 calc((var(--tree-item-level) - 1) * 1rem);
    border-radius: 6px;
    color: var(--ink-2);
    font-weight: 500;
    cursor: pointer;
    outline: 0;
  }
  [data-hovered] {
    background: color-mix(in oklab, var(--ink) 5%, transparent);
    color: var(--ink);
  }
  [data-selected] {
    background: var(--glass-tint);
    color: var(--glass-ink);
  }
  [data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  i,
  .icon-button {
    width: 1.75rem;
    height: 1.75rem;
    flex: none;
  }
  b {
    overflow: hidden;
    font-weight: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    margin-left: auto;
    font-size: var(--t-small);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  ${onTablet} {
    display: flex;
    gap: 0.5rem;
    overflow-x: auto;
    padding: 0.25rem;
    margin: 0 -0.25rem;

    [role='row'] {
      flex: none;
      gap: 0.5rem;
      max-width: 16rem;
      min-height: 2.75rem;
      padding: 0 0.875rem;
      border: 1px solid var(--line-strong);
    }
    i,
    .icon-button {
      display: none;
    }
  }
  @media (pointer: coarse) {
    [role='row'] {
      min-height: 2.75rem;
    }
  }
`
