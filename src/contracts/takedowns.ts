import * as v from 'valibot'
import { call } from './core/call'
import { ownPageQuery, pageOf } from './core/page'
import { date, defaulted, flag, httpUrl, id, isoDate, longText, optional, patchable, text } from './core/wire'

/** Values of an image takedown report (docs/behaviour.md, 4.18). */
export const TAKEDOWN_PLATFORMS = ['website', 'social-media', 'forum', 'other'] as const
export type TakedownPlatform = (typeof TAKEDOWN_PLATFORMS)[number]

export const TAKEDOWN_PLATFORM_LABELS: Record<TakedownPlatform, string> = {
  website: 'Website',
  'social-media': 'Social media',
  forum: 'Forum',
  other: 'Other',
}

export const TAKEDOWN_REASONS = ['leaked-private', 'copyright', 'unauthorized-use', 'stolen-content'] as const
export type TakedownReason = (typeof TAKEDOWN_REASONS)[number]

export const TAKEDOWN_REASON_LABELS: Record<TakedownReason, string> = {
  'leaked-private': 'Leaked private image',
  copyright: 'Copyright',
  'unauthorized-use': 'Unauthorized use',
  'stolen-content': 'Stolen content',
}

export const TAKEDOWN_STATUSES = ['pending', 'dmca-filed', 'in-review', 'removed', 'rejected'] as const
export type TakedownStatus = (typeof TAKEDOWN_STATUSES)[number]

export const TAKEDOWN_STATUS_LABELS: Record<TakedownStatus, string> = {
  pending: 'Pending',
  'dmca-filed': 'DMCA filed',
  'in-review': 'In Review',
  removed: 'Removed',
  rejected: 'Rejected',
}

export const ImageTakedownReport = v.strictObject({
  id,
  userId: id,
  violationImageUrl: v.string(),
  violationPlatform: v.picklist(TAKEDOWN_PLATFORMS),
  violationSiteName: v.nullable(v.string()),
  originalSourceUrl: v.nullable(v.string()),
  imageDescription: v.string(),
  reportReason: v.picklist(TAKEDOWN_REASONS),
  copyrightHolder: v.string(),
  proofOfOwnership: v.nullable(v.string()),
  additionalDetails: v.nullable(v.string()),
  dmcaFiled: flag,
  reportStatus: v.picklist(TAKEDOWN_STATUSES),
  dmcaFilingDate: v.nullable(date),
  platformResponseDate: v.nullable(date),
  removalDate: v.nullable(date),
  platformResponse: v.nullable(v.string()),
  createdAt: date,
  updatedAt: date,
})
export type ImageTakedownReport = v.InferOutput<typeof ImageTakedownReport>

export const ImageTakedownReportInput = v.object({
  violationImageUrl: httpUrl(undefined, 'Enter the address of the image'),
  violationPlatform: v.picklist(TAKEDOWN_PLATFORMS, 'Choose where the image is'),
  violationSiteName: optional(text()),
  originalSourceUrl: optional(httpUrl()),
  imageDescription: longText('Describe the image'),
  reportReason: v.picklist(TAKEDOWN_REASONS, 'Choose a reason'),
  copyrightHolder: text('Enter the copyright holder'),
  proofOfOwnership: optional(longText()),
  additionalDetails: optional(longText()),
  dmcaFiled: defaulted(flag, 'false'),
  reportStatus: defaulted(v.picklist(TAKEDOWN_STATUSES), 'pending'),
})

export const ImageTakedownReportPatch = v.object({
  dmcaFiled: v.optional(flag),
  reportStatus: v.optional(v.picklist(TAKEDOWN_STATUSES)),
  dmcaFilingDate: patchable(isoDate()),
  platformResponseDate: patchable(isoDate()),
  removalDate: patchable(isoDate()),
  platformResponse: patchable(longText()),
  /** As the client read it: 409 if the report has changed since. */
  updatedAt: v.optional(isoDate()),
})

export const listMyImageTakedownReports = call({
  method: 'get',
  path: '/image-takedown-reports/my',
  who: 'user',
  answer: v.array(ImageTakedownReport),
  summary: 'Your own image takedown reports, newest first',
})

export const pageImageTakedownReports = call({
  method: 'get',
  path: '/image-takedown-reports/page',
  who: 'user',
  query: v.object(ownPageQuery),
  answer: pageOf(ImageTakedownReport),
  summary: 'Your own image takedown reports, 50 at once, newest first',
})

export const createImageTakedownReport = call({
  method: 'post',
  path: '/image-takedown-reports',
  who: 'user',
  body: ImageTakedownReportInput,
  answer: ImageTakedownReport,
  status: 201,
  summary: 'Report an image that must come down',
  fails: [409],
})

export const updateImageTakedownReport = call({
  method: 'patch',
  path: '/image-takedown-reports/:id',
  who: 'user',
  body: ImageTakedownReportPatch,
  answer: ImageTakedownReport,
  summary: 'Note how one of your takedowns goes on',
  fails: [409],
})
