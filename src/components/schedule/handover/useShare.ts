'use client'

import { useState } from 'react'
import { type Media, mediaFileUrl } from '@/contracts/media/files'
import { bytesText } from '../../picker/bytesText'
import { lengthText } from '../../picker/describeMedia'
import { toast } from '../../ui/toast/toastQueue'
import { useBrowserValue } from '../../ui/useBrowserValue'

/**
 * Gives the files of a post to the phone's share sheet; where there is none, downloads them. A browser allows sharing
 * shortly after a press alone: when fetching a large file takes longer, a second press shares it.
 */
export function useShare(media: readonly Media[], onShared: () => void) {
  const [isPending, setPending] = useState(false)
  const [ready, setReady] = useState<File[] | null>(null)
  const canShare = useBrowserValue(canShareFiles, false)

  async function share(files: File[]): Promise<void> {
    try {
      await navigator.share({ files })
      setReady(null)
      onShared()
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      // Closed by the user: nothing went wrong.
      if (name === 'AbortError') return
      if (name === 'NotAllowedError' && !ready) return setReady(files)
      toast({ title: 'Error', description: 'Your browser could not share this.', destructive: true })
    }
  }
  async function run(): Promise<void> {
    if (!canShare) return download()
    if (ready) return share(ready)
    setPending(true)
    try {
      const files = await Promise.all(media.map(fileOf))
      setPending(false)
      await share(files)
    } catch {
      toast({ title: 'Error', description: 'The files could not be fetched. Try again.', destructive: true })
    } finally {
      setPending(false)
    }
  }
  function download(): void {
    for (const { id, name } of media) {
      const link = document.createElement('a')
      link.href = mediaFileUrl(id)
      link.download = name
      link.click()
    }
    onShared()
  }
  return {
    run: () => void run(),
    isPending,
    isReady: ready !== null,
    label: canShare ? 'Share' : 'Download',
    note: factsOf(media),
  }
}

function canShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([''], 'film.mp4', { type: 'video/mp4' })] })
}

async function fileOf({ id, name, contentType }: Media): Promise<File> {
  const answer = await fetch(mediaFileUrl(id))
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`)
  return new File([await answer.blob()], name, { type: contentType })
}

/** "0:31, 24 MB" */
function factsOf(media: readonly Media[]): string {
  const bytes = media.reduce((sum, each) => sum + each.bytes, 0)
  const [first] = media
  const length = media.length === 1 && first?.seconds ? `${lengthText(first.seconds)}, ` : ''
  return `${length}${bytesText(bytes)}`
}
