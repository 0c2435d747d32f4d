'use client'

import { IDEA_TEXTS, type Idea, updateIdeaStatus, listIdeas } from '@/contracts/ideas'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'

/** Schedules an idea as content, without a confirmation (docs/behaviour.md, 4.13). */
export function ScheduleIdea({ idea, onDone }: { idea: Idea; onDone: () => void }) {
  const schedule = useSend(updateIdeaStatus, {
    refresh: [listIdeas],
    success: { title: IDEA_TEXTS.statusChanged['scheduled-as-content'] },
    failure: IDEA_TEXTS.notUpdated,
  })

  async function run(): Promise<void> {
    if (await schedule.run({ params: { id: idea.id }, body: { status: 'scheduled-as-content' } })) onDone()
  }
  return (
    <Button
      size="small"
      icon="cal"
      isPending={schedule.isPending}
      pendingText="Scheduling..."
      onPress={() => void run()}
    >
      Schedule as content
    </Button>
  )
}
