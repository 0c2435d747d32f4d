'use client'

import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import { type FakeAccountReportAnswer, listMyFakeAccountReports } from '@/contracts/fake-accounts'


export const FAKE_ACCOUNT_REPORTS_KEY = callUrl(listMyFakeAccountReports)

/** One's own fake account reports. */
export function useFakeAccountReports() {
  const { data, error, mutate } = useSWR<FakeAccountReportAnswer[], unknown>(FAKE_ACCOUNT_REPORTS_KEY)
  return { reports: data ?? [], isLoading: !error && data === undefined, error, reload: mutate }
}
