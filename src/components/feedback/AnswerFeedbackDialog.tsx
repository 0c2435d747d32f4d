'use client'

import type { FeedbackItem } from '@/contracts/feedback'
import { lazyDialog } from '../api/lazyDialog'
import { Button } from '../ui/Button'

const AnswerFeedbackForm = lazyDialog(async () => (await import('./AnswerFeedbackForm')).AnswerFeedbackForm)

/** The button that answers feedback. */
export function AnswerFeedbackDialog({ feedback }: { feedback: FeedbackItem }) {
  const verb = feedback.answer.answer ? 'Edit answer' : 'Answer'
  return (
    <AnswerFeedbackForm
      feedback={feedback}
      button={(open) => (
        <Button size="small" aria-label={`${verb}: ${feedback.subject}`} onPress={open}>
          {verb}
        </Button>
      )}
    />
  )
}
