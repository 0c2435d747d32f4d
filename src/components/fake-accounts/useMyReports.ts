'use client'

import { FAKE_ACCOUNT_STATUSES, pageFakeAccountReports } from '@/contracts/fake-accounts'
import { useSelected } from '../layout/useSelected'
import { usePagedList } from '../layout/usePagedList'
import { useUrlChoice } from '../layout/useScreenSearch'
import { useWordSearch } from '../layout/useWordSearch'

/** The filter that filters nothing. */
export const ALL = 'all'

/** The user's fake account reports page by page, as the filters in the address narrow them, and the selected one. */
export function useMyReports() {
  const [chosen, setStatus] = useUrlChoice('status', ALL, [ALL, ...FAKE_ACCOUNT_STATUSES])
  const status = chosen === ALL ? undefined : chosen
  const words = useWordSearch()
  const { first, ...list } = usePagedList(pageFakeAccountReports, { query: { q: words.q, status } })
  const { selected, select } = useSelected('report', list.items, pageFakeAccountReports, { status })
  const counts = first?.counts
  const totalOfAll = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0
  return { ...list, counts, totalOfAll, words, selected, select, status: chosen, setStatus }
}
