import type { FakeAccountReport, ImageTakedownReport } from '@/payload-types'
import { idOf, toFlag } from '@/database/ids'
import type { FakeAccountReportAnswer, ImageTakedownReportAnswer } from '@/contracts/fake-accounts'

/** A stored fake account report as its owner sees it. */
export function presentFakeAccountReport(stored: FakeAccountReport): FakeAccountReportAnswer {
  return {
    id: stored.id,
    userId: idOf(stored.userId),
    platform: stored.platform,
    fakeAccountUrl: stored.fakeAccountUrl,
    fakeAccountUsername: stored.fakeAccountUsername ?? null,
    reportReason: stored.reportReason,
    additionalDetails: stored.additionalDetails ?? null,
    reportedToPlatform: toFlag(stored.reportedToPlatform),
    reportStatus: stored.reportStatus,
    platformReportDate: stored.platformReportDate ?? null,
    platformResponseDate: stored.platformResponseDate ?? null,
    platformOutcome: stored.platformOutcome ?? null,
    evidenceUrls: stored.evidenceUrls ?? [],
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
  }
}

/** A stored image takedown report as its owner sees it. */
export function presentImageTakedownReport(stored: ImageTakedownReport): ImageTakedownReportAnswer {
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
