import * as contract from '@/contracts/fake-accounts'
import { fromFlags } from '@/database/ids'
import { ownHandlers } from '../core/ownHandlers'
import { presentFakeAccountReport } from './present'

/** The calls of fake account reports, one's own: any status may be picked; only what is given changes. */
export const fakeAccountCalls = ownHandlers({
  collection: 'fake-account-reports',
  list: contract.listMyFakeAccountReports,
  create: contract.createFakeAccountReport,
  update: contract.updateFakeAccountReport,
  toStored: (body) => fromFlags(body, 'reportedToPlatform'),
  present: presentFakeAccountReport,
})
