import * as v from 'valibot'
import { call } from './core/call'
import { Message, date, id, longText } from './core/wire'
import { utcDay } from './core/time'

/** The status of a deal; only active ones are listed and can be applied to (docs/behaviour.md, 5.8). */
export const BRAND_DEAL_STATUSES = ['draft', 'active', 'closed'] as const

/** Shown with spaces instead of hyphens (docs/behaviour.md, 4.6). */
export const BRAND_DEAL_TYPES = [
  'sponsored-post',
  'brand-ambassador',
  'content-creation',
  'affiliate-partnership',
  'product-gifting',
  'event-appearance',
] as const

/** Set in the console (docs/behaviour.md, 5.9). */
export const BRAND_DEAL_APPLICATION_STATUSES = [
  'pending',
  'approved',
  'rejected',
  'accepted',
  'content-review',
  'pending-post',
  'completed',
] as const
export type BrandDealApplicationStatus = (typeof BRAND_DEAL_APPLICATION_STATUSES)[number]

/** Whether an applicant in this state can read the deal's brief and contact (docs/behaviour.md, 5.9). */
export function readsBrief(status: BrandDealApplicationStatus): boolean {
  return status !== 'pending' && status !== 'rejected'
}

/** Texts of the tab Brand Deals (docs/behaviour.md, 4.6). */
export const DEAL_TEXTS = {
  over: 'The last day to apply to this deal has passed',
  alreadyApplied: 'You have already applied to this deal',
  notFound: 'This deal is no longer available',
  submitted: 'Application Submitted',
  submitFailed: 'Failed to submit application',
  messageRequired: 'Message Required',
  messageRequiredHint: 'Please provide a message with your application',
  alreadyDecided: 'This application has been decided, so it cannot be withdrawn any more',
  withdrawn: 'Application withdrawn',
  withdrawFailed: 'Failed to withdraw application',
} as const

/** Whether a deal's last day to apply is over. The deadline is a date, so it ends in UTC; false without one. */
export function isDealOver(deadline: string | Date | null | undefined, now = new Date()): boolean {
  if (!deadline) return false
  return utcDay(deadline) < utcDay(now)
}

export const BrandDealApplicationInput = v.object({
  brandDealId: id,
  applicationMessage: longText(DEAL_TEXTS.messageRequiredHint),
})

/** A brand deal as the calls answer it; budgets and totalPaid in cents. */
export const BrandDeal = v.strictObject({
  id,
  companyName: v.string(),
  companyLogo: v.nullable(v.string()),
  campaignTitle: v.string(),
  description: v.nullable(v.string()),
  industry: v.nullable(v.string()),
  dealType: v.nullable(v.string()),
  budgetMin: v.nullable(v.number()),
  budgetMax: v.nullable(v.number()),
  totalPaid: v.number(),
  productSelection: v.nullable(v.string()),
  requirements: v.nullable(v.string()),
  location: v.nullable(v.string()),
  deadline: v.nullable(date),
  status: v.picklist(BRAND_DEAL_STATUSES),
})
export type BrandDeal = v.InferOutput<typeof BrandDeal>

/** The caller's own application to a deal. */
export const BrandDealApplication = v.strictObject({
  id,
  brandDealId: id,
  userId: id,
  status: v.picklist(BRAND_DEAL_APPLICATION_STATUSES),
  applicationMessage: v.string(),
  notes: v.nullable(v.string()),
})
export type BrandDealApplication = v.InferOutput<typeof BrandDealApplication>

/** One state of an application; `at` is null when its start was not recorded. */
const ApplicationState = v.strictObject({
  status: v.picklist(BRAND_DEAL_APPLICATION_STATUSES),
  at: v.nullable(date),
})

/** An application with its deal, active or not, and all its states, oldest first. */
export const DealPipeline = v.strictObject({
  application: BrandDealApplication,
  deal: BrandDeal,
  history: v.array(ApplicationState),
  /** Both null until the application is approved, and when the deal has none. */
  brief: v.nullable(v.string()),
  contact: v.nullable(v.string()),
  /** So far, in cents; 0 until the application is approved. */
  paid: v.number(),
})
export type DealPipeline = v.InferOutput<typeof DealPipeline>

export const listBrandDeals = call({
  method: 'get',
  path: '/brand-deals',
  who: 'user',
  answer: v.array(BrandDeal),
  summary: 'The active brand deals, newest first',
})
export const listMyBrandDealApplications = call({
  method: 'get',
  path: '/brand-deal-applications/my',
  who: 'user',
  answer: v.array(BrandDealApplication),
  summary: "The caller's applications to deals, newest first",
})
export const createBrandDealApplication = call({
  method: 'post',
  path: '/brand-deal-applications',
  who: 'user',
  body: BrandDealApplicationInput,
  answer: BrandDealApplication,
  status: 201,
  summary: 'Apply to an active deal, once, up to its last day',
  fails: [404, 409],
})
export const listDealPipelines = call({
  method: 'get',
  path: '/brand-deal-applications/pipeline',
  who: 'user',
  answer: v.array(DealPipeline),
  summary: "The caller's applications with their deals and dated states, newest first",
})
export const withdrawBrandDealApplication = call({
  method: 'post',
  path: '/brand-deal-applications/:id/withdraw',
  who: 'user',
  answer: Message,
  summary: "Withdraw one of the caller's applications while it is pending; it is deleted",
  fails: [409],
})
