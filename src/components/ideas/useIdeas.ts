'use client'

import { IDEA_TEXTS, listIdeas } from '@/contracts/ideas'
import { useLoad } from '../api/useLoad'
import { useLoadFailure } from '../api/useLoadFailure'
import { useSession } from '../session/useSession'

/** The user's ideas, newest first, loaded only when a user is present (docs/behaviour.md, 4.13). */
export function useIdeas() {
  const { user } = useSession()
  const { data: ideas = [], ...loaded } = useLoad(listIdeas, { isOn: Boolean(user) })
  useLoadFailure(loaded.error, IDEA_TEXTS.notLoaded)
  return { ideas, ...loaded }
}
