'use client'

import { APPLICATION_TEXTS, listTeamApplications } from '@/contracts/team'
import { hasStatus } from '../../api/RequestError'
import { useLoad } from '../../api/useLoad'
import { useLoadFailure } from '../../api/useLoadFailure'
import { useSession } from '../../session/useSession'

/** The team applications, loaded only for admins. A failure to load also shows a toast. */
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
