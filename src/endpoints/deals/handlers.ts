import { conflict, isDuplicate } from '@/database/errors'
import { handle } from '../core/handle'
import { ownHandlers } from '../core/ownHandlers'
import { idOf } from '@/database/ids'
import { ownRecord, ownRecords } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { inTransaction, inTurn } from '@/database/transaction'
import * as contract from '@/contracts/deals'
import { presentBrandDeal, presentBrandDealApplication, presentDealPipeline } from './present'

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
