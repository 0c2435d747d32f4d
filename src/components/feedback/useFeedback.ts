'use client'

import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import {
  type FeedbackAnswer,
  type OnboardingAnswer,
  listFeedback,
  listOnboarding,
} from '@/contracts/feedback'

export const FEEDBACK_KEY = callUrl(listFeedback)

/** The feedback and onboarding responses that the caller may read: all for admins, one's own for creators. */
export function useFeedback() {
  const feedback = useSWR<FeedbackAnswer[], unknown>(FEEDBACK_KEY)
  const onboarding = useSWR<OnboardingAnswer[], unknown>(callUrl(listOnboarding))
  const error = feedback.error ?? onboarding.error
  return {
    feedback: feedback.data ?? [],
    onboarding: onboarding.data ?? [],
    isLoading: !error && (feedback.data === undefined || onboarding.data === undefined),
    error,
    reload: () => Promise.all([feedback.mutate(), onboarding.mutate()]),
  }
}
