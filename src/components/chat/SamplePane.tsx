'use client'

import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../ui/Button'
import { monthDayHours } from '../ui/dateFormats'
import { KeptHere } from '../ui/KeptHere'
import { SampleBadge } from '../ui/SampleBadge'
import { TextField } from '../ui/TextField'
import { PaneFrame } from './PaneFrame'
import { LogBox } from './LogBox'
import { useDraft } from './drafts'
import type { SampleConversation } from './sampleConversations'

type Props = {
  conversation: SampleConversation
  onSend: (content: string) => void
  onBack: () => void
}

/** A sample conversation and the field to reply; a blank message is ignored (docs/behaviour.md, 4.19). */
export function SamplePane({ conversation, onSend, onBack }: Props) {
  const [draft, setDraft] = useDraft(conversation.id)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSend(draft)
  }
  return (
    <PaneFrame name={conversation.name} onBack={onBack} actions={<SampleBadge />}>
      <LogBox last={conversation.messages.length}>
        <ol>
          {conversation.messages.map(({ id, sender, content, timestamp }) => (
            <li key={id} data-sender={sender}>
              <p>
                <span className="visually-hidden">
                  {sender === 'admin' ? 'You: ' : `${conversation.name}: `}
                </span>
                {content}
              </p>
              <time dateTime={timestamp}>{monthDayHours(new Date(timestamp))}</time>
            </li>
          ))}
        </ol>
      </LogBox>
      <Composer onSubmit={handleSubmit}>
        <TextField
          label="Message"
          isLabelHidden
          placeholder="Type your message..."
          value={draft}
          onChange={setDraft}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button variant="ink" type="submit">
          Send
        </Button>
        <KeptHere>Nobody reads it.</KeptHere>
      </Composer>
    </PaneFrame>
  )
}

const Composer = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.5rem;
  padding: 0.875rem 1.25rem;
  border-top: 1px solid var(--line);

  > p {
    grid-column: 1 / -1;
  }
`
