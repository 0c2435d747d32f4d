'use client'

import { styled } from 'styled-components'
import type { FeedbackItem } from '@/contracts/feedback'
import { useSession } from '../session/useSession'
import { AnswerFeedbackDialog } from './AnswerFeedbackDialog'
import { answeredWhen } from './answeredWhen'

/** The message and its answer; admins answer here (docs/behaviour.md, 4.17). */
export function FeedbackDetail({ feedback }: { feedback: FeedbackItem }) {
  const { answer } = feedback
  const { user } = useSession()
  return (
    <Detail>
      <p>{feedback.message}</p>
      {answer.answer && (
        <section aria-label={`Answer to ${feedback.subject}`}>
          <p className="subtle">{answeredWhen(answer)}</p>
          <p>{answer.answer}</p>
        </section>
      )}
      {user?.isAdmin === 'true' && <AnswerFeedbackDialog feedback={feedback} />}
    </Detail>
  )
}

const Detail = styled.div`
  display: grid;
  gap: 0.875rem;
  justify-items: start;
  max-width: 40rem;

  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  section {
    padding-left: 0.875rem;
    border-left: 3px solid var(--glass-ink);
  }
`
