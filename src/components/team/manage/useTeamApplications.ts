'use client'

import { APPLICATION_TEXTS, listTeamApplications } from '@/contracts/team'
import { hasStatus } from '../../api/RequestError'
import { useLoad } from '../../api/useLoad'
import { useLoadFailure } from '../../api/useLoadFailure'
import { useSession } from '../../session/useSession'

/** The applications to the team; only admins may read them, so nobody else asks. A failure to load is told in a toast, too. */
export function useTeamApplications() {
  const { user } = useSession()
  const { data, error, isLoading, reload } = useLoad(listTeamApplications, {
    isOn: user?.isAdmin === 'true',
  })
  const isForbidden = user?.isAdmin === 'false' || hasStatus(error, 403)
  const hasFailed = Boolean(error) && !isForbidden
  useLoadFailure(hasFailed && error, APPLICATION_TEXTS.fetchFailed)
  return { applications: data ?? [], isLoading: isLoading && !isForbidden, isForbidden, hasFailed, reload }
}
