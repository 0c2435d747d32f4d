'use client'

import { IDEA_TEXTS, listIdeas, listVoiceNotes } from '@/contracts/ideas'
import { useLoad } from '../api/useLoad'
import { useLoadFailure } from '../api/useLoadFailure'
import { useSession } from '../session/useSession'

/**
 * The user's ideas, newest first, loaded only when a user is present (docs/behaviour.md, 4.13). Voice notes are
 * loaded once an idea has a recording.
 */
export function useIdeas() {
  const { user } = useSession()
  const { data: ideas = [], ...loaded } = useLoad(listIdeas, { isOn: Boolean(user) })
  const hasRecordings = ideas.some(({ voiceNoteUrl }) => voiceNoteUrl)
  const { data: notes = [] } = useLoad(listVoiceNotes, { isOn: hasRecordings })
  useLoadFailure(loaded.error, IDEA_TEXTS.notLoaded)
  return { ideas, notes, ...loaded }
}
