import { readLetterClicks } from '@/contracts/audience/letterClicks'
import { recountClicks } from '@/domain/audience/letters/clicks'
import { handle } from '../../core/handle'
import { readableLetter } from './letterHandlers'

/** GET /api/campaigns/{id}/clicks: counted anew. */
export const letterClickCalls = [
  handle(readLetterClicks, async ({ params: { id }, req, user }) => {
    const letter = await readableLetter(req, user, id)
    const clicks = await recountClicks(req, letter)
    const links = (letter.frozen?.links ?? []).map((url, n) => ({ url, clicks: clicks.links[n] ?? 0 }))
    return { sent: letter.counts.sent, opened: clicks.opened, links }
  }),
]
