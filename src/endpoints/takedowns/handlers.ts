import * as contract from '@/contracts/takedowns'
import { fromFlags, idOf, toFlag } from '@/database/ids'
import { handle } from '../core/handle'
import { ownHandlers } from '../core/ownHandlers'
import { labelled, ownPage } from '../core/ownPage'
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

const FIELDS = ['violationSiteName', 'violationImageUrl', 'imageDescription']
const others = labelled({
  violationPlatform: contract.TAKEDOWN_PLATFORM_LABELS,
  reportReason: contract.TAKEDOWN_REASON_LABELS,
})

/** GET /api/image-takedown-reports/page. */
const pageImageTakedownReports = handle(contract.pageImageTakedownReports, async ({ query, req, user }) => {
  const wanted = { query, fields: FIELDS, others }
  const { records, total, cursor } = await ownPage('image-takedown-reports', wanted, { req, user })
  return { items: records.map(presentImageTakedownReport), total, cursor }
})

/** Calls on the caller's own image takedown reports: any status may be set; an update changes only what is given. */
const ownReportCalls = ownHandlers({
  collection: 'image-takedown-reports',
  list: contract.listMyImageTakedownReports,
  create: contract.createImageTakedownReport,
  update: contract.updateImageTakedownReport,
  toStored: (body) => fromFlags(body, 'dmcaFiled'),
  present: presentImageTakedownReport,
})

/** The calls of image takedown reports. */
export const takedownCalls = [...ownReportCalls, pageImageTakedownReports]
