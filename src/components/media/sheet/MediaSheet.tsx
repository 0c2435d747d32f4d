'use client'

import { type Media, getMedia } from '@/contracts/media/files'
import { type Folder } from '@/contracts/media/folders'
import { useLoad } from '../../api/useLoad'
import { Dialog } from '../../ui/Dialog'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { SkeletonFields } from '../../ui/Skeletons'
import { MediaForm } from './MediaForm'

type Props = {
  id: string
  isOpen: boolean
  /** The file as the list has it, shown until its own load is done. */
  known: Media | undefined
  folders: readonly Folder[]
  /** Whether it was opened for what uses the file. */
  isForPlaces: boolean
  onClose: () => void
  onDelete: (media: Media) => Promise<boolean>
}

/** A file with its texts, its URL, and everything that uses it. */
export function MediaSheet({ id, isOpen, known, onClose, ...props }: Props) {
  // Do not load while closed, because the file may have been deleted.
  const { data, ...load } = useLoad(getMedia, { params: { id }, isOn: isOpen, meanwhile: known })
  return (
    <Dialog
      title={data?.name ?? 'File'}
      size="sheet"
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
    >
      <WhenLoaded
        load={load}
        text="Loading the file..."
        skeleton={<SkeletonFields count={4} />}
        failure="The file could not be loaded."
      >
        {() => data && <MediaForm key={id} media={data} onClose={onClose} {...props} />}
      </WhenLoaded>
    </Dialog>
  )
}
