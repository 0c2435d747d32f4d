import { Types } from 'mongoose'
import type { PayloadRequest, SelectType } from 'payload'
import { variantDetail } from '@/contracts/commerce/variantDetail'
import * as contract from '@/contracts/waiting-list'
import { pleaseChoose } from '@/contracts/orders/texts'
import { trySpend } from '@/auth/limits'
import { badField, conflict, notFound } from '@/database/errors'
import { queueMail } from '@/database/queueMail'
import { inTransaction, sessionOf } from '@/database/transaction'
import { handOver } from '@/domain/waiting-list/offerPieces'
import { handle } from '../core/handle'
import { type Sellable, type Variant, sellablesById } from '../commerce/sellables'
import { type Entry, endPlace, entries } from './waitingPlaces'
import { entryOfLink, presentPlace, readEntry } from './presentPlace'
import type { HeldPiece } from '@/contracts/waiting-list'
import { PAY_HOURS_MAX } from '@/contracts/orders/limits'
import type { Order as StoredOrder } from '@/payload-types'
import { canStartAttempt } from '../payments/startPayment'
import { DAY_MS, MINUTE_MS } from '@/contracts/core/time'

/** What an order holds and until when, without its buyer. */
const READ = {
  createdAt: true,
  holdUntil: true,
  lines: { productId: true, variantId: true, quantity: true },
  payment: { provider: true, attempts: true },
} as const satisfies SelectType

type Held = { variantId: string | null; quantity: number; until: number }

/**
 * The pieces of a product that are on hold, per variant: those in unpaid orders, and those kept for people in line.
 * Contains only numbers and a time, no personal data.
 */
async function heldPieces(req: PayloadRequest, productId: string): Promise<HeldPiece[]> {
  const [held, line] = await Promise.all([
    heldByOrders(req, productId),
    entries(req)
      .find({ productId, confirmedAt: { $ne: null } })
      .project<Pick<Entry, 'variantId' | 'keptUntil'>>({ variantId: 1, keptUntil: 1 })
      .toArray(),
  ])
  const kept = line.flatMap(({ variantId, keptUntil }) =>
    keptUntil ? [{ variantId, quantity: 1, until: keptUntil.getTime() }] : [],
  )
  const all = [...held, ...kept]
  const ids = new Set([...all, ...line].map(({ variantId }) => variantId))
  return [...ids].map((variantId) => {
    const own = all.filter((each) => each.variantId === variantId)
    // The job that frees them runs each minute.
    const freeAt = Math.max(...own.map(({ until }) => until)) + MINUTE_MS
    return {
      variantId,
      held: own.reduce((sum, { quantity }) => sum + quantity, 0),
      freeAt: own.length > 0 ? new Date(freeAt).toISOString() : null,
      waiting: line.filter((each) => each.variantId === variantId && !each.keptUntil).length,
    }
  })
}

async function heldByOrders(req: PayloadRequest, productId: string): Promise<Held[]> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: {
      and: [
        { status: { equals: 'placed' } },
        { stockHeld: { equals: true } },
        { 'lines.productId': { equals: productId } },
      ],
    },
    pagination: false,
    depth: 0,
    select: READ,
    req,
    // Visitors cannot read orders; the answer reveals nothing about them.
    overrideAccess: true,
  })
  return docs.flatMap((order) =>
    (order.lines ?? [])
      .filter((line) => line.productId === productId)
      .map(({ variantId, quantity }) => ({ variantId: variantId ?? null, quantity, until: endOf(order) })),
  )
}

/** The latest time at which an unpaid order releases its pieces; its buyer may retry payment until then. */
function endOf(order: Pick<StoredOrder, 'createdAt' | 'holdUntil' | 'payment'>): number {
  const until = Date.parse(order.holdUntil ?? order.createdAt)
  if (order.payment.provider === 'manual' || !canStartAttempt(order)) return until
  return Math.max(until, Date.parse(order.createdAt) + PAY_HOURS_MAX * 60 * MINUTE_MS)
}

/** GET /api/shop/products/{id}/held: numbers and a time; 404 for a product that is not for sale. */
export const readHeldPieces = handle(contract.readHeldPieces, async ({ params: { id }, req }) => {
  if (!(await sellablesById(req, [id])).has(id)) throw notFound()
  return heldPieces(req, id)
})

/** POST /api/shop/back-in-stock: an address joins the line only after it is confirmed through a mail. */
export const askWhenBack = handle(contract.askWhenBack, async ({ body, req, payload }) => {
  const { productId, variantId, email } = body
  const product = (await sellablesById(req, [productId])).get(productId)
  const variant = product?.variants.find(({ id }) => id === variantId) ?? null
  if (!product || (variantId !== null && !variant)) throw notFound()
  if (product.hasVariants && !variant) throw badField('variantId', pleaseChoose(product.optionNames))
  if ((variant ?? product).inventoryQuantity > 0) throw conflict(contract.BACK_IN_STOCK_TEXTS.inStock)
  // Over the limit the response is the same but no mail is sent, so the form cannot be used to flood a mailbox.
  if (await trySpend(payload, 'back-in-stock-mail', email)) {
    await queueMail(req, 'line-confirm', await placeOf(req, { product, variant, email }))
  }
  return { message: contract.BACK_IN_STOCK_TEXTS.asked }
})

/** GET /api/shop/back-in-stock/{entry}/{key}: writes nothing, because mail scanners open every link. */
export const readWaitingPlace = handle(contract.readWaitingPlace, async ({ params, req }) =>
  presentPlace(req, await entryOfLink(req, params)),
)

/** POST /api/shop/back-in-stock/{entry}/{key}/confirm: a repeated call returns the same place. */
export const confirmWaitingPlace = handle(contract.confirmWaitingPlace, async ({ params, req }) => {
  const entry = await entryOfLink(req, params)
  await inTransaction(req, () => joinWaitingList(req, entry))
  return presentPlace(req, (await readEntry(req, entry._id)) ?? entry)
})

/** POST /api/shop/back-in-stock/{entry}/{key}/leave */
export const leaveWaitingList = handle(contract.leaveWaitingList, async ({ params, req }) => {
  const { _id } = await entryOfLink(req, params)
  await inTransaction(req, () => endPlace(req, _id))
  return { message: contract.BACK_IN_STOCK_TEXTS.left }
})

/** Call it within a transaction. A piece that came back while the line was empty is kept at once. */
async function joinWaitingList(req: PayloadRequest, { _id, productId, variantId }: Entry): Promise<void> {
  const now = new Date()
  const endsAt = new Date(now.getTime() + contract.WAITING_DAYS * DAY_MS)
  const { matchedCount } = await entries(req).updateOne(
    { _id, confirmedAt: null },
    { $set: { confirmedAt: now, endsAt, updatedAt: now } },
    { session: await sessionOf(req) },
  )
  if (matchedCount === 1) await handOver(req, { productId, variantId })
}

type Asked = { product: Sellable; variant: Variant | null; email: string }

/** The id of an address's place in line for a piece; creates the place if there is none. */
async function placeOf(req: PayloadRequest, { product, variant, email }: Asked): Promise<string> {
  const now = new Date()
  const where = { productId: product.id, variantId: variant?.id ?? null, email }
  const made = {
    _id: new Types.ObjectId(),
    title: product.title,
    detail: variant ? variantDetail(product.optionNames, variant.values) : null,
    confirmedAt: null,
    keptUntil: null,
    createdAt: now,
    updatedAt: now,
  }
  const endsAt = new Date(now.getTime() + contract.UNCONFIRMED_DAYS * DAY_MS)
  const entry = await entries(req).findOneAndUpdate(
    where,
    { $setOnInsert: made, $max: { endsAt } },
    { upsert: true, returnDocument: 'after' },
  )
  return (entry ?? made)._id.toHexString()
}

/** The calls of the line for sold-out pieces. */
export const waitingListCalls = [
  readHeldPieces,
  askWhenBack,
  readWaitingPlace,
  confirmWaitingPlace,
  leaveWaitingList,
]
