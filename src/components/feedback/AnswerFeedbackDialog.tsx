'use client'

import type { Feedback, FeedbackAnswer } from '@/contracts/feedback'
import { lazyDialog } from '../api/lazyDialog'
import { Button } from '../ui/Button'

const AnswerFeedbackForm = lazyDialog(async () => (await import('./AnswerFeedbackForm')).AnswerFeedbackForm)

/** The button that answers feedback. */
export function AnswerFeedbackDialog({ feedback, answer }: { feedback: Feedback; answer: FeedbackAnswer }) {
  const verb = answer.answer ? 'Edit answer' : 'Answer'
  return (
    <AnswerFeedbackForm
      feedback={feedback}
      answer={answer}
      button={(open) => (
        <Button size="small" aria-label={`${verb}: ${feedback.subject}`} onPress={open}>
          {verb}
        </Button>
      )}
    />
  )
}
