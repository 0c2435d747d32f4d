'use client'

import { useState } from 'react'
import {
  FEEDBACK_CATEGORY_LABELS,
  FEEDBACK_STATUS_LABELS,
  type Feedback,
  type FeedbackStatus,
  SHOWN_USER_ID_LENGTH,
} from '@/contracts/feedback'
import { Badge, type Tone } from '../ui/Badge'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { Table } from '../ui/Table'
import { formatDay } from '../ui/formatDay'
import { SubmitFeedbackDialog } from './SubmitFeedbackDialog'

const TONES: Record<FeedbackStatus, Tone> = { new: 'blue', reviewed: 'plum', resolved: 'green' }

/** Feedback as a table; a row expands to its message. User ids are cut to 8 characters. */
export function FeedbackTable({ feedback }: { feedback: Feedback[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <div className="card">
      <Table
        caption="Feedback submissions"
        rows={feedback}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            title="No feedback yet"
            action={<SubmitFeedbackDialog emptyLabel="Write the first one" />}
          >
            What you submit stands here with its answer.
          </EmptyState>
        }
        detail={({ id, message }) => id === openId && <p className="measure">{message}</p>}
        columns={[
          { id: 'subject', header: 'Subject', cell: ({ subject }) => <b>{subject}</b> },
          {
            id: 'user',
            header: 'User',
            isNamedOnPhone: true,
            cell: ({ userId }) => <UserId>{userId}</UserId>,
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
  )
}

/** The first 8 characters of a user's id (docs/behaviour.md, 4.17). */
export function UserId({ children }: { children: string }) {
  return <span className="price">{children.slice(0, SHOWN_USER_ID_LENGTH)}</span>
}
