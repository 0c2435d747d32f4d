import type { PayloadRequest } from 'payload'
import { demoFakeAccounts, demoFeedback, demoIdeas, demoOnboarding, demoTakedowns } from './creatorWork'
import { DAY_MS } from '@/contracts/core/time'
import { ago } from './days'
import type { People } from './people'

/** A platform is notified one day after the report is written, and responds within the week. */
export async function createReports(req: PayloadRequest, userId: string): Promise<void> {
  for (const { daysAgo, ...report } of demoFakeAccounts) {
    const data = {
      ...report,
      userId,
      platformReportDate: report.reportedToPlatform ? ago((daysAgo - 1) * DAY_MS) : null,
      platformResponseDate: report.platformOutcome ? ago((daysAgo - 6) * DAY_MS) : null,
      createdAt: ago(daysAgo * DAY_MS),
    }
    await req.payload.create({ collection: 'fake-account-reports', data, depth: 0, req })
  }
  for (const { daysAgo, ...report } of demoTakedowns) {
    const answeredAt = report.platformResponse ? ago((daysAgo - 6) * DAY_MS) : null
    const data = {
      ...report,
      userId,
      dmcaFilingDate: ago((daysAgo - 1) * DAY_MS),
      platformResponseDate: answeredAt,
      removalDate: answeredAt,
      createdAt: ago(daysAgo * DAY_MS),
    }
    await req.payload.create({ collection: 'image-takedown-reports', data, depth: 0, req })
  }
}

/** Ideas, feedback and the onboarding response. */
export async function createNotes(req: PayloadRequest, { isla, elena }: People): Promise<void> {
  for (const [index, idea] of demoIdeas.entries()) {
    const data = { ...idea, userId: isla, createdAt: ago((index + 1) * DAY_MS) }
    await req.payload.create({ collection: 'vision-board', data, depth: 0, req })
  }
  for (const { daysAgo, ...feedback } of demoFeedback) {
    const data = { ...feedback, userId: isla, submittedAt: ago(daysAgo * DAY_MS) }
    await req.payload.create({ collection: 'feedback', data, depth: 0, req })
  }
  const data = { ...demoOnboarding, userId: elena, submittedAt: ago(3 * DAY_MS) }
  await req.payload.create({ collection: 'onboarding', data, depth: 0, req })
}
