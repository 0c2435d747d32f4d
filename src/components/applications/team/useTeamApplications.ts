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
import { toast } from '../../ui/toast/toastQueue'

export const TEAM_APPLICATIONS_KEY = callUrl(listTeamApplications)
const FORBIDDEN = 403

/** The applications to the team; only admins may read them. A failure to load is told in a toast, too. */
export function useTeamApplications() {
  const { data, error, mutate } = useSWR<TeamApplication[], unknown>(TEAM_APPLICATIONS_KEY)
  const isForbidden = error instanceof RequestError && error.status === FORBIDDEN
  const hasFailed = Boolean(error) && !isForbidden
  useEffect(() => {
    if (hasFailed) toast({ title: 'Error', description: APPLICATION_MESSAGES.fetchFailed, destructive: true })
  }, [hasFailed])
  return {
    applications: data ?? [],
    isLoading: !error && data === undefined,
    isForbidden,
    hasFailed,
    reload: mutate,
  }
}
