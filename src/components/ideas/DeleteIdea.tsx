'use client'

import { IDEA_TEXTS, type Idea, deleteIdea, listIdeas, listVoiceNotes } from '@/contracts/ideas'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
import { send } from '../api/request'
import { IconButton } from '../ui/IconButton'

/** Deletes an idea and its recording, after a confirmation. */
export function DeleteIdea({ idea, onDeleted }: { idea: Idea; onDeleted: () => void }) {
  return (
    <SendAfterQuestion
      button={(ask) => <IconButton icon="trash" size="small" label={`Delete ${idea.title}`} onPress={ask} />}
      title={`Delete ${idea.title}?`}
      confirmLabel="Delete idea"
      pendingLabel="Deleting..."
      cancelLabel="Keep it"
      send={() => send(deleteIdea, { params: { id: idea.id } })}
      refresh={[listIdeas, listVoiceNotes]}
      success={{ title: IDEA_TEXTS.deleted }}
      failure={IDEA_TEXTS.notDeleted}
      gone={IDEA_TEXTS.gone}
      onDone={onDeleted}
    >
      {idea.type === 'voice' ? 'The recording goes with it.' : 'It cannot be brought back.'}
    </SendAfterQuestion>
  )
}
