'use client'

import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import { type ImageTakedownReportAnswer, listMyImageTakedownReports } from '@/contracts/takedowns'

export const TAKEDOWN_REPORTS_KEY = callUrl(listMyImageTakedownReports)

/** One's own image takedown reports. */
export function useTakedownReports() {
  const { data, error, mutate } = useSWR<ImageTakedownReportAnswer[], unknown>(TAKEDOWN_REPORTS_KEY)
  return { reports: data ?? [], isLoading: !error && data === undefined, error, reload: mutate }
}
