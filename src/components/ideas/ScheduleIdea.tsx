'use client'

import { IDEA_TEXTS, type Idea, updateIdeaStatus, listIdeas } from '@/contracts/ideas'
import { screenHref } from '@/contracts/screens'
import { undoAction } from '../api/lastUndo'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'
import { useReopenIdea } from './useReopenIdea'

/** Schedules an idea as content, without a confirmation (docs/behaviour.md, 4.13). */
export function ScheduleIdea({ idea, onDone }: { idea: Idea; onDone: () => void }) {
  const undo = useReopenIdea(idea, 'scheduled-as-content')
  const schedule = useSend(updateIdeaStatus, {
    refresh: [listIdeas],
    success: () => ({
      title: IDEA_TEXTS.statusChanged['scheduled-as-content'],
      description: IDEA_TEXTS.inSchedule['scheduled-as-content'],
      link: { label: 'Open the schedule', href: screenHref('schedule') },
      action: undoAction(() => void undo.run()),
    }),
    failure: IDEA_TEXTS.notUpdated,
    gone: IDEA_TEXTS.gone,
  })

  async function run(): Promise<void> {
    const body = { status: 'scheduled-as-content' } as const
    if (!(await schedule.run({ params: { id: idea.id }, body }))) return
    onDone()
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
