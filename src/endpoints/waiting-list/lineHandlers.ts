import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { variantDetail } from '@/contracts/commerce/variantDetail'
import * as contract from '@/contracts/waiting-list'
import { pleaseChoose } from '@/contracts/orders/texts'
import { trySpend } from '@/auth/limits'
import { badField, conflict, notFound } from '@/database/errors'
import { queueMail } from '@/payload/queueMail'
import { inTransaction, sessionOf } from '@/database/transaction'
import { handOver } from '@/domain/waiting-list/offerPieces'
import { handle } from '../core/handle'
import { type Sellable, type Variant, sellablesById } from '../commerce/sellables'
import { heldPieces } from './heldPieces'
import { type Entry, endPlace, entries } from './lineStore'
import { entryOfLink, presentPlace, readEntry } from './placeInLine'

const DAY_MS = 24 * 60 * 60_000

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
export const readPlaceInLine = handle(contract.readPlaceInLine, async ({ params, req }) =>
  presentPlace(req, await entryOfLink(req, params)),
)

/** POST /api/shop/back-in-stock/{entry}/{key}/confirm: a repeated call returns the same place. */
export const confirmPlaceInLine = handle(contract.confirmPlaceInLine, async ({ params, req }) => {
  const entry = await entryOfLink(req, params)
  await inTransaction(req, () => joinLine(req, entry))
  return presentPlace(req, (await readEntry(req, entry._id)) ?? entry)
})

/** POST /api/shop/back-in-stock/{entry}/{key}/leave */
export const leaveLine = handle(contract.leaveLine, async ({ params, req }) => {
  const { _id } = await entryOfLink(req, params)
  await inTransaction(req, () => endPlace(req, _id))
  return { message: contract.BACK_IN_STOCK_TEXTS.left }
})

/** Call it within a transaction. A piece that came back while the line was empty is kept at once. */
async function joinLine(req: PayloadRequest, { _id, productId, variantId }: Entry): Promise<void> {
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
export const lineCalls = [readHeldPieces, askWhenBack, readPlaceInLine, confirmPlaceInLine, leaveLine]
