import type { FakeAccountReport as StoredFakeAccountReport } from '@/payload-types'
import { idOf, toFlag } from '@/database/ids'
import type { FakeAccountReport } from '@/contracts/fake-accounts'

/** A stored fake account report as its owner sees it. */
export function presentFakeAccountReport(stored: StoredFakeAccountReport): FakeAccountReport {
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
