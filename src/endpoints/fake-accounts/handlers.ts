import { handle } from '../core/handle'
import { ownRecord, ownRecords, requireRoom } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import * as contract from '@/contracts/fake-accounts'
import { presentFakeAccountReport } from './present'

/** GET /api/fake-account-reports/my */
export const listMyFakeAccountReports = handle(contract.listMyFakeAccountReports, async ({ req, user }) => {
  const reports = await ownRecords('fake-account-reports', { req, user })
  return reports.map(presentFakeAccountReport)
})

/** POST /api/fake-account-reports */
export const createFakeAccountReport = handle(
  contract.createFakeAccountReport,
  async ({ body, req, user, payload }) => {
    const stored = await inTransaction(req, async () => {
      await requireRoom('fake-account-reports', { req, user })
      const data = { ...body, reportedToPlatform: body.reportedToPlatform === 'true', userId: user.id }
      return payload.create({
        collection: 'fake-account-reports',
        data,
        depth: 0,
        req,
        overrideAccess: false,
      })
    })
    return presentFakeAccountReport(stored)
  },
)

/** PATCH /api/fake-account-reports/{id}/platform-info: any status; changes only the given fields. */
export const updateFakeAccountReport = handle(
  contract.updateFakeAccountReport,
  async ({ params: { id }, body, req, user, payload }) => {
    const { reportedToPlatform: flag, ...rest } = body
    const data = { ...rest, ...(flag && { reportedToPlatform: flag === 'true' }) }
    const stored = await inTransaction(req, async () => {
      await ownRecord('fake-account-reports', id, { req, user })
      return payload.update({
        collection: 'fake-account-reports',
        id,
        data,
        depth: 0,
        req,
        overrideAccess: false,
      })
    })
    return presentFakeAccountReport(stored)
  },
)

/** The calls of fake account reports. */
export const fakeAccountCalls = [listMyFakeAccountReports, createFakeAccountReport, updateFakeAccountReport]
