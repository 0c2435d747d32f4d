import { CLICKS_FROM, readLetterClicks } from '@/contracts/audience/letterClicks'
import { LINK_PARAM } from '@/contracts/links/linkCode'
import { recountClicks } from '@/domain/audience/letters/clicks'
import type { StoredLetter } from '@/domain/audience/letters/letters'
import { sellerOf } from '@/domain/orders/selling'
import { handle } from '../../core/handle'
import { revenueThrough } from '../revenueOf'
import { readableLetter } from './letterHandlers'

/** GET /api/campaigns/{id}/clicks: counted anew; no numbers among few mails (13.13). */
export const letterClickCalls = [
  handle(readLetterClicks, async ({ params: { id }, req, user }) => {
    const letter = await readableLetter(req, user, id)
    const clicks = await recountClicks(req, letter)
    const { sent } = letter.counts
    if (sent < CLICKS_FROM) return { sent, opened: null, links: [], revenue: null }
    const links = (letter.frozen?.links ?? []).map((url, n) => ({ url, clicks: clicks.links[n] ?? 0 }))
    const code = codeOfLinks(letter)
    const revenue = code === null ? null : await revenueThrough(req, code, sellerOf(user))
    return { sent, opened: clicks.opened, links, revenue }
  }),
]

/** The code that goes from a letter to the shop; null when none of its links leads there. */
function codeOfLinks({ code, frozen }: Pick<StoredLetter, 'code' | 'frozen'>): string | null {
  if (!code) return null
  const isCarried = (frozen?.links ?? []).some((url) => new URL(url).searchParams.get(LINK_PARAM) === code)
  return isCarried ? code : null
}
