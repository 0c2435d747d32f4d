import { format, formatDistanceStrict } from 'date-fns'
import type { readLastBackup } from '@/content/readLastBackup'

/** A backup every night is at most a day old; at two days one is missing. */
const OLD_MS = 48 * 60 * 60 * 1000

type Words = { isWell: boolean; title: string; detail: string }

/** What the console's home says of backups, and whether somebody should look. */
export function backupWords(
  { taken, failed }: Awaited<ReturnType<typeof readLastBackup>>,
  now = new Date(),
): Words {
  const failure = failed ? `The attempt of ${day(failed.at)} failed: ${failed.failed ?? ''}` : ''
  if (!taken) {
    const detail = failure || 'Set BACKUP_DIR for one every night, or run "npm run backup".'
    return { isWell: false, title: 'There is none yet', detail }
  }
  const isOld = now.getTime() - taken.at.getTime() >= OLD_MS
  const gone = taken.gone ? ` ${taken.gone} files went while it was taken.` : ''
  const size = `${((taken.bytes ?? 0) / 1024 / 1024).toFixed(1)} MB`
  const rest = failure || (isOld ? 'It should be made every night.' : '')
  return {
    isWell: !isOld && !failed,
    title: `The last one is ${formatDistanceStrict(taken.at, now)} old`,
    detail: `${day(taken.at)}, ${size}.${gone} ${rest}`.trim(),
  }
}

function day(at: Date): string {
  return format(at, 'MMM d, h:mm a')
}
