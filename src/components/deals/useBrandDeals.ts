'use client'

import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import {
  type BrandDeal,
  type BrandDealApplication,
  listBrandDeals,
  listMyBrandDealApplications,
} from '@/contracts/deals'

export const DEALS_KEY = callUrl(listBrandDeals)
export const APPLICATIONS_KEY = callUrl(listMyBrandDealApplications)

/** The active deals and one's own applications to them. */
export function useBrandDeals() {
  const deals = useSWR<BrandDeal[], unknown>(DEALS_KEY)
  const applications = useSWR<BrandDealApplication[], unknown>(APPLICATIONS_KEY)
  const error = deals.error ?? applications.error
  return {
    deals: deals.data ?? [],
    applications: applications.data ?? [],
    isLoading: !error && (deals.data === undefined || applications.data === undefined),
    error,
    reload: () => Promise.all([deals.mutate(), applications.mutate()]),
  }
}
