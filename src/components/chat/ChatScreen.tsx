'use client'

import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { CHAT_CATEGORIES, CHAT_CATEGORY_LABELS, type ConversationList } from '@/contracts/chat/conversations'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { SCREENS } from '@/contracts/screens'
import { OpenOnMount } from '../api/OpenOnMount'
import { useDebounced } from '../layout/useDebounced'
import { useUrlChoice, useUrlSearchText, useUrlText } from '../layout/useScreenSearch'
import { SamplesNote } from '../session/SamplesNote'
import { onPhone, phoneQuery } from '../theme/tokens'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { ErrorNote } from '../ui/ErrorNote'
import { PageHeader } from '../ui/PageHeader'
import { SearchField } from '../ui/SearchField'
import { Select } from '../ui/Select'
import { Skeleton } from '../ui/Skeleton'
import { StatStrip } from '../ui/StatStrip'
import { useBackCloses } from '../ui/useBackCloses'
import { ConversationList as List } from './ConversationList'
import { NewConversation } from './NewConversation'
import { NothingYet } from './NothingYet'
import { SamplePane } from './SamplePane'
import { chatStats } from './sampleConversations'
import { useAskedConversation, useChatRows } from './useChatRows'

// Lazy, because the screen opens with the list.
const ThreadPane = lazy(async () => ({ default: (await import('./thread/ThreadPane')).ThreadPane }))

const CATEGORIES = ['all', ...CHAT_CATEGORIES] as const
const CATEGORY_ITEMS = CATEGORIES.map((id) => ({
  id,
  label: id === 'all' ? 'All' : CHAT_CATEGORY_LABELS[id],
}))

/** Conversations with a category filter beside a message pane (docs/behaviour.md, 4.19). */
export function ChatScreen({ start }: { start: ConversationList }) {
  const [category, setCategory] = useUrlChoice('category', 'all', CATEGORIES)
  const [words, setWords] = useUrlSearchText()
  const q = useDebounced(words.trim()) || undefined
  const { rows, isOwn, list, samples, sendMessage, markRead, begin } = useChatRows(start, { category, q })
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [covers, setCovers] = useState(false)
  const [asked, setAsked] = useUrlText('conversation')
  const [subject, setSubject] = useUrlText('subject')
  const sample = samples.find(({ id }) => id === selectedId)
  const isNone = isOwn && rows.length === 0 && category === 'all' && !q && !list.load.isLoading

  // On a phone the list replaces the pane again; focus the row that was opened.
  const frame = useRef<HTMLDivElement>(null)
  const openedId = useRef<string>(null)
  useEffect(() => {
    if (selectedId === null && openedId.current) {
      frame.current?.querySelector<HTMLElement>(`[data-conversation="${openedId.current}"]`)?.focus()
    }
    openedId.current = selectedId
  }, [selectedId])

  // On a phone the conversation covers the list, so Back leads to the list.
  const close = () => {
    setSelectedId(null)
    setAsked('')
  }
  useBackCloses(selectedId !== null && covers, close)

  function open(id: string): void {
    const isCovering = matchMedia(phoneQuery).matches
    setCovers(isCovering)
    setSelectedId(id)
    // A reload opens it again; on a phone, whose Back closes it, and for a sample, which goes away, it does not.
    setAsked(isCovering || samples.some((each) => each.id === id) ? '' : id)
    markRead(id)
  }
  useAskedConversation(asked, selectedId, open)

  function openStarted(id: string): void {
    setSubject('')
    begin()
    open(id)
  }
  const { active, unread, resolvedToday } = (list.first ?? start).stats
  const numbers = [active, unread, resolvedToday]
  const stats = isOwn
    ? chatStats.map(({ label }, index) => ({ label, value: numbers[index] ?? 0 }))
    : chatStats
  return (
    <>
      <Above data-covered={selectedId ? '' : undefined}>
        <PageHeader
          title={SCREENS.chat.title}
          actions={
            <NewConversation
              initialSubject={subject}
              onStarted={openStarted}
              button={(ask) => (
                <>
                  {subject && <OpenOnMount open={ask} />}
                  <Button variant={isOwn ? 'line' : 'primary'} icon="plus" onPress={ask}>
                    New conversation
                  </Button>
                </>
              )}
            />
          }
        >
          {isOwn
            ? 'One line to the team. A person reads it.'
            : 'This is how it looks. Start one, and it is yours.'}
        </PageHeader>
        {!isOwn && <SamplesNote set="chat" samples="conversations" />}
        <StatStrip label="Chat" stats={stats} />
      </Above>
      {selectedId && (
        <OnPhone>
          <h1 className="visually-hidden">{SCREENS.chat.title}</h1>
        </OnPhone>
      )}
      {Boolean(list.load.error) && <ErrorNote onRetry={list.load.reload}>{CHAT_TEXTS.notLoaded}</ErrorNote>}
      <Split ref={frame} className="card" data-open={selectedId ? '' : undefined}>
        <Side>
          <Filter>
            {isOwn && (
              <SearchField
                label="Search conversations"
                isLabelHidden
                placeholder="Search conversations"
                value={words}
                onChange={setWords}
              />
            )}
            <Select label="Category" items={CATEGORY_ITEMS} value={category} onChange={setCategory} />
          </Filter>
          <List
            rows={rows}
            empty={isNone ? 'They stand here, the latest first.' : 'Nobody wrote in this category.'}
            selectedId={selectedId}
            onSelect={open}
            listRef={list.listRef}
          />
          {list.more}
        </Side>
        {sample && (
          <SamplePane
            key={sample.id}
            conversation={sample}
            onSend={(content) => sendMessage(sample.id, content)}
            onBack={close}
          />
        )}
        {selectedId && !sample && (
          <Suspense fallback={<Skeleton height="34rem" />}>
            <ThreadPane
              key={selectedId}
              id={selectedId}
              name={rows.find(({ id }) => id === selectedId)?.name ?? ''}
              onBack={close}
              onOpen={openStarted}
            />
          </Suspense>
        )}
        {!selectedId &&
          (isNone ? (
            <NothingYet onStarted={openStarted} />
          ) : (
            <Nothing>
              <EmptyState title="No conversation open">Choose one to read it and to answer.</EmptyState>
            </Nothing>
          ))}
      </Split>
    </>
  )
}

/** On a phone an open conversation has the whole screen; its title stays for screen readers. */
const Above = styled.div`
  display: contents;

  ${onPhone} {
    &[data-covered] {
      display: none;
    }
  }
`

const OnPhone = styled.div`
  display: none;

  ${onPhone} {
    display: contents;
  }
`

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(13rem, 20.5rem) minmax(17rem, 1fr);
  overflow: hidden;

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);

    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`

const Side = styled.div`
  max-height: min(44rem, calc(100dvh - 8rem));
  min-height: 30rem;
  overflow-y: auto;
  border-right: 1px solid var(--line);

  ${onPhone} {
    max-height: none;
    min-height: 0;
    border-right: 0;
  }
`

const Filter = styled.div`
  display: grid;
  gap: 0.75rem;
  padding: 1rem 1.25rem;
  border-bottom: 1px solid var(--line);
`

const Nothing = styled.div`
  display: grid;
  place-items: center start;
  min-height: 20rem;
`
