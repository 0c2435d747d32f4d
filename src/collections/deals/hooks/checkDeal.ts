import { Types } from 'mongoose'
import type { CollectionBeforeChangeHook } from 'payload'
import { DEAL_TEXTS, isDealOver } from '@/contracts/deals'
import { conflict, notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { isRecordId } from '@/database/ownRecords'
import { sessionOf } from '@/database/transaction'
import type { BrandDealApplication as StoredBrandDealApplication } from '@/payload-types'

/**
 * Accepts an application only to a deal that is active (else 404) and not over (else 409). The deal is written in
 * the application's transaction, so that closing or deleting it at the same time causes a conflict.
 */
export const checkDeal: CollectionBeforeChangeHook<StoredBrandDealApplication> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  const dealId = idOf(data.brandDealId)
  if (!isRecordId(dealId)) throw notFound(DEAL_TEXTS.notFound)
  const deals = req.payload.db.collections['brand-deals']
  if (!deals) throw new Error('The brand deals are not registered')
  const deal = await deals.collection.findOneAndUpdate(
    { _id: new Types.ObjectId(dealId), status: 'active' },
    { $currentDate: { lastAppliedAt: true } },
    { session: await sessionOf(req), projection: { deadline: 1 } },
  )
  if (!deal) throw notFound(DEAL_TEXTS.notFound)
  if (isDealOver(deal.deadline)) throw conflict(DEAL_TEXTS.over)
  return data
}
