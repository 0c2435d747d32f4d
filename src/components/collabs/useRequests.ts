import type { Call } from '@/contracts/core/call'
import { listCreators } from '@/contracts/collabs/creators'
import { type ConnectStart, listCollabRequests } from '@/contracts/collabs/requests'
import { useLoad } from '../api/useLoad'
import { useNews } from '../dashboard/useNews'

/** The lists that a change of a request or a card concerns; only those that are shown load again. */
export const COLLAB_LISTS: readonly Call[] = [listCollabRequests, listCreators]

const FOLLOWED = [listCollabRequests]

/** The user's requests, live; the screen was rendered with them, so it makes no call before the first change. */
export function useRequests({ requests: rendered }: ConnectStart) {
  const { data = rendered, error, reload } = useLoad(listCollabRequests, { rendered })
  useNews(FOLLOWED)
  return { requests: data, error, reload }
}
