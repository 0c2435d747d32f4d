'use client'

import { useRouter } from 'next/navigation'
import { IDEA_TEXTS, type Idea, type IdeaNextStatus, listIdeas, reopenIdea } from '@/contracts/ideas'
import { listTasks } from '@/contracts/schedule/tasks'
import { useSend } from '../api/useSend'

/** Turns a promoted or scheduled idea back into an idea, unless its status has changed since. */
export function useReopenIdea({ id, title }: Idea, from: IdeaNextStatus) {
  const reopen = useSend(reopenIdea, {
    refresh: [listIdeas, listTasks],
    success: { title: IDEA_TEXTS.reopened, description: `${title}. ${IDEA_TEXTS.taskGone}` },
    failure: IDEA_TEXTS.reopenFailed,
    showsServerText: true,
    gone: IDEA_TEXTS.gone,
  })
  const router = useRouter()

  async function run() {
    const answer = await reopen.run({ params: { id }, body: { from } })
    // A cached schedule page, one step back, would still show the task.
    if (answer) router.refresh()
    return answer
  }
  return { ...reopen, run }
}
