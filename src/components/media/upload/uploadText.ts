import { bytesText, pairText } from '../../picker/bytesText'
import { type UploadRow, percentOf } from './uploadRows'

/** "284 of 612 MB, 9.4 MB/s": how much of a file is sent, or how large it is. */
export function amountText({ phase, sent, size, speed }: UploadRow): string {
  if (phase === 'processing' || phase === 'failed' || sent === 0) return bytesText(size)
  const amount = pairText(sent, size)
  return phase === 'sending' && speed ? `${amount}, ${bytesText(speed)}/s` : amount
}

/** The text below a row's progress bar. */
export function statusText(row: UploadRow): string {
  const percent = `${percentOf(row)} %`
  switch (row.phase) {
    case 'waiting':
      return row.sent > 0 ? `Waits at ${percent}` : 'Waits for its turn'
    case 'sending':
      return [percent, timeLeft(row)].filter(Boolean).join(', ')
    case 'paused':
      return `Paused at ${percent}. It waits here, after a reload too.`
    case 'processing':
      return 'Processing…'
    case 'left':
      return `Choose ${row.name} again to go on at ${percent}`
    case 'failed':
      return row.failure ?? ''
  }
}

function timeLeft({ size, sent, speed }: UploadRow): string | null {
  if (!speed) return null
  const seconds = Math.ceil((size - sent) / speed)
  if (seconds < 60) return `about ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
  return 'more than an hour left'
}
