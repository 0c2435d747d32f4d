'use client'

import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import { IDEAS_NOT_LOADED, type IdeaAnswer, listIdeas } from '@/contracts/ideas'
import { useLoadFailure } from '../api/useLoadFailure'
import { useSession } from '../session/useSession'

export const IDEAS_KEY = callUrl(listIdeas)

/** One's own ideas, newest first, asked for only when a user is present (dashboard spec, section 6). */
export function useIdeas() {
  const { user } = useSession()
  const { data, error, mutate } = useSWR<IdeaAnswer[], unknown>(user && IDEAS_KEY)
  useLoadFailure(error, IDEAS_NOT_LOADED)
  return {
    ideas: data ?? [],
    isLoading: !error && data === undefined,
    error,
    reload: () => mutate(),
  }
}
