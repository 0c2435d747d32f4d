import type { mongo } from 'mongoose'

/** A backup that was taken, or an attempt that failed, as the console's home tells of it. */
export type BackupNote = {
  at: Date
  file: string
  documents?: number
  files?: number
  bytes?: number
  /** The number of files that went while it was taken. */
  gone?: number
  failed?: string
}

const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Notes a backup, and forgets what is older than 90 days. */
export async function noteBackup(
  db: mongo.Db,
  { at, file, documents, files, bytes, gone, failed }: BackupNote,
) {
  const note = failed === undefined ? { documents, files, bytes, gone } : { failed }
  await notes(db).insertOne({ at, file, ...note })
  await notes(db).deleteMany({ at: { $lt: new Date(Date.now() - KEPT_MS) } })
}

/** The last backup that was taken, and the attempt after it that failed; null where there is none. */
export async function lastBackups(
  db: mongo.Db,
): Promise<{ taken: BackupNote | null; failed: BackupNote | null }> {
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
