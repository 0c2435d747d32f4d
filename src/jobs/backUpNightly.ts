import { access, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'date-fns'
import type { Payload, TaskConfig } from 'payload'
import { markOfKey } from '@/auth/secrets'
import { noteBackup, noteFailure } from '@/domain/backups/backupNotes'
import { environment } from '@/environment'
import { everyNight } from '@/payload/dashboardQueue'

/** How many nightly backups are kept. */
const KEPT = 7
const NAME = /^isla-verano-\d{4}-\d{2}-\d{2}\.tar$/
/** What a process that ended left of an archive it was writing. */
const LEFT_BEHIND = /^isla-verano-.+\.tar\.parts?$/

/** Takes a backup every night once BACKUP_DIR is set (docs/behaviour.md, 17.4). */
export const backUpNightly: TaskConfig<'backUpNightly'> = {
  slug: 'backUpNightly',
  label: 'Take the nightly backup',
  schedule: [everyNight],
  handler: async ({ req }) => {
    await runBackUpNightly(req.payload)
    return { output: {} }
  },
}

/** Takes this day’s backup unless it exists, and keeps the last seven. A failure is noted and logged. */
export async function runBackUpNightly(payload: Payload, now = new Date()): Promise<void> {
  const folder = environment.backupDir
  const { db } = payload.db.connection
  if (!folder || !db) return
  const name = `isla-verano-${format(now, 'yyyy-MM-dd')}.tar`
  const file = path.join(/*turbopackIgnore: true*/ folder, name)
  if (await isThere(file)) return
  try {
    await removeMatching(folder, LEFT_BEHIND)
    // Imported on demand: a site without backups loads none of it.
    const { backUp } = await import('@/database/backup/backUp')
    const { siteStore } = await import('@/database/backup/siteStore')
    const place = { client: payload.db.connection.getClient(), db, store: await siteStore(environment) }
    const report = await backUp(place, file, {
      listsFiles: environment.s3.bucket !== '',
      keyMark: markOfKey(),
    })
    await noteBackup(db, file, report)
    if (report.gone.length > 0) payload.logger.warn(`Not in the backup ${name}: ${report.gone.join(', ')}`)
    await removeMatching(folder, NAME, KEPT)
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error)
    await noteFailure(db, file, failed)
    payload.logger.error({ err: error, msg: 'The nightly backup failed' })
  }
}

/** Removes the files of a folder whose names match, but the last `kept` by name. */
async function removeMatching(folder: string, name: RegExp, kept = 0): Promise<void> {
  const found = (await readdir(folder)).filter((each) => name.test(each)).toSorted()
  const old = found.slice(0, Math.max(0, found.length - kept))
  await Promise.all(old.map((each) => rm(path.join(folder, each), { recursive: true })))
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
