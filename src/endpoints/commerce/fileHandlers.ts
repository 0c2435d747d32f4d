import { randomUUID } from 'node:crypto'
import * as contract from '@/contracts/commerce/downloads'
import { requireRoom } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import { handle } from '../core/handle'
import { readUpload } from '../core/readUpload'

/** POST /api/product-files: stored under a random name, so the sender's file name and type never reach the disk. */
export const createProductFile = handle(
  contract.createProductFile,
  async ({ query: { name }, req, user, payload }) => {
    const data = await readUpload(req, contract.createProductFile, contract.DOWNLOAD_TEXTS)
    const stored = await inTransaction(req, async () => {
      await requireRoom('product-files', { req, user, ownedBy: 'sellerId' })
      const mimetype = 'application/octet-stream'
      return payload.create({
        collection: 'product-files',
        data: { sellerId: user.id, name },
        file: { data, mimetype, name: `${randomUUID()}.bin`, size: data.byteLength },
        depth: 0,
        req,
        // Collection access denies everyone; this call overrides it for the caller.
        overrideAccess: true,
      })
    })
    return { id: stored.id, name: stored.name, bytes: data.byteLength }
  },
)

/** The calls of files that buyers download. */
export const productFileCalls = [createProductFile]
