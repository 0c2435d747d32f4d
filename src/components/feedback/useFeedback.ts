'use client'

import { listFeedback, listOnboarding } from '@/contracts/feedback'
import { together, useLoad } from '../api/useLoad'

/** The feedback and onboarding responses that the caller may read: all for admins, one's own for creators. */
export function useFeedback() {
  const feedback = useLoad(listFeedback)
  const onboarding = useLoad(listOnboarding)
  return {
    feedback: feedback.data ?? [],
    onboarding: onboarding.data ?? [],
    ...together(feedback, onboarding),
  }
}
