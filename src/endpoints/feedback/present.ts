import type { Feedback as StoredFeedback, Onboarding as StoredOnboarding } from '@/payload-types'
import { idOf } from '@/database/ids'
import type { Feedback, FeedbackAnswer, Onboarding } from '@/contracts/feedback'

/** Stored feedback as its sender and admins see it. */
export function presentFeedback(stored: StoredFeedback): Feedback {
  return {
    id: stored.id,
    userId: idOf(stored.userId),
    category: stored.category,
    subject: stored.subject,
    message: stored.message,
    status: stored.status,
    submittedAt: stored.submittedAt,
  }
}

/** The answer to stored feedback, given or not; `names` maps admin ids to names. */
export function presentFeedbackAnswer(
  stored: StoredFeedback,
  names: ReadonlyMap<string, string>,
): FeedbackAnswer {
  return {
    feedbackId: stored.id,
    answer: stored.answer ?? null,
    answeredAt: stored.answeredAt ?? null,
    answeredBy: (stored.answeredBy && names.get(idOf(stored.answeredBy))) || null,
    updatedAt: stored.updatedAt,
  }
}

/** A stored onboarding response as its sender and admins see it. */
export function presentOnboarding(stored: StoredOnboarding): Onboarding {
  return {
    id: stored.id,
    userId: idOf(stored.userId),
    submittedAt: stored.submittedAt,
    fullName: stored.fullName ?? null,
    email: stored.email ?? null,
    socialHandles: stored.socialHandles ?? null,
    brandName: stored.brandName ?? null,
    tagline: stored.tagline ?? null,
    niche: stored.niche ?? null,
    instagram: stored.instagram ?? null,
    tiktok: stored.tiktok ?? null,
    youtube: stored.youtube ?? null,
    followerGoal: stored.followerGoal ?? null,
    revenueGoal: stored.revenueGoal ?? null,
    contentGoal: stored.contentGoal ?? null,
  }
}
