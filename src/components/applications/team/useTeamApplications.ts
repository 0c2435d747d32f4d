'use client'

import { useEffect } from 'react'
import useSWR from 'swr'
import {
  APPLICATION_MESSAGES,
  type TeamApplication,
  listTeamApplications,
} from '@/endpoints/applications/contract'
import { callUrl } from '@/endpoints/call'
import { RequestError } from '../../api/RequestError'
import { useSession } from '../../session/useSession'
import { toast } from '../../ui/toast/toastQueue'

export const TEAM_APPLICATIONS_KEY = callUrl(listTeamApplications)
const FORBIDDEN = 403

/** The applications to the team; only admins may read them, so nobody else asks. A failure to load is told in a toast, too. */
export function useTeamApplications() {
  const { user } = useSession()
  const isCreator = user?.isAdmin === 'false'
  const { data, error, mutate } = useSWR<TeamApplication[], unknown>(isCreator ? null : TEAM_APPLICATIONS_KEY)
  const isForbidden = isCreator || (error instanceof RequestError && error.status === FORBIDDEN)
  const hasFailed = Boolean(error) && !isForbidden
  useEffect(() => {
    if (hasFailed) toast({ title: 'Error', description: APPLICATION_MESSAGES.fetchFailed, destructive: true })
  }, [hasFailed])
  return {
    applications: data ?? [],
    isLoading: !isForbidden && !error && data === undefined,
    isForbidden,
    hasFailed,
    reload: mutate,
  }
}
