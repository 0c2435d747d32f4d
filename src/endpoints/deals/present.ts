import type {
  BrandDeal as StoredBrandDeal,
  BrandDealApplication as StoredBrandDealApplication,
} from '@/payload-types'
import { idOf } from '@/database/ids'
import type { BrandDeal, BrandDealApplication } from '@/contracts/deals'

/** A stored deal with its logo populated, as calls answer it. */
export function presentBrandDeal(stored: StoredBrandDeal): BrandDeal {
  return {
    id: stored.id,
    companyName: stored.companyName,
    companyLogo: typeof stored.companyLogo === 'object' ? (stored.companyLogo?.url ?? null) : null,
    campaignTitle: stored.campaignTitle,
    description: stored.description ?? null,
    industry: stored.industry ?? null,
    dealType: stored.dealType ?? null,
    budgetMin: stored.budgetMin ?? null,
    budgetMax: stored.budgetMax ?? null,
    totalPaid: stored.totalPaid,
    productSelection: stored.productSelection ?? null,
    requirements: stored.requirements ?? null,
    location: stored.location ?? null,
    deadline: stored.deadline ?? null,
    status: stored.status,
  }
}

/** A stored application to a deal as the calls answer it. */
export function presentBrandDealApplication(stored: StoredBrandDealApplication): BrandDealApplication {
  return {
    id: stored.id,
    brandDealId: idOf(stored.brandDealId),
    userId: idOf(stored.userId),
    status: stored.status,
    applicationMessage: stored.applicationMessage,
    notes: stored.notes ?? null,
  }
}
