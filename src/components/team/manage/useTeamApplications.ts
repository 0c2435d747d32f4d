'use client'

import useSWR from 'swr'
import { APPLICATION_MESSAGES, type TeamApplication, listTeamApplications } from '@/contracts/team'
import { callUrl } from '@/contracts/core/call'
import { hasStatus } from '../../api/RequestError'
import { useLoadFailure } from '../../api/useLoadFailure'
import { useSession } from '../../session/useSession'

export const TEAM_APPLICATIONS_KEY = callUrl(listTeamApplications)

/** The applications to the team; only admins may read them, so nobody else asks. A failure to load is told in a toast, too. */
export function useTeamApplications() {
  const { user } = useSession()
  const { data, error, mutate } = useSWR<TeamApplication[], unknown>(
    user?.isAdmin === 'true' && TEAM_APPLICATIONS_KEY,
  )
  const isForbidden = user?.isAdmin === 'false' || hasStatus(error, 403)
  const hasFailed = Boolean(error) && !isForbidden
  useLoadFailure(hasFailed && error, APPLICATION_MESSAGES.fetchFailed)
  return {
    applications: data ?? [],
    isLoading: !isForbidden && !error && data === undefined,
    isForbidden,
    hasFailed,
    reload: mutate,
  }
}
