import { conflict, isDuplicate } from '@/database/errors'
import { handle } from '../core/handle'
import { ownHandlers } from '../core/ownHandlers'
import { idOf } from '@/database/ids'
import { ownRecord, ownRecords } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { inTransaction, inTurn } from '@/database/transaction'
import * as contract from '@/contracts/deals'
import type {
  BrandDeal as StoredBrandDeal,
  BrandDealApplication as StoredBrandDealApplication,
} from '@/payload-types'
import { dealHistory } from '@/domain/deals/dealHistory'
import { type BrandDeal, type BrandDealApplication, type DealPipeline, readsBrief } from '@/contracts/deals'

/** A stored deal with its logo populated, as calls answer it. */
function presentBrandDeal(stored: StoredBrandDeal): BrandDeal {
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
function presentBrandDealApplication(stored: StoredBrandDealApplication): BrandDealApplication {
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
function presentDealPipeline(stored: StoredBrandDealApplication, deal: StoredBrandDeal): DealPipeline {
  const isBriefed = readsBrief(stored.status)
  return {
    application: presentBrandDealApplication(stored),
    deal: presentBrandDeal(deal),
    history: dealHistory(stored).map(({ status, at }) => ({ status, at: at ?? null })),
    brief: (isBriefed && deal.brief) || null,
    contact: (isBriefed && deal.contact) || null,
    paid: (isBriefed && stored.paid) || 0,
  }
}

/** GET /api/brand-deals: the active ones, newest first. */
export const listBrandDeals = handle(contract.listBrandDeals, async ({ payload, req }) => {
  const { docs } = await payload.find({
    collection: 'brand-deals',
    where: { status: { equals: 'active' } },
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 1,
    req,
    overrideAccess: false,
  })
  return docs.map(presentBrandDeal)
})

/** GET /api/brand-deal-applications/my */
const ownApplicationCalls = ownHandlers({
  collection: 'brand-deal-applications',
  list: contract.listMyBrandDealApplications,
  present: presentBrandDealApplication,
})

/** POST /api/brand-deal-applications: once per deal, while it is active, up to its last day (hooks/checkDeal). */
export const createBrandDealApplication = handle(
  contract.createBrandDealApplication,
  async ({ body, req, user, payload }) => {
    try {
      // All applications to a deal write the deal document, so they queue.
      const stored = await inTurn(`deal ${body.brandDealId}`, () =>
        inTransaction(req, async () => {
          await requireRoom('brand-deal-applications', { req, user })
          const data = { ...body, userId: user.id, status: 'pending' as const }
          return payload.create({
            collection: 'brand-deal-applications',
            data,
            depth: 0,
            req,
            overrideAccess: false,
          })
        }),
      )
      return presentBrandDealApplication(stored)
    } catch (error) {
      if (isDuplicate(error)) throw conflict(contract.DEAL_TEXTS.alreadyApplied)
      throw error
    }
  },
)

/** GET /api/brand-deal-applications/pipeline: the caller's applications, each with its deal, even a closed one. */
export const listDealPipelines = handle(contract.listDealPipelines, async ({ req, user, payload }) => {
  const applications = await ownRecords('brand-deal-applications', { req, user })
  const { docs } = await payload.find({
    collection: 'brand-deals',
    where: { id: { in: applications.map(({ brandDealId }) => idOf(brandDealId)) } },
    pagination: false,
    depth: 1,
    req,
    // Only applicants may read a closed deal, a brief and a contact; the ids come from the caller's own applications.
    overrideAccess: true,
  })
  const deals = new Map(docs.map((deal) => [deal.id, deal]))
  return applications.flatMap((application) => {
    const deal = deals.get(idOf(application.brandDealId))
    return deal ? [presentDealPipeline(application, deal)] : []
  })
})

/**
 * POST /api/brand-deal-applications/{id}/withdraw: only a pending one; of a concurrent withdrawal and decision one
 * succeeds.
 */
export const withdrawBrandDealApplication = handle(
  contract.withdrawBrandDealApplication,
  async ({ params: { id }, req, user, payload }) => {
    await inTransaction(req, async () => {
      const { status } = await ownRecord('brand-deal-applications', id, { req, user })
      if (status !== 'pending') throw conflict(contract.DEAL_TEXTS.alreadyDecided)
      await payload.delete({
        collection: 'brand-deal-applications',
        id,
        depth: 0,
        req,
        overrideAccess: false,
      })
    })
    return { message: contract.DEAL_TEXTS.withdrawn }
  },
)

/** The calls of brand deals. */
export const dealCalls = [
  listBrandDeals,
  ...ownApplicationCalls,
  createBrandDealApplication,
  listDealPipelines,
  withdrawBrandDealApplication,
]
