'use client'

import { useRef } from 'react'
import { styled } from 'styled-components'
import {
  IDEA_STATUS_LABELS,
  type Idea,
  type IdeaItem,
  type IdeaStatus,
  IDEA_TEXTS,
  deleteIdea,
  pageIdeas,
  updateIdeaStatus,
} from '@/contracts/ideas'
import { Badge, type Tone } from '../ui/Badge'
import { formatDay } from '../ui/formatDay'
import { ReopenIdea } from './ReopenIdea'
import { StoredVoiceNote } from './StoredVoiceNote'
import { DeleteButton } from '../api/DeleteButton'
import { send } from '../api/request'
import { screenHref } from '@/contracts/screens'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
import { undoAction } from '../api/lastUndo'
import { Button } from '../ui/Button'
import { useReopenIdea } from './useReopenIdea'
import { useSend } from '../api/useSend'

const TONES: Record<IdeaStatus, Tone> = {
  idea: 'glass',
  'promoted-to-task': 'blue',
  'scheduled-as-content': 'green',
}

type Props = { idea: IdeaItem; onDeleted: () => void }

/** One idea. It can be promoted or scheduled while its status is idea; both can be undone (docs/behaviour.md, 4.13). */
export function IdeaRow({ idea, onDeleted }: Props) {
  const { title, content, status, createdAt, voiceNoteUrl, note } = idea
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

/** Deletes an idea and its recording, after a confirmation. */
function DeleteIdea({ idea, onDeleted }: { idea: Idea; onDeleted: () => void }) {
  return (
    <DeleteButton
      kind="idea"
      name={idea.title}
      size="small"
      pendingLabel="Deleting..."
      send={() => send(deleteIdea, { params: { id: idea.id } })}
      failure={IDEA_TEXTS.deleteFailed}
      refresh={[pageIdeas]}
      gone={IDEA_TEXTS.gone}
      onDone={onDeleted}
    >
      {idea.type === 'voice' ? 'The recording goes with it.' : 'It cannot be brought back.'}
    </DeleteButton>
  )
}

/** Turns an idea into a task, after a confirmation (docs/behaviour.md, 4.13). */
function PromoteIdea({ idea, onDone }: { idea: Idea; onDone: () => void }) {
  const undo = useReopenIdea(idea, 'promoted-to-task')
  return (
    <SendAfterQuestion
      button={(ask) => (
        <Button size="small" icon="list" onPress={ask}>
          Promote to task
        </Button>
      )}
      title={`Promote ${idea.title}?`}
      confirmLabel="Promote to task"
      pendingLabel="Promoting..."
      cancelLabel="Keep as idea"
      isHarmless
      send={() => send(updateIdeaStatus, { params: { id: idea.id }, body: { status: 'promoted-to-task' } })}
      refresh={[pageIdeas]}
      success={() => ({
        title: IDEA_TEXTS.statusChanged['promoted-to-task'],
        description: IDEA_TEXTS.inSchedule['promoted-to-task'],
        link: { label: 'Open the schedule', href: screenHref('schedule') },
        action: undoAction(() => void undo.run()),
      })}
      failure={IDEA_TEXTS.notUpdated}
      gone={IDEA_TEXTS.gone}
      onDone={onDone}
    >
      It becomes a task in To Do of the Content Schedule and stays in this list. You can undo it.
    </SendAfterQuestion>
  )
}

/** Schedules an idea as content, without a confirmation (docs/behaviour.md, 4.13). */
function ScheduleIdea({ idea, onDone }: { idea: Idea; onDone: () => void }) {
  const undo = useReopenIdea(idea, 'scheduled-as-content')
  const schedule = useSend(updateIdeaStatus, {
    refresh: [pageIdeas],
    success: () => ({
      title: IDEA_TEXTS.statusChanged['scheduled-as-content'],
      description: IDEA_TEXTS.inSchedule['scheduled-as-content'],
      link: { label: 'Open the schedule', href: screenHref('schedule') },
      action: undoAction(() => void undo.run()),
    }),
    failure: IDEA_TEXTS.notUpdated,
    gone: IDEA_TEXTS.gone,
  })

  async function run(): Promise<void> {
    const body = { status: 'scheduled-as-content' } as const
    if (!(await schedule.run({ params: { id: idea.id }, body }))) return
    onDone()
  }
  return (
    <Button
      size="small"
      icon="cal"
      isPending={schedule.isPending}
      pendingText="Scheduling..."
      onPress={() => void run()}
    >
      Schedule as content
    </Button>
  )
}
