'use client'

import { useMemo } from 'react'
import { styled } from 'styled-components'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { SkeletonCards } from '../ui/Skeletons'
import { WhenLoaded } from '../ui/WhenLoaded'
import { useRenderedCount } from '../ui/useRenderedCount'
import { MediaGrid, type MediaView } from './MediaGrid'
import { ChooseFiles } from './upload/ChooseFiles'
import type { MediaFiles } from './useMedia'

/** How many files are rendered at a time; enough to fill a screen. */
const STEP = 24

type Props = {
  media: MediaFiles
  view: MediaView
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  onOpen: (id: string, isForPlaces?: boolean) => void
  onFiles: (files: File[]) => void
}

/** The requested files, or the reason why there are none. */
export function MediaFileList({ media, onFiles, ...grid }: Props) {
  const { items, load, hasMore, more, asked } = media
  const { made, end } = useRenderedCount(items.length, STEP)
  const shown = useMemo(() => items.slice(0, made), [items, made])
  return (
    <WhenLoaded
      load={load}
      text="Loading your media..."
      skeleton={<SkeletonCards />}
      failure={`${MEDIA_TEXTS.notLoaded}.`}
    >
      {() => (
        <>
          <p className="visually-hidden" aria-live="polite">
            {asked.isFiltered && `${items.length}${hasMore ? ' and more' : ''} found`}
          </p>
          {items.length > 0 && <MediaGrid label="Files" items={items} shown={shown} {...grid} />}
          {end}
          {items.length === 0 && asked.isFiltered && (
            <div className="card">
              <EmptyState
                title="Nothing found"
                action={
                  <Button size="small" onPress={() => media.showAll()}>
                    Show all
                  </Button>
                }
              >
                Try another word, kind or folder.
              </EmptyState>
            </div>
          )}
          {items.length === 0 && !asked.isFiltered && (
            <Empty>
              <EmptyState
                title="Nothing in here yet"
                action={
                  <ChooseFiles onFiles={onFiles}>
                    <Button size="small">Upload to this folder</Button>
                  </ChooseFiles>
                }
              >
                Drop files anywhere on this page, or move some here.
              </EmptyState>
            </Empty>
          )}
          {more}
        </>
      )}
    </WhenLoaded>
  )
}

const Empty = styled.div`
  border: 1px dashed var(--control);
  border-radius: var(--r-card);
`
