'use client'

import { useRef } from 'react'
import { styled } from 'styled-components'
import { IDEA_STATUS_LABELS, type Idea, type IdeaStatus, type VoiceNote } from '@/contracts/ideas'
import { Badge, type Tone } from '../ui/Badge'
import { formatDay } from '../ui/formatDay'
import { DeleteIdea } from './DeleteIdea'
import { PromoteIdea } from './PromoteIdea'
import { ReopenIdea } from './ReopenIdea'
import { ScheduleIdea } from './ScheduleIdea'
import { StoredVoiceNote } from './StoredVoiceNote'

const TONES: Record<IdeaStatus, Tone> = {
  idea: 'glass',
  'promoted-to-task': 'blue',
  'scheduled-as-content': 'green',
}

type Props = { idea: Idea; note: VoiceNote | undefined; onDeleted: () => void }

/** One idea. It can be promoted or scheduled while its status is idea; both can be undone (docs/behaviour.md, 4.13). */
export function IdeaRow({ idea, note, onDeleted }: Props) {
  const { title, content, status, createdAt, voiceNoteUrl } = idea
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears, so the focus moves to the idea.
  const keepFocus = () => heading.current?.focus()
  return (
    <Row>
      <header>
        <Badge tone={TONES[status]}>{IDEA_STATUS_LABELS[status]}</Badge>
        <time className="subtle" dateTime={createdAt}>
          {formatDay(createdAt)}
        </time>
        <DeleteIdea idea={idea} onDeleted={onDeleted} />
      </header>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {content && <p>{content}</p>}
      {voiceNoteUrl && <StoredVoiceNote title={title} url={voiceNoteUrl} note={note} />}
      <footer>
        {status === 'idea' ? (
          <>
            <PromoteIdea idea={idea} onDone={keepFocus} />
            <ScheduleIdea idea={idea} onDone={keepFocus} />
          </>
        ) : (
          <ReopenIdea idea={idea} from={status} onDone={keepFocus} />
        )}
      </footer>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 1.125rem 1.25rem;
  border-top: 1px solid var(--line);

  &:first-child {
    border-top: 0;
  }
  > header {
    display: flex;
    gap: 0.75rem;
    align-items: center;

    > :last-child {
      margin: -0.25rem -0.375rem -0.25rem auto;
    }
  }
  > h3 {
    font-family: var(--font-display);
    font-variation-settings: 'opsz' 17;
    font-size: 1.375rem;
    font-weight: 450;
    line-height: 1.2;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
    outline: 0;
  }
  > p {
    max-width: 44rem;
    font-size: var(--t-ui);
    color: var(--ink-2);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-top: 0.25rem;
  }
`
