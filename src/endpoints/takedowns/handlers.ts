import { handle } from '../core/handle'
import { ownRecord, ownRecords, requireRoom } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import * as contract from '@/contracts/takedowns'
import { presentImageTakedownReport } from './present'

/** GET /api/image-takedown-reports/my */
export const listMyImageTakedownReports = handle(
  contract.listMyImageTakedownReports,
  async ({ req, user }) => {
    const reports = await ownRecords('image-takedown-reports', { req, user })
    return reports.map(presentImageTakedownReport)
  },
)

/** POST /api/image-takedown-reports */
export const createImageTakedownReport = handle(
  contract.createImageTakedownReport,
  async ({ body, req, user, payload }) => {
    const stored = await inTransaction(req, async () => {
      await requireRoom('image-takedown-reports', { req, user })
      const data = { ...body, dmcaFiled: body.dmcaFiled === 'true', userId: user.id }
      return payload.create({
        collection: 'image-takedown-reports',
        data,
        depth: 0,
        req,
        overrideAccess: false,
      })
    })
    return presentImageTakedownReport(stored)
  },
)

/** PATCH /api/image-takedown-reports/{id}: any status; changes only the given fields. */
export const updateImageTakedownReport = handle(
  contract.updateImageTakedownReport,
  async ({ params: { id }, body, req, user, payload }) => {
    const { dmcaFiled: flag, ...rest } = body
    const data = { ...rest, ...(flag && { dmcaFiled: flag === 'true' }) }
    const stored = await inTransaction(req, async () => {
      await ownRecord('image-takedown-reports', id, { req, user })
      return payload.update({
        collection: 'image-takedown-reports',
        id,
        data,
        depth: 0,
        req,
        overrideAccess: false,
      })
    })
    return presentImageTakedownReport(stored)
  },
)

/** The calls of image takedown reports. */
export const takedownCalls = [
  listMyImageTakedownReports,
  createImageTakedownReport,
  updateImageTakedownReport,
]
