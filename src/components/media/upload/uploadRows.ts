import type { Upload } from '@/contracts/media/uploads'

/** waiting: queued; left: begun before a reload, and the browser needs the file again. */
export type UploadPhase = 'waiting' | 'sending' | 'paused' | 'processing' | 'failed' | 'left'

/** One upload as its row shows it; sizes in bytes. */
export type UploadRow = {
  id: string
  name: string
  size: number
  phase: UploadPhase
  sent: number
  /** Bytes per second over the last seconds; null until measured. */
  speed: number | null
  /** When `speed` was last measured, in ms since 1970, and the bytes sent by then. */
  mark: { at: number; sent: number } | null
  failure: string | null
  /** The existing file, if the upload failed because it is a duplicate. */
  existingId: string | null
  /** Whether a retry with the same file can succeed. */
  canTryAgain: boolean
  /** The upload on the server; null until it is created. */
  uploadId: string | null
}

export type UploadEvent =
  | { kind: 'added'; rows: readonly UploadRow[] }
  | { kind: 'progress'; id: string; sent: number; at: number }
  | { kind: 'begun'; id: string; uploadId: string }
  | { kind: 'phase'; id: string; phase: Exclude<UploadPhase, 'failed'> }
  | ({ kind: 'failed'; id: string } & UploadFailure)
  | { kind: 'removed'; id: string }

export type UploadFailure = Pick<UploadRow, 'existingId' | 'canTryAgain'> & { failure: string }

/** How many files are sent at once. */
const SENDING_MAX = 2
/** Shortest interval between speed measurements, in ms; a shorter one would make the speed jump. */
const MEASURE_MS = 500
/** Weight of the latest measurement against the previous ones. */
const LATEST_SHARE = 0.4

/** The row of a file before any of it is sent. */
export function newRow(file: Pick<UploadRow, 'id' | 'name' | 'size'>): UploadRow {
  return { ...file, ...NOTHING_WRONG, phase: 'waiting', sent: 0, speed: null, mark: null, uploadId: null }
}

/** The row of an upload that was begun before a reload. */
export function interruptedRow({ id, name, size, offset }: Upload): UploadRow {
  return { ...newRow({ id, name, size }), phase: 'left', sent: offset, uploadId: id }
}

const NOTHING_WRONG = { failure: null, existingId: null, canTryAgain: true } as const

export function changeUploads(rows: readonly UploadRow[], event: UploadEvent): readonly UploadRow[] {
  if (event.kind === 'added') {
    return [...rows, ...event.rows.filter(({ id }) => !rows.some((each) => each.id === id))]
  }
  if (event.kind === 'removed') return rows.filter(({ id }) => id !== event.id)
  return rows.map((row) => (row.id === event.id ? changed(row, event) : row))
}

function changed(row: UploadRow, event: Exclude<UploadEvent, { kind: 'added' | 'removed' }>): UploadRow {
  switch (event.kind) {
    case 'progress':
      return { ...row, sent: event.sent, ...measured(row, event) }
    case 'begun':
      return { ...row, uploadId: event.uploadId }
    case 'phase':
      return { ...row, ...NOTHING_WRONG, phase: event.phase, speed: null, mark: null }
    case 'failed': {
      const { failure, existingId, canTryAgain } = event
      return { ...row, phase: 'failed', speed: null, mark: null, failure, existingId, canTryAgain }
    }
  }
}

function measured({ mark, speed }: UploadRow, { sent, at }: { sent: number; at: number }) {
  // The first report may include bytes sent long ago.
  if (!mark) return { mark: { at, sent }, speed: null }
  const passed = at - mark.at
  if (passed < MEASURE_MS) return { mark, speed }
  const latest = ((sent - mark.sent) / passed) * 1000
  const next = speed === null ? latest : speed + (latest - speed) * LATEST_SHARE
  return { mark: { at, sent }, speed: Math.max(0, next) }
}

/** The next waiting rows, as many as the limit allows beside those being sent. */
export function nextRows(rows: readonly UploadRow[]): UploadRow[] {
  const room = SENDING_MAX - rows.filter(({ phase }) => phase === 'sending').length
  return rows.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, room))
}

/** 0 to 100, and never 100 before all of it is sent. */
export function percentOf({ sent, size }: Pick<UploadRow, 'sent' | 'size'>): number {
  return size === 0 ? 0 : Math.floor((sent / size) * 100)
}
