'use client'

import { useState } from 'react'
import { IDEA_TEXTS, type Idea, updateIdeaStatus, listIdeas } from '@/contracts/ideas'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'
import { ConfirmDialog } from '../ui/ConfirmDialog'

/** Makes a task of an idea, after a question (dashboard spec, section 4). */
export function PromoteIdea({ idea, onDone }: { idea: Idea; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const promote = useSend(updateIdeaStatus, {
    refresh: [listIdeas],
    success: { title: IDEA_TEXTS.statusChanged['promoted-to-task'] },
    failure: IDEA_TEXTS.notUpdated,
  })
  return (
    <>
      <Button size="small" icon="list" onPress={() => setAsking(true)}>
        Promote to task
      </Button>
      <ConfirmDialog
        title={`Promote ${idea.title}?`}
        confirmLabel="Promote to task"
        pendingLabel="Promoting..."
        cancelLabel="Keep as idea"
        isHarmless
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => {
          const isDone = await promote.run({ params: { id: idea.id }, body: { status: 'promoted-to-task' } })
          if (isDone) onDone()
          return Boolean(isDone)
        }}
      >
        It becomes a task and leaves your open ideas. There is no way back.
      </ConfirmDialog>
    </>
  )
}
