'use client'

import { Button } from '@payloadcms/ui'
import type { Editing } from './editing'
import type { Conflict } from './mergePage'
import type { OpenPage } from './openPage'
import { textOf } from './pageFields'
import { UndoRow } from './UndoRow'
import { useEditing } from './useEditing'
import { timeOf } from './words'

/** Above a page's fields: who else is here, what they changed, what needs a decision, and what was found. */
export function PageNotices() {
  const editing = useEditing()
  if (!editing) return null
  const { page, state, conflicts, news, found, publishFault } = editing
  const others = state?.others ?? []
  const hasNews = news !== null && news.leaves.length > 0
  return (
    <div className="page-notices" aria-live="polite">
      {publishFault && <p className="page-notice page-notice-fault">Not published. {publishFault}</p>}
      {(others.length > 0 || hasNews) && (
        <p className="page-notice">
          {others.length > 0 && (
            <span>{`${listed(others)} ${others.length === 1 ? 'is' : 'are'} here, too. `}</span>
          )}
          {hasNews && (
            <span>
              {`${news.changedBy ?? 'Somebody'} changed ${listed(news.leaves.map(({ label }) => label))}`}
              {news.changedAt ? ` at ${timeOf(news.changedAt)}.` : '.'}
            </span>
          )}
        </p>
      )}
      {conflicts.length > 0 && <Conflicts page={page} conflicts={conflicts} by={news?.changedBy ?? null} />}
      {found && <FoundHere page={page} found={found} />}
      <UndoRow />
    </div>
  )
}

type ConflictsProps = { page: OpenPage; conflicts: readonly Conflict[]; by: string | null }

function Conflicts({ page, conflicts, by }: ConflictsProps) {
  return (
    <section className="page-notice page-notice-fault" aria-label="Changed by two people">
      <h2>{`You and ${by ?? 'somebody'} changed the same ${conflicts.length === 1 ? 'field' : 'fields'}`}</h2>
      <p>Nothing is saved until you decide. Your words are kept on this device.</p>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.path}>
            <h3>{conflict.label}</h3>
            <dl>
              <dt>Mine</dt>
              <dd>{textOf(conflict.mine)}</dd>
              <dt>Theirs</dt>
              <dd>{textOf(conflict.theirs)}</dd>
            </dl>
            <Choice page={page} chosen={[conflict]} of={conflict.label} />
          </li>
        ))}
      </ul>
      {conflicts.length > 1 && <Choice page={page} chosen={conflicts} of="all" />}
    </section>
  )
}

type ChoiceProps = { page: OpenPage; chosen: readonly Conflict[]; of: string }

function Choice({ page, chosen, of }: ChoiceProps) {
  const all = of === 'all' ? ' of all' : ''
  return (
    <p className="page-notice-buttons">
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        aria-label={`Keep mine: ${of}`}
        onClick={() => void page.decide(chosen, true)}
      >
        {`Keep mine${all}`}
      </Button>
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        aria-label={`Take theirs: ${of}`}
        onClick={() => void page.decide(chosen, false)}
      >
        {`Take theirs${all}`}
      </Button>
    </p>
  )
}

type FoundProps = { page: OpenPage; found: NonNullable<Editing['found']> }

function FoundHere({ page, found }: FoundProps) {
  return (
    <section className="page-notice" aria-label="Not saved last time">
      <h2>{`You typed this at ${timeOf(found.typedAt)}, and it was not saved`}</h2>
      <dl>
        {found.values.map(({ leaf, value }) => (
          <div key={leaf.path}>
            <dt>{leaf.label}</dt>
            <dd>{textOf(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="page-notice-buttons">
        <Button size="small" margin={false} onClick={() => void page.decideFound(true)}>
          Bring it back
        </Button>
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          onClick={() => void page.decideFound(false)}
        >
          Discard it
        </Button>
      </p>
    </section>
  )
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}
