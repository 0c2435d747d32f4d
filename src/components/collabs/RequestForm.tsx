'use client'

import type { ListedCreator } from '@/contracts/collabs/creators'
import {
  COLLAB_DAYS,
  COLLAB_TEXTS,
  CollabRequestInput,
  createCollabRequest,
} from '@/contracts/collabs/requests'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { DateField } from '../ui/DateField'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { COLLAB_LISTS } from './useRequests'

/** Asks one creator; accepted, the message is the first one of a conversation. */
export function RequestForm({ creator, button }: { creator: ListedCreator; button: FormButton }) {
  const { id, name } = creator
  return (
    <FormDialog
      name={`collab.${id}`}
      title={`Ask ${name}`}
      button={button}
      schema={CollabRequestInput}
      initialValues={() => ({ toId: id, subject: '', message: '', proposedDate: '' })}
      submit={(body) => send(createCollabRequest, { body })}
      refresh={COLLAB_LISTS}
      success={{ title: COLLAB_TEXTS.sent, description: `${name} has ${COLLAB_DAYS} days to answer.` }}
      failure={COLLAB_TEXTS.sendFailed}
      showsServerText
      gone={COLLAB_TEXTS.notListed}
      submitLabel="Send request"
      pendingLabel="Sending..."
    >
      {(form) => (
        <>
          <TextField label="What it is about" {...form.field('subject')} />
          <TextArea
            label="Message"
            description="If it is accepted, a conversation begins with it."
            {...form.field('message')}
          />
          <DateField label="A day you propose" isOptional {...form.field('proposedDate')} />
        </>
      )}
    </FormDialog>
  )
}
