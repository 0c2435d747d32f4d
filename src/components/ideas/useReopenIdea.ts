'use client'

import { IDEA_TEXTS, type Idea, type IdeaNextStatus, listIdeas, reopenIdea } from '@/contracts/ideas'
import { useSend } from '../api/useSend'

/** Makes an idea again of one that was promoted or scheduled, while it still is. */
export function useReopenIdea({ id, title }: Idea, from: IdeaNextStatus) {
  const reopen = useSend(reopenIdea, {
    refresh: [listIdeas],
    success: { title: IDEA_TEXTS.reopened, description: title },
    failure: IDEA_TEXTS.reopenFailed,
    showsServerText: true,
    gone: IDEA_TEXTS.gone,
  })
  return { ...reopen, run: () => reopen.run({ params: { id }, body: { from } }) }
}
