import { format } from 'date-fns/format'
import type { MailDraft } from './writeMail'

/** How many people the mail names. */
export const WAITING_NAMED = 20

/** Anyone can register under any name; one that could be an address or a message is left out. */
const isPlain = (username: string) => /^[\p{L}\p{M}\p{N}_-]{1,40}$/u.test(username)

export type Waiting = { username: string; createdAt: string }
type Given = { siteName: string; firstName?: string | null; link: string; total: number; first: Waiting[] }

/**
 * Tells an admin how many wait for approval and who waits longest: `first`, at most WAITING_NAMED (docs/behaviour.md,
 * 10.5).
 */
export function waitingMail({ total, first, link, ...given }: Given): MailDraft {
  const count = total === 1 ? '1 person waits' : `${total} people wait`
  const named = first.map(
    ({ username, createdAt }) =>
      `${isPlain(username) ? username : 'Somebody'}, since ${format(new Date(createdAt), 'MMM d, yyyy')}`,
  )
  const more = total > first.length ? [`And ${total - first.length} more.`] : []
  return {
    ...given,
    name: 'waiting',
    values: { count },
    listed: [...named, ...more],
    action: { label: 'Open User Management', url: link },
  }
}
