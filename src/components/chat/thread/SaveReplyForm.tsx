'use client'

import { createSavedReply, listSavedReplies } from '@/contracts/chat/savedReplies'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { type FormButton, FormDialog } from '../../api/FormDialog'
import { send } from '../../api/request'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'

/** Keeps a text as a reply of all admins. */
export function SaveReplyForm({ content, button }: { content: string; button: FormButton }) {
  return (
    <FormDialog
      name="saved-reply.new"
      title="Keep as a reply"
      button={button}
      schema={createSavedReply.body}
      initialValues={() => ({ title: '', content })}
      submit={(body) => send(createSavedReply, { body })}
      refresh={[listSavedReplies]}
      success={{ title: CHAT_TEXTS.replySaved }}
      failure={CHAT_TEXTS.replyFailed}
      submitLabel="Keep it"
      pendingLabel="Keeping..."
    >
      {(form) => (
        <>
          <TextField label="Title" {...form.field('title')} />
          <TextArea label="Text" {...form.field('content')} />
        </>
      )}
    </FormDialog>
  )
}
