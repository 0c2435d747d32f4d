'use client'

import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import {
  type FakeAccountReportAnswer,
  type ImageTakedownReportAnswer,
  listMyFakeAccountReports,
  listMyImageTakedownReports,
} from '@/contracts/fake-accounts'

export const FAKE_ACCOUNT_REPORTS_KEY = callUrl(listMyFakeAccountReports)
export const TAKEDOWN_REPORTS_KEY = callUrl(listMyImageTakedownReports)

/** One's own fake account reports. */
export function useFakeAccountReports() {
  const { data, error, mutate } = useSWR<FakeAccountReportAnswer[], unknown>(FAKE_ACCOUNT_REPORTS_KEY)
  return { reports: data ?? [], isLoading: !error && data === undefined, error, reload: mutate }
}

/** One's own image takedown reports. */
export function useTakedownReports() {
  const { data, error, mutate } = useSWR<ImageTakedownReportAnswer[], unknown>(TAKEDOWN_REPORTS_KEY)
  return { reports: data ?? [], isLoading: !error && data === undefined, error, reload: mutate }
}
