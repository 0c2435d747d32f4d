'use client'

import { IDEA_TEXTS, type Idea, type IdeaNextStatus, pageIdeas, reopenIdea } from '@/contracts/ideas'
import { useSend } from '../api/useSend'

/** Turns a promoted or scheduled idea back into an idea, unless its status has changed since. */
export function useReopenIdea({ id, title }: Idea, from: IdeaNextStatus) {
  const reopen = useSend(reopenIdea, {
    refresh: [pageIdeas],
    success: { title: IDEA_TEXTS.reopened, description: `${title}. ${IDEA_TEXTS.taskGone}` },
    failure: IDEA_TEXTS.reopenFailed,
    showsServerText: true,
    gone: IDEA_TEXTS.gone,
  })
  return { ...reopen, run: () => reopen.run({ params: { id }, body: { from } }) }
}
