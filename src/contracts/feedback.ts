import * as v from 'valibot'
import { call } from './core/call'
import { pageOf, pageQuery } from './core/page'
import { date, defaulted, email, id, isoDate, longText, optional, patchable, text } from './core/wire'

/** Texts of feedback and onboarding (docs/behaviour.md, 4.3 and 4.17). */
export const FEEDBACK_TEXTS = {
  /** Also the server's message (docs/behaviour.md, 4.17). */
  incomplete: { title: 'Missing Information', description: 'Please fill in all fields' },
  notSubmitted: 'Failed to submit feedback',
  submitted: { title: 'Feedback Submitted', description: 'Thank you for your feedback!' },
  answered: { title: 'Feedback updated', description: 'The sender sees it under Feedback & Reports.' },
  notAnswered: 'Failed to update feedback',
  changedMeanwhile: 'Somebody has changed this feedback in the meantime. Read it again, then save.',
  goalInvalid: 'Enter a number that is not below 0',
  goalTooLarge: 'Enter a smaller number',
  onboardingNotSubmitted: 'Failed to submit onboarding',
  onboardingSubmitted: {
    title: 'Onboarding Complete!',
    description: 'Your profile has been set up successfully.',
  },
} as const

/** Values of a feedback submission (docs/behaviour.md, 5.16). Admins set the status. */
export const FEEDBACK_CATEGORIES = ['general', 'feature-request', 'bug-report', 'platform-feedback'] as const
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number]
export const FEEDBACK_CATEGORY_LABELS: Record<FeedbackCategory, string> = {
  general: 'General',
  'feature-request': 'Feature request',
  'bug-report': 'Bug report',
  'platform-feedback': 'Platform feedback',
}
export const FEEDBACK_STATUSES = ['new', 'reviewed', 'resolved'] as const
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number]
export const FEEDBACK_STATUS_LABELS: Record<FeedbackStatus, string> = {
  new: 'New',
  reviewed: 'Reviewed',
  resolved: 'Resolved',
}
/** How many characters of a user's id are shown (docs/behaviour.md, 4.17). */
export const SHOWN_USER_ID_LENGTH = 8

export const Feedback = v.strictObject({
  id,
  userId: id,
  category: v.picklist(FEEDBACK_CATEGORIES),
  subject: v.string(),
  message: v.string(),
  status: v.picklist(FEEDBACK_STATUSES),
  submittedAt: date,
})
export type Feedback = v.InferOutput<typeof Feedback>

export const FeedbackInput = v.object({
  category: defaulted(v.picklist(FEEDBACK_CATEGORIES), 'general'),
  subject: text(FEEDBACK_TEXTS.incomplete.description),
  message: longText(FEEDBACK_TEXTS.incomplete.description),
})

/** An admin's answer; one for each feedback that the caller may read, answered or not. */
export const FeedbackAnswer = v.strictObject({
  feedbackId: id,
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(date),
  /** The admin's name; null when none is known. */
  answeredBy: v.nullable(v.string()),
  /** When the feedback last changed; the next change sends it back, to detect conflicts. */
  updatedAt: date,
})
export type FeedbackAnswer = v.InferOutput<typeof FeedbackAnswer>

/** Feedback with its answer. `sender` is the name and username of who sent it, for admins; else null. */
export const FeedbackItem = v.strictObject({
  ...Feedback.entries,
  answer: FeedbackAnswer,
  sender: v.nullable(v.string()),
})
export type FeedbackItem = v.InferOutput<typeof FeedbackItem>

/** Missing fields stay unchanged; an empty answer is withdrawn. `updatedAt` is the one that the client last read. */
export const FeedbackAnswerInput = v.object({
  status: v.optional(v.picklist(FEEDBACK_STATUSES)),
  answer: patchable(longText()),
  updatedAt: isoDate(),
})

export const Onboarding = v.strictObject({
  id,
  userId: id,
  submittedAt: date,
  fullName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  socialHandles: v.nullable(v.string()),
  brandName: v.nullable(v.string()),
  tagline: v.nullable(v.string()),
  niche: v.nullable(v.string()),
  instagram: v.nullable(v.string()),
  tiktok: v.nullable(v.string()),
  youtube: v.nullable(v.string()),
  followerGoal: v.nullable(v.number()),
  revenueGoal: v.nullable(v.number()),
  contentGoal: v.nullable(v.number()),
})
export type Onboarding = v.InferOutput<typeof Onboarding>

/** A response with its sender: name and username for admins, else null. */
export const OnboardingItem = v.strictObject({ ...Onboarding.entries, sender: v.nullable(v.string()) })
export type OnboardingItem = v.InferOutput<typeof OnboardingItem>

/** Nothing is required (docs/behaviour.md, 4.3); goals are numbers: followers, dollars, posts per week. */
export const OnboardingInput = v.object({
  fullName: optional(text()),
  email: optional(email()),
  socialHandles: optional(longText()),
  brandName: optional(text()),
  tagline: optional(text()),
  niche: optional(text()),
  instagram: optional(text()),
  tiktok: optional(text()),
  youtube: optional(text()),
  followerGoal: optional(goal()),
  revenueGoal: optional(goal()),
  contentGoal: optional(goal()),
})

export const listFeedback = call({
  method: 'get',
  path: '/feedback/all',
  who: 'user',
  answer: v.array(Feedback),
  summary: 'The latest 1,000 of all feedback for admins, your own for creators; newest first',
})
export const pageFeedback = call({
  method: 'get',
  path: '/feedback/page',
  who: 'user',
  query: v.object(pageQuery),
  answer: pageOf(FeedbackItem),
  summary: 'Feedback with its answers, 50 at once: all for admins, your own for creators; newest first',
})
export const readFeedbackItem = call({
  method: 'get',
  path: '/feedback/:id/answer',
  who: 'user',
  answer: FeedbackItem,
  summary: 'One feedback with its answer',
  fails: [404],
})
export const createFeedback = call({
  method: 'post',
  path: '/feedback',
  who: 'user',
  body: FeedbackInput,
  answer: Feedback,
  status: 201,
  summary: 'Send feedback',
  fails: [409],
})
export const listFeedbackAnswers = call({
  method: 'get',
  path: '/feedback/answers',
  who: 'user',
  answer: v.array(FeedbackAnswer),
  summary: 'The answers to what /api/feedback/all lists, in the same order',
})
export const answerFeedback = call({
  method: 'patch',
  path: '/feedback/:id/answer',
  who: 'admin',
  body: FeedbackAnswerInput,
  answer: FeedbackAnswer,
  summary: 'Answer feedback and mark it; 409 when it was changed since it was read',
  fails: [404, 409],
})
export const listOnboarding = call({
  method: 'get',
  path: '/onboarding/all',
  who: 'user',
  answer: v.array(Onboarding),
  summary: 'The latest 1,000 onboarding responses for admins, your own for creators; newest first',
})
export const pageOnboarding = call({
  method: 'get',
  path: '/onboarding/page',
  who: 'user',
  query: v.object(pageQuery),
  answer: pageOf(OnboardingItem),
  summary: 'Onboarding responses, 50 at once: all for admins, your own for creators; newest first',
})
export const listMyOnboarding = call({
  method: 'get',
  path: '/onboarding/my',
  who: 'user',
  answer: v.array(Onboarding),
  summary: 'Your own onboarding response, in a list of none or one',
})
export const createOnboarding = call({
  method: 'post',
  path: '/onboarding',
  who: 'user',
  body: OnboardingInput,
  answer: Onboarding,
  status: 201,
  summary: 'Send the onboarding wizard; a second one replaces the first',
})

function goal() {
  return v.pipe(
    v.number(FEEDBACK_TEXTS.goalInvalid),
    v.finite(FEEDBACK_TEXTS.goalInvalid),
    v.minValue(0, FEEDBACK_TEXTS.goalInvalid),
    v.maxValue(Number.MAX_SAFE_INTEGER, FEEDBACK_TEXTS.goalTooLarge),
  )
}
