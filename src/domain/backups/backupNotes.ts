import path from 'node:path'
import type { mongo } from 'mongoose'
import { DAY_MS } from '@/contracts/core/time'
import type { Report } from '@/database/backup/backUp'

/** A backup that was taken, or an attempt that failed, as the console's home tells of it. */
type BackupNote = {
  at: Date
  file: string
  documents?: number
  files?: number
  bytes?: number
  /** The number of files that went while it was taken. */
  gone?: number
  failed?: string
}

export type LastBackups = { taken: BackupNote | null; failed: BackupNote | null }

const KEPT_MS = 90 * DAY_MS

/** Notes a backup that was taken. */
export async function noteBackup(
  db: mongo.Db,
  file: string,
  { takenAt, gone, ...report }: Report,
): Promise<void> {
  const { documents, files, bytes } = report
  await note(db, { at: takenAt, file: path.basename(file), documents, files, bytes, gone: gone.length })
}

/** Notes an attempt that failed, and why. */
export async function noteFailure(db: mongo.Db, file: string, failed: string): Promise<void> {
  await note(db, { at: new Date(), file: path.basename(file), failed })
}

/** Also forgets what is older than 90 days. */
async function note(db: mongo.Db, row: BackupNote): Promise<void> {
  await notes(db).insertOne(row)
  await notes(db).deleteMany({ at: { $lt: new Date(Date.now() - KEPT_MS) } })
}

/** The last backup that was taken, and the attempt after it that failed; null where there is none. */
export async function lastBackups(db: mongo.Db): Promise<LastBackups> {
  const latest = { sort: { at: -1 } } as const
  const taken = await notes(db).findOne({ failed: { $exists: false } }, latest)
  const failed = await notes(db).findOne(
    { failed: { $exists: true }, ...(taken && { at: { $gt: taken.at } }) },
    latest,
  )
  return { taken, failed }
}

function notes(db: mongo.Db): mongo.Collection<BackupNote> {
  return db.collection<BackupNote>('backups')
}
