'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import { styled } from 'styled-components'
import { SCREENS, SCREEN_IDS, screenHref } from '@/contracts/screens'
import { FOUND_KINDS, FOUND_MAX, type FoundKind, SEARCH_MIN, searchOwn } from '@/contracts/search'
import { useLoad } from '../api/useLoad'
import { matchesWords } from '../layout/matchesWords'
import { useDebounced } from '../layout/useDebounced'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { popoverRow } from '../ui/Popover'
import { SearchField } from '../ui/SearchField'
import type { IconName } from '../ui/icons'

type Row = {
  id: string
  title: string
  note?: string
  icon: IconName
  href: string
  kind?: FoundKind
  detail?: string
}

const KINDS: Record<FoundKind, { icon: IconName; label: string }> = {
  task: { icon: 'cal', label: 'Task' },
  file: { icon: 'image', label: 'File' },
  idea: { icon: 'spark', label: 'Idea' },
  product: { icon: 'tote', label: 'Product' },
  event: { icon: 'ticket', label: 'Event' },
  order: { icon: 'store', label: 'Order' },
}

const ACTIONS: Row[] = [
  { id: 'add-task', title: 'Add a task', icon: 'plus', href: `${screenHref('schedule')}?new=task` },
  { id: 'idea', title: 'Write down an idea', icon: 'spark', href: `${screenHref('vision-board')}?new=idea` },
  {
    id: 'voice',
    title: 'Record a voice note',
    icon: 'mic',
    href: `${screenHref('vision-board')}?tab=voice&new=voice`,
  },
]

type Props = { isAdmin: boolean; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** One field over all screens, what can be begun, and one's own records by name. */
export function SearchPalette({ isAdmin, isOpen, onOpenChange }: Props) {
  return (
    <Dialog title="Search" size="wide" isOpen={isOpen} onOpenChange={onOpenChange}>
      {({ close }) => <Choices isAdmin={isAdmin} onLeave={close} />}
    </Dialog>
  )
}

function Choices({ isAdmin, onLeave }: { isAdmin: boolean; onLeave: () => void }) {
  const router = useRouter()
  const [words, setWords] = useState('')
  const q = useDebounced(words.trim())
  const isSearching = q.length >= SEARCH_MIN
  const {
    data = [],
    error,
    isValidating,
  } = useLoad(searchOwn, { query: { q }, isOn: isSearching, keepPreviousData: true })
  const found: Row[] = (isSearching ? data : []).map(({ kind, id, detail, ...row }) => ({
    ...row,
    id: `${kind} ${id}`,
    kind,
    detail,
    note: [KINDS[kind].label, detail].filter(Boolean).join(', '),
    icon: KINDS[kind].icon,
  }))
  const screens: Row[] = SCREEN_IDS.filter((id) => isAdmin || SCREENS[id].who === 'user').map((id) => ({
    id,
    title: SCREENS[id].title,
    icon: SCREENS[id].icon,
    href: screenHref(id),
  }))
  const sections = [
    { name: 'Results', rows: found },
    { name: 'Go to', rows: screens },
    { name: 'Do', rows: ACTIONS },
  ]
  function open(href: string): void {
    // Together, so that the dialog's own history entry is below the new screen's when it closes.
    startTransition(() => {
      router.push(href)
      onLeave()
    })
  }
  // An order is also found by what its row does not show, such as a mail address, once the answer is there.
  const isAnswered = q === words.trim() && !isValidating
  const isOver = isAnswered || words.trim().length < SEARCH_MIN
  const fits = ({ title, detail = '', kind }: Row) =>
    matchesWords(words, title, detail) || (kind === 'order' && isAnswered)
  const fitting = sections
    .map(({ name, rows }) => ({ name, rows: rows.filter(fits) }))
    .filter(({ rows }) => rows.length > 0)
  const isCut = FOUND_KINDS.some((kind) => found.filter((row) => row.kind === kind).length >= FOUND_MAX)
  return (
    // What is typed here need not be kept: a press beside the dialog closes it.
    <form
      onInput={(event) => event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault()
        const first = fitting[0]?.rows[0]
        if (first) open(first.href)
      }}
    >
      <SearchField
        label="Search"
        isLabelHidden
        placeholder="A screen, a task, a file, a product"
        value={words}
        onChange={setWords}
      />
      {Boolean(error) && <p className="muted">Your own records could not be searched.</p>}
      <List aria-live="polite">
        {fitting.map(({ name, rows }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            {rows.map(({ id, title, note, icon, href }) => (
              <Choice key={id} type="button" onClick={() => open(href)}>
                <Icon name={icon} size="small" />
                <b>{title}</b>
                {note && <small>{note}</small>}
              </Choice>
            ))}
          </section>
        ))}
        {fitting.length === 0 && isOver && <p className="muted">Nothing found for “{words}”.</p>}
        {isCut && <p className="subtle">{`Of each kind the newest ${FOUND_MAX}. More words find less.`}</p>}
      </List>
    </form>
  )
}

const List = styled.div`
  max-height: min(24rem, 50vh);
  margin-top: 0.5rem;
  overflow: auto;

  h3 {
    padding: 0.75rem 0.75rem 0.25rem;
    font-size: var(--t-cap);
    font-weight: 400;
    color: var(--ink-2);
  }
`

const Choice = styled.button`
  ${popoverRow}
  width: 100%;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;

  &:hover {
    background: var(--sunken);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  > b {
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  > small {
    margin-left: auto;
    font-size: var(--t-small);
    color: var(--ink-2);
  }
`
