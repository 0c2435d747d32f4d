import { Types } from 'mongoose'
import { ValidationError } from 'payload'
import { refundPoint, spend } from '@/auth/limits'
import * as contract from '@/contracts/orders/sellerCodes'
import { startOf } from '@/contracts/orders/availability'
import { DAY_MS } from '@/contracts/core/time'
import { conflict, notFound } from '@/database/errors'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { isRecordId } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { inTransaction } from '@/database/transaction'
import type { DiscountCode as StoredDiscountCode } from '@/payload-types'
import { handle } from '../core/handle'

/** GET /api/seller-codes */
const listSellerCodes = handle(contract.listSellerCodes, async ({ req, user }) => {
  const { docs } = await req.payload.find({
    collection: 'discount-codes',
    where: { sellerId: { equals: user.id } },
    sort: '-createdAt',
    limit: contract.SELLER_CODES_MAX,
    pagination: false,
    depth: 0,
    req,
    // Codes are the admins' in the console; the condition names the owner.
    overrideAccess: true,
  })
  return docs.map(present)
})

/**
 * POST /api/seller-codes: the unique index refuses a code that anybody has, with 409 at the field. That tells who has
 * which, so it counts as a guess of a code; after twenty in an hour every code is refused with 429.
 */
const createSellerCode = handle(
  contract.createSellerCode,
  async ({ body: { endsOn, ...body }, req, user }) => {
    await inTransaction(req, () => requireRoom('discount-codes', { req, user, ownedBy: 'sellerId' }))
    const endsAt = endsOn && new Date(startOf(endsOn).getTime() + DAY_MS).toISOString()
    // Before the code is looked up, so that guesses at the same moment count as well.
    await spend(req.payload, 'discount-guess', user.id)
    const data = { ...body, currency: 'USD', endsAt, sellerId: user.id, isActive: true }
    try {
      const made = await req.payload.create({
        collection: 'discount-codes',
        data,
        depth: 0,
        req,
        // The seller is the caller.
        overrideAccess: true,
      })
      await refundPoint(req.payload, 'discount-guess', user.id)
      return present(made)
    } catch (error) {
      const { taken } = contract.CODE_TEXTS
      if (error instanceof ValidationError) throw conflict(taken, { code: taken })
      throw error
    }
  },
)

/** PATCH /api/seller-codes/{id} */
const switchSellerCode = handle(contract.switchSellerCode, async ({ params: { id }, body, req, user }) => {
  const found = await driverCollection(req, 'discount-codes').findOneAndUpdate(
    ownFilter(id, user.id),
    { $set: { isActive: body.isActive, updatedAt: new Date() } },
    { returnDocument: 'after' },
  )
  if (!found) throw notFound()
  return present(toRecord<'discount-codes'>(found))
})

/** DELETE /api/seller-codes/{id}: its uses go with it. */
const deleteSellerCode = handle(contract.deleteSellerCode, async ({ params: { id }, req, user }) => {
  await inTransaction(req, async () => {
    const own = await driverCollection(req, 'discount-codes').findOne(ownFilter(id, user.id))
    if (!own) throw notFound()
    await req.payload.delete({ collection: 'discount-codes', id, req, overrideAccess: true })
  })
  return { message: contract.CODE_TEXTS.deleted }
})

/** One of a seller's codes. Throws 404 for an id that none can have. */
function ownFilter(id: string, userId: string) {
  if (!isRecordId(id)) throw notFound()
  return { _id: new Types.ObjectId(id), sellerId: new Types.ObjectId(userId) }
}

function present(stored: StoredDiscountCode): contract.SellerCode {
  return {
    id: stored.id,
    code: stored.code,
    percent: stored.percent ?? null,
    amount: stored.amount ?? null,
    currency: stored.currency,
    endsAt: stored.endsAt ?? null,
    minSubtotal: stored.minSubtotal ?? null,
    maxUses: stored.maxUses ?? null,
    usesTaken: stored.usesTaken ?? 0,
    isActive: stored.isActive === true,
  }
}

/** The calls of a seller's discount codes. */
export const sellerCodeCalls = [listSellerCodes, createSellerCode, switchSellerCode, deleteSellerCode]
