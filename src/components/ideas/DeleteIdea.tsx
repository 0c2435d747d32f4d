'use client'

import { IDEA_TEXTS, type Idea, deleteIdea, listIdeas, listVoiceNotes } from '@/contracts/ideas'
import { DeleteButton } from '../api/DeleteButton'
import { send } from '../api/request'

/** Deletes an idea and its recording, after a confirmation. */
export function DeleteIdea({ idea, onDeleted }: { idea: Idea; onDeleted: () => void }) {
  return (
    <DeleteButton
      kind="idea"
      name={idea.title}
      size="small"
      pendingLabel="Deleting..."
      send={() => send(deleteIdea, { params: { id: idea.id } })}
      failure={IDEA_TEXTS.deleteFailed}
      refresh={[listIdeas, listVoiceNotes]}
      gone={IDEA_TEXTS.gone}
      onDone={onDeleted}
    >
      {idea.type === 'voice' ? 'The recording goes with it.' : 'It cannot be brought back.'}
    </DeleteButton>
  )
}
