import * as contract from '@/contracts/takedowns'
import { fromFlags } from '@/database/ids'
import { ownHandlers } from '../core/ownHandlers'
import { presentImageTakedownReport } from './present'

/** The calls of image takedown reports, one's own: any status may be picked; only what is given changes. */
export const takedownCalls = ownHandlers({
  collection: 'image-takedown-reports',
  list: contract.listMyImageTakedownReports,
  create: contract.createImageTakedownReport,
  update: contract.updateImageTakedownReport,
  toStored: (body) => fromFlags(body, 'dmcaFiled'),
  present: presentImageTakedownReport,
})
