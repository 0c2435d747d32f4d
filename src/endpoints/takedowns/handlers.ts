import * as contract from '@/contracts/takedowns'
import { fromFlags, idOf, toFlag } from '@/database/ids'
import { ownHandlers } from '../core/ownHandlers'
import type { ImageTakedownReport as StoredImageTakedownReport } from '@/payload-types'
import type { ImageTakedownReport } from '@/contracts/takedowns'

/** A stored image takedown report as its owner sees it. */
function presentImageTakedownReport(stored: StoredImageTakedownReport): ImageTakedownReport {
  return {
    id: stored.id,
    userId: idOf(stored.userId),
    violationImageUrl: stored.violationImageUrl,
    violationPlatform: stored.violationPlatform,
    violationSiteName: stored.violationSiteName ?? null,
    originalSourceUrl: stored.originalSourceUrl ?? null,
    imageDescription: stored.imageDescription,
    reportReason: stored.reportReason,
    copyrightHolder: stored.copyrightHolder,
    proofOfOwnership: stored.proofOfOwnership ?? null,
    additionalDetails: stored.additionalDetails ?? null,
    dmcaFiled: toFlag(stored.dmcaFiled),
    reportStatus: stored.reportStatus,
    dmcaFilingDate: stored.dmcaFilingDate ?? null,
    platformResponseDate: stored.platformResponseDate ?? null,
    removalDate: stored.removalDate ?? null,
    platformResponse: stored.platformResponse ?? null,
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
  }
}

/** Calls on the caller's own image takedown reports: any status may be set; an update changes only what is given. */
export const takedownCalls = ownHandlers({
  collection: 'image-takedown-reports',
  list: contract.listMyImageTakedownReports,
  create: contract.createImageTakedownReport,
  update: contract.updateImageTakedownReport,
  toStored: (body) => fromFlags(body, 'dmcaFiled'),
  present: presentImageTakedownReport,
})
