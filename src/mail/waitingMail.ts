import { format } from 'date-fns/format'
import { type Mail, composeMail } from './mail'

/** How many people the mail names. */
const NAMED = 20

/** Anyone can register under any name; one that could be an address or a message is left out. */
const isPlain = (username: string) => /^[\p{L}\p{M}\p{N}_-]{1,40}$/u.test(username)

export type Waiting = { username: string; createdAt: string }
type Given = { siteName: string; firstName?: string | null; link: string; waiting: Waiting[] }

/** Tells an admin who waits for approval, those who wait longest first (docs/behaviour.md, 10.5). */
export function waitingMail({ waiting, ...given }: Given): Mail {
  const count = waiting.length === 1 ? '1 person waits' : `${waiting.length} people wait`
  const named = waiting
    .slice(0, NAMED)
    .map(
      ({ username, createdAt }) =>
        `${isPlain(username) ? username : 'Somebody'}, since ${format(new Date(createdAt), 'MMM d, yyyy')}`,
    )
  const more = waiting.length > NAMED ? [`And ${waiting.length - NAMED} more.`] : []
  return composeMail({
    ...given,
    subject: `${count} for approval at ${given.siteName}`,
    paragraphs: [`${count} for your approval:`, ...named, ...more],
    action: { label: 'Open User Management', url: given.link },
  })
}
