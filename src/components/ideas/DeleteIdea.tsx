'use client'

import { useState } from 'react'
import { IDEA_TEXTS, type Idea, deleteIdea, listIdeas } from '@/contracts/ideas'
import { useSend } from '../api/useSend'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { IconButton } from '../ui/IconButton'

/** Deletes an idea and its recording, after a confirmation. */
export function DeleteIdea({ idea, onDeleted }: { idea: Idea; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useSend(deleteIdea, {
    refresh: [listIdeas],
    success: { title: IDEA_TEXTS.deleted },
    failure: IDEA_TEXTS.notDeleted,
  })
  return (
    <>
      <IconButton icon="trash" size="small" label={`Delete ${idea.title}`} onPress={() => setAsking(true)} />
      <ConfirmDialog
        title={`Delete ${idea.title}?`}
        confirmLabel="Delete idea"
        pendingLabel="Deleting..."
        cancelLabel="Keep it"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => {
          const isDone = await remove.run({ params: { id: idea.id } })
          if (isDone) onDeleted()
          return Boolean(isDone)
        }}
      >
        {idea.type === 'voice' ? 'The recording goes with it.' : 'It cannot be brought back.'}
      </ConfirmDialog>
    </>
  )
}
