'use client'

import * as v from 'valibot'
import { longText, text } from '@/contracts/core/wire'
import {
  FeedbackInput,
  FEEDBACK_CATEGORIES,
  FEEDBACK_CATEGORY_LABELS,
  FEEDBACK_TEXTS,
  createFeedback,
  pageFeedback,
} from '@/contracts/feedback'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { Select } from '../ui/Select'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { toast } from '../ui/toast/toastQueue'

const CATEGORY_ITEMS = FEEDBACK_CATEGORIES.map((id) => ({ id, label: FEEDBACK_CATEGORY_LABELS[id] }))

/** The call has one error text for both fields; here each field has its own. */
const FeedbackFields = v.object({
  ...FeedbackInput.entries,
  subject: text('Enter a subject'),
  message: longText('Enter a message'),
})

/** Subject and message are required; the category starts as general (docs/behaviour.md, 4.17). */
export function SubmitFeedbackForm({ button }: { button: FormButton }) {
  return (
    <FormDialog
      name="feedback.new"
      title="Submit feedback"
      button={button}
      schema={FeedbackFields}
      initialValues={() => ({ category: 'general', subject: '', message: '' })}
      submit={(body) => send(createFeedback, { body })}
      refresh={[pageFeedback]}
      success={FEEDBACK_TEXTS.submitted}
      failure={FEEDBACK_TEXTS.notSubmitted}
      onInvalid={(_, { subject, message }) => {
        if (!subject.trim() || !message.trim()) toast({ ...FEEDBACK_TEXTS.incomplete, destructive: true })
      }}
      submitLabel="Submit Feedback"
      pendingLabel="Submitting..."
    >
      {(form) => (
        <>
          <Select label="Category" items={CATEGORY_ITEMS} {...form.field('category')} />
          <TextField label="Subject" {...form.field('subject')} />
          <TextArea label="Message" {...form.field('message')} />
        </>
      )}
    </FormDialog>
  )
}
