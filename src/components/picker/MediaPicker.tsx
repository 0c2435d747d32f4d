'use client'

import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { type Media, listMedia } from '@/contracts/media/files'
import { type MediaKind, PICTURE_TYPES } from '@/contracts/media/limits'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { screenHref } from '@/contracts/screens'
import { ACCEPTED_TYPES } from '../media/upload/refusal'
import { Button } from '../ui/Button'
import { ProgressBar } from '../ui/ProgressBar'
import { Dialog } from '../ui/Dialog'
import { DialogActions } from '../ui/DialogActions'
import { EmptyState } from '../ui/EmptyState'
import { LinkButton } from '../ui/LinkButton'
import { SearchField } from '../ui/SearchField'
import { SkeletonCards } from '../ui/Skeletons'
import { WhenLoaded } from '../ui/WhenLoaded'
import { PickerGrid } from './PickerGrid'
import { useFilesHere } from './useFilesHere'
import { useDebounced } from '../layout/useDebounced'
import { usePagedList } from '../layout/usePagedList'

type Props = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Only pictures, or only films; both by default. */
  kind?: MediaKind
  /** The most files that can be chosen. */
  max: number
  /** Ids of files already added, which are not offered again. */
  without: readonly string[]
  /** Receives the files in the order they were chosen. Resolves to false to keep the dialog open. */
  onChoose: (files: Media[]) => Promise<boolean>
}

/** Lets the user choose from their own files. */
export function MediaPicker({ isOpen, onOpenChange, ...props }: Props) {
  return (
    <Dialog title="Choose from Media" size="wide" isOpen={isOpen} onOpenChange={onOpenChange}>
      {({ close }) => <Choice {...props} close={close} />}
    </Dialog>
  )
}

function Choice({
  kind,
  max,
  without,
  onChoose,
  close,
}: Omit<Props, 'isOpen' | 'onOpenChange'> & { close: () => void }) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly Media[]>([])
  const [isPending, setPending] = useState(false)
  const q = useDebounced(words.trim()) || undefined
  const { items, load, more } = usePagedList(listMedia, { query: { kind, q } })
  const files = useFilesHere((file) => {
    if (!kind || file.kind === kind) setChosen((before) => [...before, file])
  })
  const offered = items.filter(({ id }) => !without.includes(id))
  const isTooMany = chosen.length > max

  async function choose(): Promise<void> {
    setPending(true)
    try {
      if (await onChoose([...chosen])) close()
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="stack">
      <SearchField label="Search media" value={words} onChange={setWords} />
      <WhenLoaded
        load={load}
        text="Loading your media..."
        skeleton={<SkeletonCards />}
        failure={`${MEDIA_TEXTS.notLoaded}.`}
      >
        {() =>
          offered.length > 0 ? (
            <PickerGrid items={offered} chosen={chosen} onChoose={setChosen} />
          ) : (
            <EmptyState
              title={q ? 'Nothing found' : 'Nothing to choose yet'}
              action={!q && <LinkButton href={screenHref('media')}>Open the Media Manager</LinkButton>}
            >
              {q ? 'Try another word.' : 'What you upload here or in the Media Manager can be chosen.'}
            </EmptyState>
          )
        }
      </WhenLoaded>
      {more}
      {files.rows.map(({ id, name, percent }) => (
        <ProgressBar key={id} label={name} value={percent} />
      ))}
      <p className={isTooMany ? 'field-error' : 'subtle'} aria-live="polite">
        {isTooMany ? `Choose at most ${max}` : `${chosen.length} of at most ${max} chosen`}
      </p>
      <DialogActions>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={kind === 'image' ? PICTURE_TYPES : ACCEPTED_TYPES}
          onSelect={(list) => list && files.add([...list])}
        >
          <Button icon="plus">Upload</Button>
        </FileTrigger>
        <Button variant="quiet" onPress={close}>
          Cancel
        </Button>
        <Button
          variant="primary"
          isDisabled={chosen.length === 0 || isTooMany}
          isPending={isPending}
          pendingText="Adding..."
          onPress={() => void choose()}
        >
          {chosen.length > 1 ? `Add ${chosen.length} files` : 'Add file'}
        </Button>
      </DialogActions>
    </div>
  )
}
