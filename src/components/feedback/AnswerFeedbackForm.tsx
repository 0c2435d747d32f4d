'use client'

import * as v from 'valibot'
import {
  FEEDBACK_STATUSES,
  FEEDBACK_STATUS_LABELS,
  FEEDBACK_TEXTS,
  type FeedbackItem,
  type FeedbackStatus,
  FeedbackAnswerInput,
  answerFeedback,
  pageFeedback,
  readFeedbackItem,
} from '@/contracts/feedback'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { Select } from '../ui/Select'
import { TextArea } from '../ui/TextArea'
import { toItems } from '../ui/form/items'
import { answeredWhen } from './answeredWhen'

const STATUS_ITEMS = toItems(FEEDBACK_STATUSES, FEEDBACK_STATUS_LABELS)
const AnswerFields = v.omit(FeedbackAnswerInput, ['updatedAt'])

type Props = { feedback: FeedbackItem; button: FormButton }

/** An admin's answer and status. The server refuses to save if the feedback has changed since it was shown. */
export function AnswerFeedbackForm({ feedback, button }: Props) {
  const { id, subject, message, answer } = feedback
  return (
    <FormDialog
      name={`feedback.${id}.answer`}
      title={subject}
      button={button}
      schema={AnswerFields}
      initialValues={() => valuesOf(answered(feedback))}
      editing={{
        record: answered(feedback),
        kind: 'answer',
        title: subject,
        valuesOf,
        load: async () => answered(await send(readFeedbackItem, { params: { id } })),
        labels: {
          status: { label: 'Status', show: (status) => FEEDBACK_STATUS_LABELS[status] },
          answer: 'Answer',
        },
      }}
      submit={(fields, { version }) =>
        send(answerFeedback, { params: { id }, body: { ...fields, updatedAt: version } })
      }
      refresh={[pageFeedback]}
      success={FEEDBACK_TEXTS.answered}
      failure={FEEDBACK_TEXTS.notAnswered}
      showsServerText
      submitLabel="Save"
    >
      {(form) => (
        <>
          <p className="muted">{message}</p>
          {answer.answer && answer.answer !== form.values.answer && (
            <p className="callout">{`${answeredWhen(answer)}: ${answer.answer}`}</p>
          )}
          <Select label="Status" items={STATUS_ITEMS} {...form.field('status')} />
          <TextArea
            label="Answer"
            isOptional
            description="The sender reads it with your name, and gets a mail when an address is known."
            {...form.field('answer')}
          />
        </>
      )}
    </FormDialog>
  )
}

/** What is edited: the status of the feedback with its answer, which say when they last changed. */
function answered({ status, answer: { answer, updatedAt } }: FeedbackItem) {
  return { status, answer, version: updatedAt, updatedAt }
}

function valuesOf({ status, answer }: Pick<FeedbackItem, 'status'> & { answer: string | null }) {
  return { status: nextStatus(status), answer: answer ?? '' }
}

/** The initial status: feedback that an admin opens to answer counts as reviewed. */
function nextStatus(status: FeedbackStatus): FeedbackStatus {
  return status === 'new' ? 'reviewed' : status
}
