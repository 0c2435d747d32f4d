import { conflict, isDuplicate, notFound } from '@/database/errors'
import { handle } from '../core/handle'
import { ownHandlers } from '../core/ownHandlers'
import { isRecordId, requireRoom } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
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

/** POST /api/brand-deal-applications: once per deal, and only while it is active. */
export const createBrandDealApplication = handle(
  contract.createBrandDealApplication,
  async ({ body, req, user, payload }) => {
    if (!isRecordId(body.brandDealId)) throw notFound(contract.DEAL_TEXTS.notFound)
    try {
      const stored = await inTransaction(req, async () => {
        const { totalDocs } = await payload.count({
          collection: 'brand-deals',
          where: { and: [{ id: { equals: body.brandDealId } }, { status: { equals: 'active' } }] },
          req,
          overrideAccess: false,
        })
        if (totalDocs === 0) throw notFound(contract.DEAL_TEXTS.notFound)
        await requireRoom('brand-deal-applications', { req, user })
        return payload.create({
          collection: 'brand-deal-applications',
          data: { ...body, userId: user.id, status: 'pending' },
          depth: 0,
          req,
          overrideAccess: false,
        })
      })
      return presentBrandDealApplication(stored)
    } catch (error) {
      if (isDuplicate(error)) throw conflict(contract.DEAL_TEXTS.alreadyApplied)
      throw error
    }
  },
)

/** The calls of brand deals. */
export const dealCalls = [listBrandDeals, ...ownApplicationCalls, createBrandDealApplication]
