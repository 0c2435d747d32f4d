'use client'

import { type User, listUsers } from '@/contracts/account/identity'
import { type FeedbackAnswer, listFeedback, listFeedbackAnswers, listOnboarding } from '@/contracts/feedback'
import { together, useLoad } from '../api/useLoad'
import { useSession } from '../session/useSession'

/** The feedback and onboarding responses the caller may read: all for admins, their own for creators. */
export function useFeedback() {
  const feedback = useLoad(listFeedback)
  const onboarding = useLoad(listOnboarding)
  return {
    feedback: feedback.data ?? [],
    onboarding: onboarding.data ?? [],
    ...together(feedback, onboarding),
  }
}

/** The answers by feedback id. If they fail to load, the feedback itself can still be read. */
export function useFeedbackAnswers() {
  const { data = [], error, reload } = useLoad(listFeedbackAnswers)
  const answers: ReadonlyMap<string, FeedbackAnswer> = new Map(data.map((each) => [each.feedbackId, each]))
  return { answers, error, reload }
}

/** The users by id, to name senders; loaded only for admins, otherwise empty. */
export function useSenders(): ReadonlyMap<string, User> {
  const { user } = useSession()
  const { data = [] } = useLoad(listUsers, { isOn: user?.isAdmin === 'true' })
  return new Map(data.map((each) => [each.id, each]))
}
