import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import * as contract from '@/contracts/commerce/downloads'
import { conflict, notFound } from '@/database/errors'
import { findFirst } from '@/database/findFirst'
import { requireQuota } from '@/domain/media/mediaQuota'
import { isRecordId } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { isProductFileTaken } from '@/domain/commerce/productFiles'
import { inTransaction } from '@/database/transaction'
import { environment } from '@/environment'
import { handle } from '../core/handle'
import { receiveFile } from '../core/receiveFile'

/** Payload looks into these instead of the file, which may be of any type. */
const UNREAD = Buffer.from([0])

/** POST /api/product-files: stored under a random name, so the sender's file name and type never reach the disk. */
export const createProductFile = handle(
  contract.createProductFile,
  ({ query: { name }, req, user, payload }) =>
    receiveFile(req, contract.createProductFile, contract.DOWNLOAD_TEXTS, async ({ path, size }) => {
      const stored = `${randomUUID()}.bin`
      const { id } = await inTransaction(req, async () => {
        await requireRoom('product-files', { req, user, ownedBy: 'sellerId' })
        await requireQuota(req, user.id, { size, quotaBytes: environment.mediaQuotaBytes })
        const mimetype = 'application/octet-stream'
        return payload.create({
          collection: 'product-files',
          data: { sellerId: user.id, name },
          file: { data: UNREAD, mimetype, name: stored, size, tempFilePath: path },
          // The name is random, so this overwrites only the file of an earlier attempt of this transaction.
          overwriteExistingFiles: true,
          depth: 0,
          req,
          // Collection access denies everyone; this call overrides it for the caller.
          overrideAccess: true,
        })
      })
      return { id, name, bytes: size }
    }),
)

/** DELETE /api/product-files/{id}: 409 while a product or an order has it. */
export const deleteProductFile = handle(
  contract.deleteProductFile,
  async ({ params: { id }, req, user, payload }) => {
    const own: Where = { and: [{ id: { equals: id } }, { sellerId: { equals: user.id } }] }
    await inTransaction(req, async () => {
      if (!isRecordId(id) || !(await findFirst(req, 'product-files', own))) throw notFound()
      if (await isProductFileTaken(req, id)) throw conflict(contract.DOWNLOAD_TEXTS.inUse)
      // Taking a file writes it, so a concurrent change conflicts. Collection access denies everyone.
      await payload.delete({ collection: 'product-files', id, req, overrideAccess: true })
    })
    return { message: contract.DOWNLOAD_TEXTS.deleted }
  },
)

/** The calls of files that buyers download. */
export const productFileCalls = [createProductFile, deleteProductFile]
