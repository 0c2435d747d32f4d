'use client'

import { listMyFakeAccountReports } from '@/contracts/fake-accounts'
import { useLoad } from '../api/useLoad'

/** The user's fake account reports. */
export function useFakeAccountReports() {
  const { data: reports = [], ...loaded } = useLoad(listMyFakeAccountReports)
  return { reports, ...loaded }
}
