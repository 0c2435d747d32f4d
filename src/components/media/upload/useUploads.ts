'use client'

import { type Media, listMedia, setPoster } from '@/contracts/media/files'
import { listFolders } from '@/contracts/media/folders'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { type Upload, cancelUpload, finishUpload, listUploads } from '@/contracts/media/uploads'
import { memoryStore } from '../../api/memoryStore'
import { send } from '../../api/request'
import { hasStatus } from '../../api/RequestError'
import { useLoad } from '../../api/useLoad'
import { useRefresh } from '../../api/useRefresh'
import { useEndedSession } from '../../session/useEndedSession'
import { toast } from '../../ui/toast/toastQueue'
import { failureOf, refusalOf } from './refusal'
import { sendFile } from './sendFile'
import {
  type UploadEvent,
  type UploadRow,
  changeUploads,
  interruptedRow,
  newRow,
  nextRows,
} from './uploadRows'

/** The internal state of an upload of this tab; the part that is shown is its row in the store. */
type Job = { file: File; folderId: string | null; stop: AbortController }

const store = memoryStore<readonly UploadRow[]>([])
const jobs = new Map<string, Job>()
let lastId = 0
/** How long to wait before more pictures are finished, after ten of them in a minute. */
const BUSY_MS = 5_000

/** Applies an event, and aborts the jobs whose row is gone, for example after a log-out. */
function apply(event: UploadEvent): void {
  store.change((rows) => {
    const next = changeUploads(rows, event)
    for (const [id, { stop }] of jobs) {
      if (next.some((row) => row.id === id)) continue
      stop.abort()
      jobs.delete(id)
    }
    return next
  })
}

/** Takes the next rows and marks them as sending. */
function takeNext(): UploadRow[] {
  let taken: UploadRow[] = []
  store.change((rows) => {
    taken = nextRows(rows)
    return taken.reduce((all, { id }) => changeUploads(all, { kind: 'phase', id, phase: 'sending' }), rows)
  })
  return taken
}

function begin(id: string, job: Omit<Job, 'stop'>): void {
  jobs.set(id, { ...job, stop: new AbortController() })
  apply({ kind: 'phase', id, phase: 'waiting' })
}

/** Waits as long as the server refuses more pictures in this minute. */
async function finish(uploadId: string, { folderId, stop }: Job): Promise<Media> {
  for (;;) {
    try {
      return await send(finishUpload, { params: { id: uploadId }, body: { folderId } })
    } catch (error) {
      if (!hasStatus(error, 429) || stop.signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS))
    }
  }
}

export type Uploads = ReturnType<typeof useUploads>

/** The uploads of this tab, which continue while other screens are shown, and those that a reload interrupted. */
export function useUploads(start: Upload[]) {
  const own = store.useState()
  const { data: known = [] } = useLoad(listUploads, { rendered: start })
  const refresh = useRefresh()
  const handleEndedSession = useEndedSession()
  const left = known.filter(({ id }) => !own.some(({ uploadId }) => uploadId === id)).map(interruptedRow)

  async function upload(row: UploadRow, job: Job): Promise<void> {
    const { id } = row
    try {
      const uploadId = await sendFile(job.file, {
        uploadId: row.uploadId,
        onBegun: (begun) => apply({ kind: 'begun', id, uploadId: begun }),
        onProgress: (sent) => apply({ kind: 'progress', id, sent, at: Date.now() }),
        signal: job.stop.signal,
      })
      apply({ kind: 'phase', id, phase: 'processing' })
      const media = await finish(uploadId, job)
      if (media.kind === 'film') await addPoster(media, job.file)
      await refresh([listMedia, listFolders, listUploads])
      apply({ kind: 'removed', id })
      toast({ title: MEDIA_TEXTS.uploaded, description: media.name })
    } catch (error) {
      // Paused or cancelled: its row says so already.
      if (job.stop.signal.aborted) return
      handleEndedSession(error)
      apply({ kind: 'failed', id, ...failureOf(error) })
    }
  }

  function run(): void {
    for (const row of takeNext()) {
      const job = jobs.get(row.id)
      if (job) void upload(row, job).then(run)
    }
  }

  return {
    rows: [...own, ...left],

    /** Sends files into a folder; one that a reload interrupted resumes at its offset. */
    add(files: readonly File[], folderId: string | null): void {
      const unclaimed = [...left]
      for (const file of files) {
        const at = unclaimed.findIndex(({ name, size }) => name === file.name && size === file.size)
        const [claimed] = at === -1 ? [] : unclaimed.splice(at, 1)
        lastId += 1
        const row = claimed ?? newRow({ id: `file-${lastId}`, name: file.name, size: file.size })
        apply({ kind: 'added', rows: [row] })
        const failure = refusalOf(file)
        if (failure) {
          apply({ kind: 'failed', id: row.id, failure, existingId: null, canTryAgain: false })
        } else {
          begin(row.id, { file, folderId })
        }
      }
      run()
    },

    pause(rows: readonly UploadRow[]): void {
      for (const { id } of rows) {
        jobs.get(id)?.stop.abort()
        apply({ kind: 'phase', id, phase: 'paused' })
      }
      toast({ title: MEDIA_TEXTS.paused, description: rows.map(({ name }) => name).join(', ') })
      run()
    },

    /** Resumes after a pause or a failure. */
    goOn({ id }: UploadRow): void {
      const job = jobs.get(id)
      if (job) begin(id, job)
      run()
    },

    /** Cancels an upload and discards what was sent. */
    async cancel({ id, uploadId }: UploadRow): Promise<void> {
      apply({ kind: 'removed', id })
      run()
      if (!uploadId) return
      // No error is shown: the upload is already gone, or expires within a day.
      await send(cancelUpload, { params: { id: uploadId } }).catch(handleEndedSession)
      await refresh([listUploads])
    },
  }
}

/** The poster is optional, so its failure does not fail the upload. */
async function addPoster({ id, hasPoster }: Media, file: File): Promise<void> {
  const poster = hasPoster ? null : await filmPoster(file)
  if (poster) await send(setPoster, { params: { id }, file: poster }).catch(() => undefined)
}

/** The width of a poster in pixels. */
const POSTER_WIDTH = 960
/** Not the first frame, because many films begin black. */
const MOMENT_SECONDS = 1

/** A WebP frame from a film's first second, made by the browser; null if it cannot play the film. */
async function filmPoster(file: File): Promise<Blob | null> {
  const film = document.createElement('video')
  const url = URL.createObjectURL(file)
  try {
    film.muted = true
    film.preload = 'auto'
    film.src = url
    await happens(film, 'loadeddata')
    film.currentTime = Math.min(MOMENT_SECONDS, film.duration / 2)
    await happens(film, 'seeked')
    return await drawn(film)
  } catch {
    return null
  } finally {
    film.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

function happens(film: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    film.addEventListener(event, resolve, { once: true })
    film.addEventListener('error', () => reject(new Error('The film cannot be played')), { once: true })
  })
}

function drawn(film: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, POSTER_WIDTH / film.videoWidth)
  canvas.width = Math.round(film.videoWidth * scale)
  canvas.height = Math.round(film.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    // Safari returns PNG if it cannot encode WebP, and the call refuses PNG.
    canvas.toBlob((blob) => resolve(blob?.type === 'image/webp' ? blob : null), 'image/webp', 0.85)
  })
}
