'use client'

import { IDEA_TEXTS, type Idea, updateIdeaStatus, listIdeas } from '@/contracts/ideas'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
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
      success={{
        title: IDEA_TEXTS.statusChanged['promoted-to-task'],
        description: IDEA_TEXTS.staysHere['promoted-to-task'],
        action: { label: 'Undo', onPress: () => void undo.run() },
      }}
      failure={IDEA_TEXTS.notUpdated}
      gone={IDEA_TEXTS.gone}
      onDone={onDone}
    >
      It becomes a task on this board and stays in this list. The Content Schedule does not get it yet. You
      can undo it.
    </SendAfterQuestion>
  )
}
