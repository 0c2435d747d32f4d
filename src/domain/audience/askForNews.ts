import type { PayloadRequest } from 'payload'
import { NEWS_WORDINGS } from '@/contracts/audience/subscription'
import { countGoal } from './countGoal'
import { askToJoin } from './subscribers'

/** Somebody asked for news on a page or at the checkout: a mail asks whether the address is theirs. */
export async function askForNews(
  req: PayloadRequest,
  email: string,
  source: keyof typeof NEWS_WORDINGS,
): Promise<void> {
  await askToJoin(req, { email, topics: ['news'], wording: NEWS_WORDINGS[source], source })
  await countGoal(req, 'signup')
}
