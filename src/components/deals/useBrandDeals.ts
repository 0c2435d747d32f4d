'use client'

import { listBrandDeals, listMyBrandDealApplications } from '@/contracts/deals'
import { together, useLoad } from '../api/useLoad'

/** The active deals and the user's applications. */
export function useBrandDeals() {
  const deals = useLoad(listBrandDeals)
  const applications = useLoad(listMyBrandDealApplications)
  return { deals: deals.data ?? [], applications: applications.data ?? [], ...together(deals, applications) }
}
