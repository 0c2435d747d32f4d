'use client'

import { IDEA_TEXTS, type Idea, updateIdeaStatus, listIdeas } from '@/contracts/ideas'
import { screenHref } from '@/contracts/screens'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
import { undoAction } from '../api/lastUndo'
import { send } from '../api/request'
import { Button } from '../ui/Button'
import { useReopenIdea } from './useReopenIdea'

/** Turns an idea into a task, after a confirmation (docs/behaviour.md, 4.13). */
export function PromoteIdea({ idea, onDone }: { idea: Idea; onDone: () => void }) {
  const undo = useReopenIdea(idea, 'promoted-to-task')
  return (
    <SendAfterQuestion
      button={(ask) => (
        <Button size="small" icon="list" onPress={ask}>
          Promote to task
        </Button>
      )}
      title={`Promote ${idea.title}?`}
      confirmLabel="Promote to task"
      pendingLabel="Promoting..."
      cancelLabel="Keep as idea"
      isHarmless
      send={() => send(updateIdeaStatus, { params: { id: idea.id }, body: { status: 'promoted-to-task' } })}
      refresh={[listIdeas]}
      success={() => ({
        title: IDEA_TEXTS.statusChanged['promoted-to-task'],
        description: IDEA_TEXTS.inSchedule['promoted-to-task'],
        link: { label: 'Open the schedule', href: screenHref('schedule') },
        action: undoAction(() => void undo.run()),
      })}
      failure={IDEA_TEXTS.notUpdated}
      gone={IDEA_TEXTS.gone}
      onDone={onDone}
    >
      It becomes a task in To Do of the Content Schedule and stays in this list. You can undo it.
    </SendAfterQuestion>
  )
}
