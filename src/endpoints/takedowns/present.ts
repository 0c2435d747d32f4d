import type { ImageTakedownReport as StoredImageTakedownReport } from '@/payload-types'
import { idOf, toFlag } from '@/database/ids'
import type { ImageTakedownReport } from '@/contracts/takedowns'

/** A stored image takedown report as its owner sees it. */
export function presentImageTakedownReport(stored: StoredImageTakedownReport): ImageTakedownReport {
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
