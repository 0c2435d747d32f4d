'use client'

import { lazyDialog } from '../api/lazyDialog'

const SubmitFeedbackForm = lazyDialog(async () => (await import('./SubmitFeedbackForm')).SubmitFeedbackForm)

/** The button that submits feedback. */
export function SubmitFeedbackDialog({ emptyLabel }: { emptyLabel?: string }) {
  return <SubmitFeedbackForm button={{ icon: 'note', label: 'Submit Feedback', emptyLabel }} />
}
