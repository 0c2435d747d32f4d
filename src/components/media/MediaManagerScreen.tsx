'use client'

import { Suspense, lazy, useCallback, useLayoutEffect, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { type MediaStart } from '@/contracts/media/start'
import { NO_FOLDER } from '@/contracts/media/texts'
import { SCREENS } from '@/contracts/screens'
import { useUrlChoice, useUrlText } from '../layout/useScreenSearch'
import { onTablet } from '../theme/tokens'
import { Button } from '../ui/Button'
import { PageHeader } from '../ui/PageHeader'
import { SkeletonRows } from '../ui/Skeletons'
import { StatStrip } from '../ui/StatStrip'
import { MediaFileList } from './MediaFileList'
import type { MediaView } from './MediaGrid'
import { MediaToolbar } from './MediaToolbar'
import { NoMedia } from './NoMedia'
import { bytesText, storageText } from '../picker/bytesText'
import { ChooseFiles } from './upload/ChooseFiles'
import { useUploads } from './upload/useUploads'
import { useMedia } from './useMedia'
import { useMediaActions } from './useMediaActions'
import { useBrowserValue } from '../ui/useBrowserValue'

// Loaded when they are first shown: an empty library has no folders, and most visits choose, open and upload nothing.
const FolderPanel = lazy(async () => ({ default: (await import('./folders/FolderPanel')).FolderPanel }))
const SelectionBar = lazy(async () => ({ default: (await import('./SelectionBar')).SelectionBar }))
const MediaSheet = lazy(async () => ({ default: (await import('./sheet/MediaSheet')).MediaSheet }))
const UploadList = lazy(async () => ({ default: (await import('./upload/UploadList')).UploadList }))

/** Pictures and films in folders, with their uploads (docs/behaviour.md, 4.11). */
export function MediaManagerScreen({ start }: { start: MediaStart }) {
  const media = useMedia(start)
  const { items, counts, bytes, quotaBytes, folders, asked } = media
  const uploads = useUploads(start.uploads)
  const actions = useMediaActions()
  const [view, setView] = useUrlChoice<MediaView>('view', 'grid', ['grid', 'list'])
  const { opened, isOpen, open, close } = useOpenFile()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const folder = folders.find(({ id }) => id === asked.folderId) ?? null
  const chosen = items.filter(({ id }) => selected.has(id))
  const total = counts.images + counts.graphics + counts.films
  const isFresh = total + folders.length === 0
  const isEmpty = isFresh && uploads.rows.length === 0

  const { setFolder } = media
  // Stable across renders, so that typing a search does not re-render the folders.
  const chooseFolder = useCallback(
    (id: string) => {
      setSelected(new Set())
      setFolder(id)
    },
    [setFolder],
  )
  function add(files: File[]): void {
    uploads.add(files, folder?.id ?? null)
  }
  async function act(work: Promise<boolean>): Promise<boolean> {
    const isDone = await work
    if (isDone) setSelected(new Set())
    return isDone
  }
  const toolbar = <MediaToolbar media={media} view={view} onView={setView} />
  return (
    <UploadZone target={`into ${folder?.name ?? NO_FOLDER}`} onFiles={add}>
      <PageHeader
        title={SCREENS.media.title}
        actions={
          !isEmpty && (
            <ChooseFiles onFiles={add}>
              <Button variant="primary" icon="plus">
                Upload Media
              </Button>
            </ChooseFiles>
          )
        }
      >
        Pictures and films, kept once and used everywhere.
      </PageHeader>
      <StatStrip
        label="Media"
        stats={[
          { label: 'Images', value: counts.images },
          { label: 'Graphics', value: counts.graphics },
          { label: 'Folders', value: counts.folders },
          {
            label: 'Storage',
            value: storageText(bytes),
            note: quotaBytes === null ? 'of unlimited' : `of ${bytesText(quotaBytes)}`,
          },
        ]}
      />
      {uploads.rows.length > 0 && (
        <Suspense>
          <UploadList uploads={uploads} onShow={open} onFiles={add} />
        </Suspense>
      )}
      {isEmpty && <NoMedia onFiles={add} folders={folders} />}
      {!isFresh && (
        <Columns>
          <Suspense fallback={<SkeletonRows />}>
            <FolderPanel folders={folders} total={total} chosen={asked.folderId} onChoose={chooseFolder} />
          </Suspense>
          <div>
            {chosen.length > 0 ? (
              <Suspense fallback={toolbar}>
                <SelectionBar
                  chosen={chosen}
                  folders={folders}
                  onMove={(id) => void act(actions.move(chosen, id))}
                  onDelete={() => void act(actions.remove(chosen))}
                  onClear={() => setSelected(new Set())}
                />
              </Suspense>
            ) : (
              toolbar
            )}
            <MediaFileList
              media={media}
              view={view}
              selected={selected}
              onSelect={setSelected}
              onOpen={open}
              onFiles={add}
            />
          </div>
        </Columns>
      )}
      {opened && (
        <Suspense>
          <MediaSheet
            id={opened.id}
            isOpen={isOpen}
            isForPlaces={opened.isForPlaces}
            known={items.find(({ id }) => id === opened.id)}
            folders={folders}
            onClose={close}
            onDelete={(file) => act(actions.remove([file]))}
          />
        </Suspense>
      )}
    </UploadZone>
  )
}

/**
 * The file that the sheet shows, which it keeps while it animates out. One that a link names ("?file=…") leaves the
 * address at once: on a phone the sheet has a history entry of its own, and an address with the file would stay below.
 */
function useOpenFile() {
  const [asked, setAsked] = useUrlText('file')
  const [opened, setOpened] = useState<{ id: string; isForPlaces: boolean } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback((id: string, isForPlaces = false) => {
    setOpened({ id, isForPlaces })
    setOpen(true)
  }, [])
  const [seen, setSeen] = useState('')
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== '') open(asked)
  }
  // Before the effects of the sheet, which writes the address into its entry.
  useLayoutEffect(() => {
    if (asked !== '') setAsked('')
  }, [asked, setAsked])
  return { opened, isOpen, open, close: () => setOpen(false) }
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  gap: 1.5rem;
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
  ${onTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`

// Loaded later, because it is a seventh of the screen's script and not needed at first.
const DropCover = lazy(async () => ({ default: (await import('./DropCover')).DropCover }))

type Props = {
  /** Where dropped files go: "into Summer". */
  target: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Accepts files dropped anywhere on the screen, or pasted. */
function UploadZone({ target, onFiles, children }: Props) {
  const [isOver, setIsOver] = useState(false)
  const isInBrowser = useBrowserValue(() => true, false)
  return (
    <Zone onDragEnter={({ dataTransfer }) => dataTransfer.types.includes('Files') && setIsOver(true)}>
      {isInBrowser && (
        <Suspense>
          <DropCover target={target} isOver={isOver} onLeave={() => setIsOver(false)} onFiles={onFiles} />
        </Suspense>
      )}
      {children}
    </Zone>
  )
}

const Zone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  align-content: start;
  min-height: 70vh;
`
