'use client'

import { useRef } from 'react'
import { styled } from 'styled-components'
import { useLongList } from '../layout/useLongList'
import { EmptyState } from '../ui/EmptyState'
import { ErrorNote } from '../ui/ErrorNote'
import { Skeleton } from '../ui/Skeleton'
import { IdeaRow } from './IdeaRow'
import { IDEA_TEXTS, listIdeas, listVoiceNotes } from '@/contracts/ideas'
import { useLoad } from '../api/useLoad'
import { useLoadFailure } from '../api/useLoadFailure'
import { useSession } from '../session/useSession'

/** "Your Ideas (n)". */
export function IdeaList() {
  const { ideas, notes, isLoading, error, reload } = useIdeas()
  const heading = useRef<HTMLHeadingElement>(null)
  const { shown, search, nothing, more, listRef } = useLongList('ideas', ideas, ({ title, content }) => [
    title,
    content,
  ])
  return (
    <section aria-labelledby="your-ideas">
      <Heading id="your-ideas" className="card-title" ref={heading} tabIndex={-1}>
        {isLoading || error ? 'Your Ideas' : `Your Ideas (${ideas.length})`}
      </Heading>
      {isLoading && <LoadingRows />}
      {Boolean(error) && <ErrorNote onRetry={reload}>Your ideas could not be loaded.</ErrorNote>}
      {!isLoading && !error && ideas.length === 0 && (
        <div className="card">
          <EmptyState title="No ideas yet">Write the first one down, or say it out loud.</EmptyState>
        </div>
      )}
      {search && <Search>{search}</Search>}
      {nothing}
      {shown.length > 0 && (
        <ul className="card" ref={listRef}>
          {shown.map((idea) => (
            <IdeaRow
              key={idea.id}
              idea={idea}
              note={notes.find(({ voiceNoteUrl }) => voiceNoteUrl === idea.voiceNoteUrl)}
              onDeleted={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {more}
    </section>
  )
}

function LoadingRows() {
  return (
    <LoadingCard className="card">
      <output className="visually-hidden">Loading ideas</output>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="stack">
          <Skeleton width="7rem" height="1.25rem" />
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton />
        </div>
      ))}
    </LoadingCard>
  )
}

const Search = styled.div`
  padding-bottom: 0.75rem;
`

const Heading = styled.h2`
  padding-bottom: 0.75rem;
  outline: 0;
`

const LoadingCard = styled.div`
  > .stack {
    padding: 1.125rem 1.25rem;
  }
  > .stack + .stack {
    border-top: 1px solid var(--line);
  }
`

/**
 * The user's ideas, newest first, loaded only when a user is present (docs/behaviour.md, 4.13). Voice notes are
 * loaded once an idea has a recording.
 */
function useIdeas() {
  const { user } = useSession()
  const { data: ideas = [], ...loaded } = useLoad(listIdeas, { isOn: Boolean(user) })
  const hasRecordings = ideas.some(({ voiceNoteUrl }) => voiceNoteUrl)
  const { data: notes = [] } = useLoad(listVoiceNotes, { isOn: hasRecordings })
  useLoadFailure(loaded.error, IDEA_TEXTS.notLoaded)
  return { ideas, notes, ...loaded }
}
