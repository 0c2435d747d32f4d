'use client'

import { useRef } from 'react'
import { styled } from 'styled-components'
import { usePagedList } from '../layout/usePagedList'
import { useWordSearch } from '../layout/useWordSearch'
import { EmptyState } from '../ui/EmptyState'
import { ErrorNote } from '../ui/ErrorNote'
import { Skeleton } from '../ui/Skeleton'
import { IdeaRow } from './IdeaRow'
import { IDEA_TEXTS, pageIdeas } from '@/contracts/ideas'
import { useLoadFailure } from '../api/useLoadFailure'
import { useSession } from '../session/useSession'

/** "Your Ideas (n)". */
export function IdeaList() {
  const { items, total, more, listRef, load, show } = useIdeas()
  const { isLoading, error, reload } = load
  const heading = useRef<HTMLHeadingElement>(null)
  const { search, nothing } = show({ name: 'ideas', total, found: items.length })
  return (
    <section aria-labelledby="your-ideas">
      <Heading id="your-ideas" className="card-title" ref={heading} tabIndex={-1}>
        {isLoading || error ? 'Your Ideas' : `Your Ideas (${total})`}
      </Heading>
      {isLoading && <LoadingRows />}
      {Boolean(error) && <ErrorNote onRetry={reload}>Your ideas could not be loaded.</ErrorNote>}
      {!isLoading && !error && total === 0 && (
        <div className="card">
          <EmptyState title="No ideas yet">Write the first one down, or say it out loud.</EmptyState>
        </div>
      )}
      {search && <Search>{search}</Search>}
      {nothing}
      {items.length > 0 && (
        <ul className="card" ref={listRef}>
          {items.map((idea) => (
            <IdeaRow key={idea.id} idea={idea} onDeleted={() => heading.current?.focus()} />
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
 * The user's ideas with their recordings, newest first, page by page; loaded only when a user is present
 * (docs/behaviour.md, 4.13).
 */
function useIdeas() {
  const { user } = useSession()
  const { q, show } = useWordSearch()
  const list = usePagedList(pageIdeas, { query: { q }, isOn: Boolean(user) })
  useLoadFailure(list.load.error, IDEA_TEXTS.notLoaded)
  return { ...list, show }
}
