'use client'

import { useRouter } from 'next/navigation'
import { IDEA_TEXTS, type Idea, type IdeaNextStatus, listIdeas, reopenIdea } from '@/contracts/ideas'
import { listTasks } from '@/contracts/schedule/tasks'
import { useSend } from '../api/useSend'

/** Makes an idea again of one that was promoted or scheduled, while it still is. */
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
    // The schedule may be one step back, rendered with the tasks of before.
    if (answer) router.refresh()
    return answer
  }
  return { ...reopen, run }
}
