'use client'

import { listBrandDeals, listDealPipelines, listMyBrandDealApplications } from '@/contracts/deals'
import { together, useLoad } from '../api/useLoad'

/** The lists to reload after applying or withdrawing. */
export const DEAL_LISTS = [listBrandDeals, listMyBrandDealApplications, listDealPipelines]

/** The active deals and the user's applications; pipelines are loaded only if the user has applied to a deal. */
export function useBrandDeals() {
  const deals = useLoad(listBrandDeals)
  const applications = useLoad(listMyBrandDealApplications)
  const hasApplied = (applications.data?.length ?? 0) > 0
  const { data: pipelines = [] } = useLoad(listDealPipelines, { isOn: hasApplied })
  return {
    deals: deals.data ?? [],
    applications: applications.data ?? [],
    pipelines: hasApplied ? pipelines : [],
    ...together(deals, applications),
  }
}
