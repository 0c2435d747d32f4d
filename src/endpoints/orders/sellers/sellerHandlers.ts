import { type mongo, Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import * as contract from '@/contracts/orders/sellerSettings'
import { SHIPPING_CENTS } from '@/contracts/orders/totals'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { badField, conflict, forbidden } from '@/database/errors'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import { type StoredSeller, choicesOf } from '@/domain/orders/sellers'
import { type Selling, readSelling } from '@/domain/orders/selling'
import { handle } from '../../core/handle'

/** GET /api/seller-settings: a seller who never set anything is at the first version. */
const getSellerSettings = handle(contract.getSellerSettings, async ({ req, user }) => {
  const [stored, selling] = await Promise.all([readSeller(req, user.id), readSelling(req)])
  return present(stored, selling)
})

/** PATCH /api/seller-settings: one update conditional on the version; 409 if it was changed meanwhile. */
const updateSellerSettings = handle(
  contract.updateSellerSettings,
  async ({ body: { version, ...changes }, req, user }) => {
    const [stored, selling] = await Promise.all([readSeller(req, user.id), readSelling(req)])
    if ((stored?.version ?? 1) !== version) throw conflict(CHANGED_ELSEWHERE)
    const next = { ...choicesOf(stored), ...given(changes) }
    refuseUnfinished(next, changes, selling)
    const now = new Date()
    const filter = { userId: new Types.ObjectId(user.id), version }
    const update = {
      $set: { ...next, version: version + 1, updatedAt: now },
      $setOnInsert: { createdAt: now },
    }
    try {
      // With a version that is not stored any more, the insert meets the unique index on the seller.
      await driverCollection(req, 'seller-settings').updateOne(filter, update, { upsert: true })
    } catch (error) {
      if ((error as mongo.MongoServerError).code === 11_000) throw conflict(CHANGED_ELSEWHERE)
      throw error
    }
    return present({ ...next, version: version + 1 }, selling)
  },
)

async function readSeller(req: PayloadRequest, userId: string): Promise<StoredSeller> {
  const found = await driverCollection(req, 'seller-settings').findOne({ userId: new Types.ObjectId(userId) })
  return found && toRecord<'seller-settings'>(found)
}

/** The keys that were sent. */
function given(changes: Omit<contract.SellerSettingsPatch, 'version'>): Partial<contract.SellerChoices> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

/** Throws 403 for own prices where the shop sets them, 400 at the field for a choice that lacks its details. */
function refuseUnfinished(
  { shipping, rates, pickup, pickupPlace }: contract.SellerChoices,
  changes: Omit<contract.SellerSettingsPatch, 'version'>,
  { sellersSetRates }: Selling,
): void {
  const { noOwnRates, placeRequired, ratesRequired } = contract.SELLER_TEXTS
  const asksForOwn = changes.shipping === 'own' || changes.rates !== undefined
  if (asksForOwn && shipping === 'own' && !sellersSetRates)
    throw forbidden(noOwnRates, { shipping: noOwnRates })
  if (shipping === 'own' && rates.length === 0) throw badField('rates', ratesRequired)
  if (pickup === 'own' && pickupPlace === null) throw badField('pickupPlace', placeRequired)
}

function present(stored: StoredSeller, selling: Selling): contract.SellerSettings {
  return {
    ...choicesOf(stored),
    version: stored?.version ?? 1,
    shop: {
      name: selling.merchantName,
      shipping: SHIPPING_CENTS,
      pickupText: selling.pickupText,
      returnDays: selling.returnDays,
      returnsText: selling.returnsText,
      countries: selling.countries,
      mayOwnRates: selling.sellersSetRates,
    },
  }
}

/** The calls of a seller's own settings. */
export const sellerCalls = [getSellerSettings, updateSellerSettings]
