import * as contract from '@/contracts/takedowns'
import { fromFlags } from '@/database/ids'
import { ownHandlers } from '../core/ownHandlers'
import { presentImageTakedownReport } from './present'

/** Calls on the caller's own image takedown reports: any status may be set; an update changes only what is given. */
export const takedownCalls = ownHandlers({
  collection: 'image-takedown-reports',
  list: contract.listMyImageTakedownReports,
  create: contract.createImageTakedownReport,
  update: contract.updateImageTakedownReport,
  toStored: (body) => fromFlags(body, 'dmcaFiled'),
  present: presentImageTakedownReport,
})
