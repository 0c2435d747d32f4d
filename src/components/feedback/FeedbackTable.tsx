'use client'

import {
  FEEDBACK_CATEGORY_LABELS,
  FEEDBACK_STATUS_LABELS,
  type FeedbackItem,
  type FeedbackStatus,
} from '@/contracts/feedback'
import type { PagedList } from '../layout/usePagedList'
import type { WordSearch } from '../layout/useWordSearch'
import { useSession } from '../session/useSession'
import { Badge, type Tone } from '../ui/Badge'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { RowTitle } from '../ui/RowTitle'
import { Table } from '../ui/Table'
import { formatDay } from '../ui/formatDay'
import { answeredWhen } from './answeredWhen'
import { SenderCell } from './SenderCell'
import { useOpenRow } from './useOpenRow'
import { SubmitFeedbackDialog } from './SubmitFeedbackDialog'
import { styled } from 'styled-components'
import { lazyDialog } from '../api/lazyDialog'

const TONES: Record<FeedbackStatus, Tone> = { new: 'blue', reviewed: 'plum', resolved: 'green' }

type Props = { list: PagedList<FeedbackItem>; search: WordSearch }

/** Feedback as a table; a row expands to its message and answer. */
export function FeedbackTable({ list, search: words }: Props) {
  const open = useOpenRow<FeedbackItem>('Message', ({ subject }) => `message: ${subject}`)
  const isAdmin = useSession().user?.isAdmin === 'true'
  const { items, total, more, listRef } = list
  const { search, nothing } = words.show({ name: 'feedback', total, found: items.length })
  return (
    <div className="stack">
      {search}
      {nothing ?? (
        <div className="card">
          <Table
            caption="Feedback submissions"
            rows={items}
            paged={{ more, listRef }}
            rowId={({ id }) => id}
            empty={
              <EmptyState
                title="No feedback yet"
                action={<SubmitFeedbackDialog emptyLabel="Write the first one" />}
              >
                What you submit stands here, with the answer once an admin gives one.
              </EmptyState>
            }
            detail={(each) => open.isOpen(each) && <FeedbackDetail feedback={each} />}
            columns={[
              {
                id: 'subject',
                header: 'Subject',
                cell: ({ subject, answer }) => (
                  <RowTitle title={subject} note={answer.answer ? answeredWhen(answer) : null} />
                ),
              },
              {
                id: 'user',
                header: 'User',
                isNamedOnPhone: !isAdmin,
                cell: ({ userId, sender }) => <SenderCell userId={userId} sender={sender} />,
              },
              {
                id: 'category',
                header: 'Category',
                isShort: true,
                isNamedOnPhone: true,
                cell: ({ category }) => FEEDBACK_CATEGORY_LABELS[category],
              },
              {
                id: 'status',
                header: 'Status',
                isStatus: true,
                cell: ({ status }) => <Badge tone={TONES[status]}>{FEEDBACK_STATUS_LABELS[status]}</Badge>,
              },
              {
                id: 'date',
                header: 'Submitted',
                isShort: true,
                isNamedOnPhone: true,
                cell: ({ submittedAt }) => formatDay(submittedAt),
              },
              open.column,
            ]}
          />
        </div>
      )}
    </div>
  )
}

/** The message and its answer; admins answer here (docs/behaviour.md, 4.17). */
function FeedbackDetail({ feedback }: { feedback: FeedbackItem }) {
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

const AnswerFeedbackForm = lazyDialog(async () => (await import('./AnswerFeedbackForm')).AnswerFeedbackForm)

/** The button that answers feedback. */
function AnswerFeedbackDialog({ feedback }: { feedback: FeedbackItem }) {
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
