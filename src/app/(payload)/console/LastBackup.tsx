import type { Payload } from 'payload'
import { readLastBackup } from '@/content/readLastBackup'
import { backupWords } from './backupWords'

/** How old the last backup is, for admins (docs/behaviour.md, 17.5). */
export async function LastBackup({ payload }: { payload: Payload }) {
  const { isWell, title, detail } = backupWords(await readLastBackup(payload))
  return (
    <section
      className="console-backup"
      data-state={isWell ? 'well' : 'warning'}
      aria-labelledby="console-backup"
    >
      <h2 id="console-backup">Backup</h2>
      <p>
        <b>{title}</b>
        <span>{detail}</span>
      </p>
    </section>
  )
}
