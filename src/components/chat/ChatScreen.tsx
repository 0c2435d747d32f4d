'use client'

import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { SCREENS, screenHref } from '@/contracts/screens'
import { Link } from '../ui/Link'
import { useUrlChoice } from '../layout/useScreenSearch'
import { onPhone, phoneQuery } from '../theme/tokens'
import { EmptyState } from '../ui/EmptyState'
import { PageHeader } from '../ui/PageHeader'
import { SampleNote } from '../ui/SampleNote'
import { Select } from '../ui/Select'
import { StatStrip } from '../ui/StatStrip'
import { useBackCloses } from '../ui/useBackCloses'
import { ConversationList } from './ConversationList'
import { MessagePane } from './MessagePane'
import { chatStats } from './sampleConversations'
import { useConversations } from './useConversations'

const CATEGORIES = [
  { id: 'all', label: 'All' },
  { id: 'support', label: 'Support' },
  { id: 'request', label: 'Request' },
  { id: 'feedback', label: 'Feedback' },
] as const
type Category = (typeof CATEGORIES)[number]['id']

/** The admin chat inbox: conversations with a category filter beside a message pane (docs/behaviour.md, 4.19). */
export function ChatScreen() {
  const { conversations, drafts, setDraft, sendMessage, markRead } = useConversations()
  const [category, setCategory] = useUrlChoice<Category>(
    'category',
    'all',
    CATEGORIES.map(({ id }) => id),
  )
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [covers, setCovers] = useState(false)
  const shown = conversations.filter((each) => category === 'all' || each.category === category)
  const selected = conversations.find(({ id }) => id === selectedId)

  // On a phone the list replaces the pane again; focus the row that was opened.
  const list = useRef<HTMLDivElement>(null)
  const openedId = useRef<string>(null)
  useEffect(() => {
    if (selectedId === null && openedId.current) {
      list.current?.querySelector<HTMLElement>(`[data-conversation="${openedId.current}"]`)?.focus()
    }
    openedId.current = selectedId
  }, [selectedId])

  // On a phone the conversation covers the list, so Back leads to the list.
  useBackCloses(selectedId !== null && covers, () => setSelectedId(null))

  function handleSelect(id: string) {
    setCovers(matchMedia(phoneQuery).matches)
    setSelectedId(id)
    markRead(id)
  }
  return (
    <>
      <PageHeader title={SCREENS.chat.title}>How the team's inbox will look.</PageHeader>
      <SampleNote>
        Sample numbers and conversations. What you write here reaches nobody, and one thread with the team
        stands here in a later version. Until then <Link href={screenHref('reports')}>send feedback</Link>: an
        admin reads it and can answer.
      </SampleNote>
      <StatStrip label="Chat" stats={chatStats} />
      <Split className="card" data-open={selected ? '' : undefined}>
        <List ref={list}>
          <Filter>
            <Select label="Category" items={CATEGORIES} value={category} onChange={setCategory} />
          </Filter>
          <ConversationList conversations={shown} selectedId={selectedId} onSelect={handleSelect} />
        </List>
        {selected ? (
          <MessagePane
            key={selected.id}
            conversation={selected}
            draft={drafts[selected.id] ?? ''}
            onDraft={(draft) => setDraft(selected.id, draft)}
            onSend={(content) => sendMessage(selected.id, content)}
            onBack={() => setSelectedId(null)}
          />
        ) : (
          <Nothing>
            <EmptyState title="No conversation open">Choose one to read it and to answer.</EmptyState>
          </Nothing>
        )}
      </Split>
    </>
  )
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(13rem, 20rem) minmax(17rem, 1fr);
  overflow: hidden;

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);

    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`

const List = styled.div`
  border-right: 1px solid var(--line);

  ${onPhone} {
    border-right: 0;
  }
`

const Filter = styled.div`
  padding: 1rem 1.25rem;
  border-bottom: 1px solid var(--line);
`

const Nothing = styled.div`
  display: grid;
  place-items: center start;
  min-height: 20rem;
`
