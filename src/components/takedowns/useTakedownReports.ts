'use client'

import { listMyImageTakedownReports } from '@/contracts/takedowns'
import { useLoad } from '../api/useLoad'

/** The user's image takedown reports. */
export function useTakedownReports() {
  const { data: reports = [], ...loaded } = useLoad(listMyImageTakedownReports)
  return { reports, ...loaded }
}
