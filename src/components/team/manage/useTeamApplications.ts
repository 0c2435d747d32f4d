'use client'

import { APPLICATION_TEXTS, type TeamApplication, pageTeamApplications } from '@/contracts/team'
import { hasStatus } from '../../api/RequestError'
import { useLoadFailure } from '../../api/useLoadFailure'
import { usePagedList } from '../../layout/usePagedList'
import { useSession } from '../../session/useSession'

/** Team applications in a state, or all, page by page; loaded only for admins. A failure to load also shows a toast. */
export function useTeamApplications(status: TeamApplication['status'] | undefined) {
  const { user } = useSession()
  const { load, ...list } = usePagedList(pageTeamApplications, {
    query: { status },
    isOn: user?.isAdmin === 'true',
  })
  const isForbidden = user?.isAdmin === 'false' || hasStatus(load.error, 403)
  const hasFailed = Boolean(load.error) && !isForbidden
  useLoadFailure(hasFailed && load.error, APPLICATION_TEXTS.fetchFailed)
  return { ...list, isLoading: load.isLoading && !isForbidden, isForbidden, hasFailed, reload: load.reload }
}
