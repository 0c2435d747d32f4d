import type { Payload } from 'payload'
import { type LastBackups, lastBackups } from '@/domain/backups/backupNotes'

/** What the console's home says of backups; its caller checks that an admin asks. */
export async function readLastBackup({ db }: Payload): Promise<LastBackups> {
  if (!db.connection.db) throw new Error('The database is not connected')
  return lastBackups(db.connection.db)
}
