import { open, opendir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

/** A stored file as a backup reads it; null once it is gone. */
export type Opened = { bytes: number; content: Readable; close: () => Promise<void> }

/** Where uploads are: the disk, or an S3 store. */
export type Store = {
  /** Whether a restore removes the files that are there now; a bucket keeps them. */
  isReplaced: boolean
  /** The names of all files, for example 'library/shell.webp'. */
  names: () => AsyncIterable<StoredFile>
  open: (name: string) => Promise<Opened | null>
  /** Removes what an interrupted restore left aside. */
  clear: () => Promise<void>
  /** Keeps a file's bytes aside, under its own name where nothing else can have it. */
  stage: (name: string, bytes: number, content: Readable) => Promise<void>
  /** Puts what was staged in the place of everything else. */
  replace: () => Promise<void>
}
export type StoredFile = { name: string; bytes: number; checksum: string }

/** Not part of a backup: uploads that are not complete, and what a restore that was interrupted left behind. */
export const NOT_KEPT = new Set(['incoming', '.restoring', '.replaced'])

/** All files below the folder of uploads. */
export async function* filesBelow(root: string, folder = ''): AsyncGenerator<StoredFile> {
  const entries = await opendir(path.join(root, folder)).catch(ignoreMissing)
  if (!entries) return
  for await (const entry of entries) {
    if (folder === '' && NOT_KEPT.has(entry.name)) continue
    const name = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(root, name)
    else if (entry.isFile()) yield { name, bytes: 0, checksum: '' }
  }
}

/** Opens a file; one that is deleted while it is read is still read whole. */
export async function openFile(file: string): Promise<Opened | null> {
  const handle = await open(file, 'r').catch(ignoreMissing)
  if (!handle) return null
  const { size } = await handle.stat()
  // A file that is still being written may grow; the archive was told its size.
  const whole = { autoClose: false, start: 0, end: size - 1 }
  const content = size > 0 ? handle.createReadStream(whole) : Readable.from([])
  return { bytes: size, content, close: () => handle.close() }
}

function ignoreMissing(error: unknown): null {
  if ((error as { code?: unknown }).code === 'ENOENT') return null
  throw error
}
