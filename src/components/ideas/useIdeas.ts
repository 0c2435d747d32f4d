'use client'

import { IDEA_TEXTS, listIdeas } from '@/contracts/ideas'
import { useLoad } from '../api/useLoad'
import { useLoadFailure } from '../api/useLoadFailure'
import { useSession } from '../session/useSession'

/** One's own ideas, newest first, asked for only when a user is present (dashboard spec, section 6). */
export function useIdeas() {
  const { user } = useSession()
  const { data: ideas = [], ...loaded } = useLoad(listIdeas, { isOn: Boolean(user) })
  useLoadFailure(loaded.error, IDEA_TEXTS.notLoaded)
  return { ideas, ...loaded }
}
