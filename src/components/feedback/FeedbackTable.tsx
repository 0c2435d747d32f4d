'use client'

import { useState } from 'react'
import { accountLabel } from '@/contracts/account/names'
import {
  FEEDBACK_CATEGORY_LABELS,
  FEEDBACK_STATUS_LABELS,
  type Feedback,
  type FeedbackStatus,
} from '@/contracts/feedback'
import { useListSearch } from '../layout/useListSearch'
import { useSession } from '../session/useSession'
import { ErrorNote } from '../ui/ErrorNote'
import { Badge, type Tone } from '../ui/Badge'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { RowTitle } from '../ui/RowTitle'
import { Table } from '../ui/Table'
import { formatDay } from '../ui/formatDay'
import { answeredWhen } from './answeredWhen'
import { FeedbackDetail } from './FeedbackDetail'
import { SenderCell } from './SenderCell'
import { SubmitFeedbackDialog } from './SubmitFeedbackDialog'
import { useFeedbackAnswers, useSenders } from './useFeedback'

const TONES: Record<FeedbackStatus, Tone> = { new: 'blue', reviewed: 'plum', resolved: 'green' }

/** Feedback as a table; a row expands to its message and answer. */
export function FeedbackTable({ feedback }: { feedback: Feedback[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const { answers, error, reload } = useFeedbackAnswers()
  const isAdmin = useSession().user?.isAdmin === 'true'
  const senders = useSenders()
  const sender = ({ userId }: Feedback) => {
    const user = senders.get(userId)
    return user ? accountLabel(user) : null
  }
  const { found, search, nothing } = useListSearch('feedback', feedback, (each) => [
    each.subject,
    each.message,
    answers.get(each.id)?.answer ?? null,
    FEEDBACK_CATEGORY_LABELS[each.category],
    FEEDBACK_STATUS_LABELS[each.status],
    sender(each),
  ])
  return (
    <div className="stack">
      {search}
      {nothing ?? (
        <div className="card">
          {Boolean(error) && <ErrorNote onRetry={reload}>The answers could not be loaded.</ErrorNote>}
          <Table
            caption="Feedback submissions"
            rows={found}
            rowId={({ id }) => id}
            empty={
              <EmptyState
                title="No feedback yet"
                action={<SubmitFeedbackDialog emptyLabel="Write the first one" />}
              >
                What you submit stands here, with the answer once an admin gives one.
              </EmptyState>
            }
            detail={(each) =>
              each.id === openId && <FeedbackDetail feedback={each} answer={answers.get(each.id)} />
            }
            columns={[
              {
                id: 'subject',
                header: 'Subject',
                cell: ({ id, subject }) => {
                  const answer = answers.get(id)
                  return <RowTitle title={subject} note={answer?.answer ? answeredWhen(answer) : null} />
                },
              },
              {
                id: 'user',
                header: 'User',
                isNamedOnPhone: !isAdmin,
                cell: ({ userId }) => <SenderCell userId={userId} />,
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
              {
                id: 'open',
                header: 'Message',
                isActions: true,
                cell: ({ id, subject }) => (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-expanded={id === openId}
                    aria-label={`${id === openId ? 'Hide' : 'Show'} message: ${subject}`}
                    onPress={() => setOpenId(id === openId ? null : id)}
                  >
                    {id === openId ? 'Hide' : 'Show'}
                  </Button>
                ),
              },
            ]}
          />
        </div>
      )}
    </div>
  )
}
