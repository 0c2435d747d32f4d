import type { PayloadRequest } from 'payload'
import { NEWS_WORDINGS } from '@/contracts/audience/subscription'
import { countGoal } from './countGoal'
import { lettersOfCodes } from './letters/letters'
import { askToJoin } from './subscribers'

/**
 * Somebody asked for news on a page or at the checkout: a mail asks whether the address is theirs. `codes` are those of
 * letters through which they came.
 */
export async function askForNews(
  req: PayloadRequest,
  email: string,
  source: keyof typeof NEWS_WORDINGS,
  codes: readonly (string | null | undefined)[],
): Promise<void> {
  const cameThrough = await lettersOfCodes(req, codes)
  await askToJoin(req, { email, topics: ['news'], wording: NEWS_WORDINGS[source], source, cameThrough })
  await countGoal(req, 'signup')
}
