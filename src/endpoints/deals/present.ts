import type {
  BrandDeal as StoredBrandDeal,
  BrandDealApplication as StoredBrandDealApplication,
} from '@/payload-types'
import { idOf } from '@/database/ids'
import { dealHistory } from '@/domain/deals/dealHistory'
import { type BrandDeal, type BrandDealApplication, type DealPipeline, readsBrief } from '@/contracts/deals'

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

/** A stored application with its deal; brief and contact only once its status allows reading them. */
export function presentDealPipeline(stored: StoredBrandDealApplication, deal: StoredBrandDeal): DealPipeline {
  const isBriefed = readsBrief(stored.status)
  return {
    application: presentBrandDealApplication(stored),
    deal: presentBrandDeal(deal),
    history: dealHistory(stored).map(({ status, at }) => ({ status, at: at ?? null })),
    brief: (isBriefed && deal.brief) || null,
    contact: (isBriefed && deal.contact) || null,
  }
}
