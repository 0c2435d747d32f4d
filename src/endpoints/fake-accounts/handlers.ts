import { Types } from 'mongoose'
import * as contract from '@/contracts/fake-accounts'
import { driverCollection } from '@/database/driverCollection'
import { fromFlags } from '@/database/ids'
import { handle } from '../core/handle'
import { type Caller, ownHandlers } from '../core/ownHandlers'
import { labelled, ownPage } from '../core/ownPage'
import { presentFakeAccountReport } from './present'

const FIELDS = ['fakeAccountUsername', 'fakeAccountUrl', 'additionalDetails']
const others = labelled({
  platform: contract.FAKE_ACCOUNT_PLATFORM_LABELS,
  reportReason: contract.FAKE_ACCOUNT_REASON_LABELS,
})

/** GET /api/fake-account-reports/page: `total` counts those in the state that was asked for. */
const pageFakeAccountReports = handle(
  contract.pageFakeAccountReports,
  async ({ query: { status, ...query }, req, user }) => {
    const narrow = status && { reportStatus: status }
    const [{ records, total, cursor }, counts] = await Promise.all([
      ownPage(
        'fake-account-reports',
        { query, fields: FIELDS, others, ...(narrow && { narrow }) },
        { req, user },
      ),
      countStates({ req, user }),
    ])
    return { items: records.map(presentFakeAccountReport), total, cursor, counts }
  },
)

async function countStates({ req, user }: Caller) {
  const found = await driverCollection(req, 'fake-account-reports')
    .aggregate<{ _id: contract.FakeAccountStatus; count: number }>([
      { $match: { userId: new Types.ObjectId(user.id) } },
      // With the index, no report is read.
      { $project: { _id: 0, reportStatus: 1 } },
      { $group: { _id: '$reportStatus', count: { $sum: 1 } } },
    ])
    .toArray()
  const of = (status: contract.FakeAccountStatus) => found.find(({ _id }) => _id === status)?.count ?? 0
  return {
    pending: of('pending'),
    reported: of('reported'),
    'in-review': of('in-review'),
    resolved: of('resolved'),
    rejected: of('rejected'),
  }
}

/** Calls on the caller's own fake account reports: any status may be set; an update changes only what is given. */
const ownReportCalls = ownHandlers({
  collection: 'fake-account-reports',
  list: contract.listMyFakeAccountReports,
  create: contract.createFakeAccountReport,
  update: contract.updateFakeAccountReport,
  toStored: (body) => fromFlags(body, 'reportedToPlatform'),
  present: presentFakeAccountReport,
})

/** The calls of fake account reports. */
export const fakeAccountCalls = [...ownReportCalls, pageFakeAccountReports]
