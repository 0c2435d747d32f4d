'use client'

import { useState } from 'react'
import * as v from 'valibot'
import {
  FeedbackInput,
  FEEDBACK_CATEGORIES,
  FEEDBACK_CATEGORY_LABELS,
  FEEDBACK_TEXTS,
  type FeedbackCategory,
  createFeedback,
  listFeedback,
} from '@/contracts/feedback'
import { longText, text } from '@/contracts/core/wire'
import { useSend } from '../api/useSend'
import { Dialog } from '../ui/Dialog'
import { OpenButton, type OpenButtonProps } from '../ui/OpenButton'
import { Select } from '../ui/Select'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { useValibotForm } from '../ui/form/useValibotForm'
import { toast } from '../ui/toast/toastQueue'
import { FormActions } from '../ui/form/FormActions'

const CATEGORY_ITEMS = FEEDBACK_CATEGORIES.map((id) => ({ id, label: FEEDBACK_CATEGORY_LABELS[id] }))

/** The call has one text for both fields; here each field has its own. */
const FeedbackFields = v.object({
  ...FeedbackInput.entries,
  subject: text('Enter a subject'),
  message: longText('Enter a message'),
})

/** Subject and message are required; the category starts as general (docs/behaviour.md, 4.17). */
export function SubmitFeedbackDialog({ emptyLabel }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const submit = useSend(createFeedback, {
    refresh: [listFeedback],
    success: FEEDBACK_TEXTS.submitted,
    failure: FEEDBACK_TEXTS.notSubmitted,
  })
  return (
    <>
      <OpenButton icon="note" emptyLabel={emptyLabel} onPress={() => setOpen(true)}>
        Submit Feedback
      </OpenButton>
      <Dialog title="Submit feedback" isOpen={isOpen} onOpenChange={setOpen} isPending={submit.isPending}>
        {({ close }) => (
          <FeedbackForm
            onCancel={close}
            onSubmit={async (body) => {
              if (await submit.run({ body })) close()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

type FormProps = {
  onCancel: () => void
  onSubmit: (body: { category: FeedbackCategory; subject: string; message: string }) => Promise<void>
}

function FeedbackForm({ onCancel, onSubmit }: FormProps) {
  const form = useValibotForm({
    schema: FeedbackFields,
    initialValues: { category: 'general', subject: '', message: '' },
    onSubmit,
    onInvalid() {
      const { subject, message } = form.values
      if (!subject.trim() || !message.trim()) toast({ ...FEEDBACK_TEXTS.incomplete, destructive: true })
    },
  })
  return (
    <form className="stack" {...form.formProps}>
      <Select label="Category" items={CATEGORY_ITEMS} {...form.field('category')} />
      <TextField label="Subject" {...form.field('subject')} />
      <TextArea label="Message" {...form.field('message')} />
      <FormActions
        submitLabel="Submit Feedback"
        pendingLabel="Submitting..."
        isPending={form.isPending}
        onCancel={onCancel}
      />
    </form>
  )
}
