'use client'

import { useState } from 'react'
import * as v from 'valibot'
import { getConversation, listConversations, reportConversation } from '@/contracts/chat/conversations'
import { REPORTED_MESSAGES } from '@/contracts/chat/limits'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { type FormButton, FormDialog } from '../../api/FormDialog'
import { send } from '../../api/request'
import { uuid } from '../../api/uuid'
import { Checkbox } from '../../ui/Checkbox'
import { TextArea } from '../../ui/TextArea'

const { reason } = reportConversation.body.entries
const Fields = v.object({ reason, withMessages: v.boolean() })

type Props = {
  conversationId: string
  name: string
  /** Gets the id of the conversation with the team. */
  onReported: (id: string) => void
  button: FormButton
}

/** Tells the team about the other creator; the last messages go along only if the box is ticked. */
export function ReportForm({ conversationId, name, onReported, button }: Props) {
  const [clientId, setClientId] = useState(uuid)
  return (
    <FormDialog
      name={`report.${conversationId}`}
      title={`Report ${name}`}
      button={button}
      schema={Fields}
      initialValues={() => ({ reason: '', withMessages: false })}
      submit={async (body) => {
        const params = { id: conversationId }
        const { id } = await send(reportConversation, { params, body: { ...body, clientId } })
        setClientId(uuid())
        onReported(id)
      }}
      refresh={[listConversations, getConversation]}
      success={CHAT_TEXTS.reported}
      failure={CHAT_TEXTS.reportFailed}
      showsServerText
      submitLabel="Send report"
      pendingLabel="Sending..."
    >
      {(form) => (
        <>
          <TextArea label="What happened?" {...form.field('reason')} />
          <Checkbox
            isSelected={form.values.withMessages}
            onChange={form.field('withMessages').onChange}
            name="withMessages"
          >
            {`The team may read the last ${REPORTED_MESSAGES} messages`}
          </Checkbox>
          <p className="subtle">{`The team answers in a conversation of its own. ${name} is not told.`}</p>
        </>
      )}
    </FormDialog>
  )
}
