import * as v from 'valibot'
import { call } from './core/call'
import { ownPageQuery, pageOf } from './core/page'
import { date, defaulted, flag, httpUrl, id, isoDate, longText, optional, patchable, text } from './core/wire'

/** Values of a fake account report (docs/behaviour.md, 4.18). */
export const FAKE_ACCOUNT_PLATFORMS = ['tiktok', 'instagram', 'youtube', 'twitter', 'threads'] as const
export type FakeAccountPlatform = (typeof FAKE_ACCOUNT_PLATFORMS)[number]

export const FAKE_ACCOUNT_PLATFORM_LABELS: Record<FakeAccountPlatform, string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
  twitter: 'X (Twitter)',
  threads: 'Threads',
}

export const FAKE_ACCOUNT_REASONS = ['impersonation', 'scam', 'spam', 'harassment', 'other'] as const
export type FakeAccountReason = (typeof FAKE_ACCOUNT_REASONS)[number]

export const FAKE_ACCOUNT_REASON_LABELS: Record<FakeAccountReason, string> = {
  impersonation: 'Impersonation',
  scam: 'Scam',
  spam: 'Spam',
  harassment: 'Harassment',
  other: 'Other',
}

/** Any status may be picked at any time. */
export const FAKE_ACCOUNT_STATUSES = ['pending', 'reported', 'in-review', 'resolved', 'rejected'] as const
export type FakeAccountStatus = (typeof FAKE_ACCOUNT_STATUSES)[number]

export const FAKE_ACCOUNT_STATUS_LABELS: Record<FakeAccountStatus, string> = {
  pending: 'Pending',
  reported: 'Reported',
  'in-review': 'In Review',
  resolved: 'Resolved',
  rejected: 'Rejected',
}

/** Progress per status, in percent. */
export const FAKE_ACCOUNT_PROGRESS: Record<FakeAccountStatus, number> = {
  pending: 0,
  reported: 33,
  'in-review': 67,
  resolved: 100,
  rejected: 100,
}

export const FAKE_ACCOUNT_OUTCOMES = [
  'account-removed',
  'warning-issued',
  'no-action',
  'under-review',
] as const
export type FakeAccountOutcome = (typeof FAKE_ACCOUNT_OUTCOMES)[number]

export const FAKE_ACCOUNT_OUTCOME_LABELS: Record<FakeAccountOutcome, string> = {
  'account-removed': 'Account removed',
  'warning-issued': 'Warning issued',
  'no-action': 'No action',
  'under-review': 'Under review',
}

export const EVIDENCE_MAX = 20

export const Evidence = v.pipe(v.array(httpUrl()), v.maxLength(EVIDENCE_MAX, `At most ${EVIDENCE_MAX} links`))

export const FakeAccountReport = v.strictObject({
  id,
  userId: id,
  platform: v.picklist(FAKE_ACCOUNT_PLATFORMS),
  fakeAccountUrl: v.string(),
  fakeAccountUsername: v.nullable(v.string()),
  reportReason: v.picklist(FAKE_ACCOUNT_REASONS),
  additionalDetails: v.nullable(v.string()),
  reportedToPlatform: flag,
  reportStatus: v.picklist(FAKE_ACCOUNT_STATUSES),
  platformReportDate: v.nullable(date),
  platformResponseDate: v.nullable(date),
  platformOutcome: v.nullable(v.picklist(FAKE_ACCOUNT_OUTCOMES)),
  evidenceUrls: v.array(v.string()),
  createdAt: date,
  updatedAt: date,
})
export type FakeAccountReport = v.InferOutput<typeof FakeAccountReport>

/** Platform, address and reason are required; evidence must be addresses. */
export const FakeAccountReportInput = v.object({
  platform: v.picklist(FAKE_ACCOUNT_PLATFORMS, 'Choose a platform'),
  fakeAccountUrl: httpUrl(undefined, 'Enter the address of the fake account'),
  fakeAccountUsername: optional(text()),
  reportReason: v.picklist(FAKE_ACCOUNT_REASONS, 'Choose a reason'),
  additionalDetails: optional(longText()),
  reportedToPlatform: defaulted(flag, 'false'),
  reportStatus: defaulted(v.picklist(FAKE_ACCOUNT_STATUSES), 'pending'),
  evidenceUrls: defaulted(Evidence, []),
})

/** Changes only the given fields; null or '' clears a date, the outcome or the response. */
export const FakeAccountReportPatch = v.object({
  reportedToPlatform: v.optional(flag),
  reportStatus: v.optional(v.picklist(FAKE_ACCOUNT_STATUSES)),
  platformReportDate: patchable(isoDate()),
  platformResponseDate: patchable(isoDate()),
  platformOutcome: patchable(v.picklist(FAKE_ACCOUNT_OUTCOMES)),
  /** As the client read it: 409 if the report has changed since. */
  updatedAt: v.optional(isoDate()),
})

export const listMyFakeAccountReports = call({
  method: 'get',
  path: '/fake-account-reports/my',
  who: 'user',
  answer: v.array(FakeAccountReport),
  summary: 'Your own fake account reports, newest first',
})

/** How many of the caller's reports are in each state. */
export const FakeAccountCounts = v.strictObject(v.entriesFromList(FAKE_ACCOUNT_STATUSES, v.number()))

export const pageFakeAccountReports = call({
  method: 'get',
  path: '/fake-account-reports/page',
  who: 'user',
  query: v.object({ ...ownPageQuery, status: v.optional(v.picklist(FAKE_ACCOUNT_STATUSES)) }),
  answer: v.strictObject({ ...pageOf(FakeAccountReport).entries, counts: FakeAccountCounts }),
  summary: 'Your own fake account reports, 50 at once, newest first, with the number in each state',
})

export const createFakeAccountReport = call({
  method: 'post',
  path: '/fake-account-reports',
  who: 'user',
  body: FakeAccountReportInput,
  answer: FakeAccountReport,
  status: 201,
  summary: 'Report a fake account',
  fails: [409],
})

export const updateFakeAccountReport = call({
  method: 'patch',
  path: '/fake-account-reports/:id/platform-info',
  who: 'user',
  body: FakeAccountReportPatch,
  answer: FakeAccountReport,
  summary: 'Note what the platform did about one of your reports',
  fails: [409],
})
