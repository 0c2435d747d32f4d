import { CLICKS_FROM, readLetterClicks } from '@/contracts/audience/letterClicks'
import { recountClicks } from '@/domain/audience/letters/clicks'
import { handle } from '../../core/handle'
import { readableLetter } from './letterHandlers'

/** GET /api/campaigns/{id}/clicks: counted anew; no numbers among few mails (13.13). */
export const letterClickCalls = [
  handle(readLetterClicks, async ({ params: { id }, req, user }) => {
    const letter = await readableLetter(req, user, id)
    const clicks = await recountClicks(req, letter)
    const { sent } = letter.counts
    if (sent < CLICKS_FROM) return { sent, opened: null, links: [] }
    const links = (letter.frozen?.links ?? []).map((url, n) => ({ url, clicks: clicks.links[n] ?? 0 }))
    return { sent, opened: clicks.opened, links }
  }),
]
