'use client'

import { useState } from 'react'
import * as v from 'valibot'
import { listUsers } from '@/contracts/account/identity'
import { accountLabel } from '@/contracts/account/names'
import {
  CHAT_CATEGORIES,
  CHAT_CATEGORY_LABELS,
  type ChatCategory,
  type Conversation,
  ConversationInput,
  createConversation,
  getConversation,
  listConversations,
} from '@/contracts/chat/conversations'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { LIST_MAX } from '@/contracts/core/page'
import { id as userId, text } from '@/contracts/core/wire'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { useLoad } from '../api/useLoad'
import { uuid } from '../api/uuid'
import { useSession } from '../session/useSession'
import { Select } from '../ui/Select'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'

const CATEGORY_ITEMS = CHAT_CATEGORIES.map((id) => ({ id, label: CHAT_CATEGORY_LABELS[id] }))
const { category, content } = ConversationInput.entries
const Fields = v.object({ category, subject: text('Enter a subject'), content, toId: v.nullable(userId) })
const AddressedFields = v.object({ ...Fields.entries, toId: text('Choose a person') })

type Props = {
  button: FormButton
  initialCategory?: ChatCategory
  initialSubject?: string
  /** The closed conversation that the new one goes on with. */
  continues?: Pick<Conversation, 'id' | 'subject' | 'category'>
  /** Gets the id of the new conversation. */
  onStarted: (id: string) => void
}

/** What a conversation is about, and its first message; admins also choose whom a new one is with. */
export function NewConversationForm(props: Props) {
  const { button, initialCategory = 'support', initialSubject = '', continues, onStarted } = props
  const { user } = useSession()
  // Who goes on with a conversation writes to its person.
  const isAddressed = user?.isAdmin === 'true' && !continues
  const [clientId, setClientId] = useState(uuid)
  // The address loses it once the conversation is begun, before the dialog has closed.
  const [subject] = useState(continues?.subject ?? initialSubject)
  const { data: users = [] } = useLoad(listUsers, { isOn: isAddressed })
  const people = users
    .filter((each) => each.id !== user?.id && each.approved === 'true')
    .map((each) => ({ id: each.id, label: accountLabel(each) }))
  const cut = users.length < LIST_MAX ? undefined : `The latest ${LIST_MAX.toLocaleString('en')} accounts.`
  return (
    <FormDialog
      name={`conversation.${continues?.id ?? (subject || 'new')}`}
      title="New conversation"
      button={button}
      schema={isAddressed ? AddressedFields : Fields}
      initialValues={() => ({
        category: continues?.category ?? initialCategory,
        subject,
        content: '',
        toId: null as string | null,
      })}
      submit={async (body) => {
        const sent = { ...body, clientId, continuesId: continues?.id ?? null }
        const { id } = await send(createConversation, { body: sent })
        setClientId(uuid())
        onStarted(id)
      }}
      refresh={[listConversations, getConversation]}
      failure={CHAT_TEXTS.openFailed}
      showsServerText
      submitLabel="Send"
      pendingLabel="Sending..."
    >
      {(form) => (
        <>
          {isAddressed && <Select label="To" items={people} description={cut} {...form.field('toId')} />}
          <Select label="About" items={CATEGORY_ITEMS} {...form.field('category')} />
          <TextField label="Subject" {...form.field('subject')} />
          <TextArea label="Message" {...form.field('content')} />
        </>
      )}
    </FormDialog>
  )
}
