'use client'

import { pageFeedback, pageOnboarding } from '@/contracts/feedback'
import { usePagedList } from '../layout/usePagedList'

/** The feedback and onboarding responses the caller may read, page by page: all for admins, their own for creators. */
export function useFeedback(q: string | undefined) {
  return {
    feedback: usePagedList(pageFeedback, { query: { q } }),
    onboarding: usePagedList(pageOnboarding, { query: { q } }),
  }
}
