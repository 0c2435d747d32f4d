'use client'

import { listFeedback, listOnboarding } from '@/contracts/feedback'
import { together, useLoad } from '../api/useLoad'

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
