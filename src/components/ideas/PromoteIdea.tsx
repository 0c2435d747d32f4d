'use client'

import { IDEA_TEXTS, type Idea, updateIdeaStatus, listIdeas } from '@/contracts/ideas'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
import { send } from '../api/request'
import { Button } from '../ui/Button'

/** Turns an idea into a task, after a confirmation (docs/behaviour.md, 4.13). */
export function PromoteIdea({ idea, onDone }: { idea: Idea; onDone: () => void }) {
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
      success={{ title: IDEA_TEXTS.statusChanged['promoted-to-task'] }}
      failure={IDEA_TEXTS.notUpdated}
      onDone={onDone}
    >
      It becomes a task and leaves your open ideas. There is no way back.
    </SendAfterQuestion>
  )
}
