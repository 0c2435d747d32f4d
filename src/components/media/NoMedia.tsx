'use client'

import { styled } from 'styled-components'
import type { Folder } from '@/contracts/media/folders'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { FolderDialog } from './folders/FolderDialog'
import { ChooseFiles } from './upload/ChooseFiles'

const FACTS = [
  'JPEG, PNG, WebP, AVIF up to 15 MB',
  'MP4, MOV, WebM up to 1 GB',
  'A stopped upload continues where it was',
  'Private until you say otherwise',
]

/** Shown while there are no files and no folders. */
export function NoMedia({
  onFiles,
  folders,
}: {
  onFiles: (files: File[]) => void
  folders: readonly Folder[]
}) {
  return (
    <Zone>
      <EmptyState
        title="No media files yet"
        action={
          <Actions>
            <ChooseFiles onFiles={onFiles}>
              <Button variant="primary">Upload Media</Button>
            </ChooseFiles>
            <FolderDialog
              folders={folders}
              folder={null}
              button={(open) => <Button onPress={open}>New folder</Button>}
            />
          </Actions>
        }
      >
        Drop pictures and films anywhere on this page, or choose them.
      </EmptyState>
      <ul>
        {FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Zone>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`

const Zone = styled.div`
  padding: 1rem;
  border: 1px dashed var(--control);
  border-radius: var(--r-card);

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem 1.75rem;
    margin: 0 1.5rem;
    padding: 1.25rem 0;
    border-top: 1px solid var(--line);
    font-size: var(--t-small);
    color: var(--ink-2);
  }
`
