import { conflict, isDuplicate } from '@/database/errors'
import { handle } from '../core/handle'
import { ownHandlers } from '../core/ownHandlers'
import { requireRoom } from '@/database/ownRecords'
import { inTransaction, inTurn } from '@/database/transaction'
import * as contract from '@/contracts/deals'
import { presentBrandDeal, presentBrandDealApplication } from './present'

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
      // All applications to a deal write the deal.
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

/** The calls of brand deals. */
export const dealCalls = [listBrandDeals, ...ownApplicationCalls, createBrandDealApplication]
