import * as contract from '@/contracts/fake-accounts'
import { fromFlags } from '@/database/ids'
import { ownHandlers } from '../core/ownHandlers'
import { presentFakeAccountReport } from './present'

/** Calls on the caller's own fake account reports: any status may be set; an update changes only what is given. */
export const fakeAccountCalls = ownHandlers({
  collection: 'fake-account-reports',
  list: contract.listMyFakeAccountReports,
  create: contract.createFakeAccountReport,
  update: contract.updateFakeAccountReport,
  toStored: (body) => fromFlags(body, 'reportedToPlatform'),
  present: presentFakeAccountReport,
})
