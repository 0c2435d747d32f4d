'use client'

import { Suspense, lazy, useMemo, useRef, useState, startTransition, useEffect } from 'react'
import { SCREENS } from '@/contracts/screens'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import { OnArrival } from '../layout/OnArrival'
import { useUrlChoice, useUrlText } from '../layout/useScreenSearch'
import { SamplesNote } from '../session/SamplesNote'
import { Button } from '../ui/Button'
import { ErrorNote } from '../ui/ErrorNote'
import { PageHeader } from '../ui/PageHeader'
import { Skeleton } from '../ui/Skeleton'
import { Tabs } from '../ui/Tabs'
import { useBrowserValue } from '../ui/useBrowserValue'
import { useStable } from '../ui/useStable'
import { BoardActionsContext, BoardContext } from './BoardContext'
import type { Card } from './card'
import { localDay } from './days'
import { useMoves } from './useMoves'
import { useSchedule } from './useSchedule'
import { lazyDialog } from '../api/lazyDialog'
import { styled } from 'styled-components'
import { TASK_STATUSES } from '@/contracts/schedule/tasks'
import { onPhone, onTablet } from '../theme/tokens'
import { BoardColumn } from './BoardColumn'
import { useDraggableCards } from './useDraggableCards'

// Lazy, because the screen opens with the board.
const CalendarView = lazy(async () => ({ default: (await import('./CalendarView')).CalendarView }))
const DayDialog = lazy(async () => ({ default: (await import('./DayDialog')).DayDialog }))
const TaskSheet = lazy(async () => ({ default: (await import('./TaskSheet')).TaskSheet }))

const EditPost = lazy(async () => ({ default: (await import('./composer/EditPost')).EditPost }))

const VIEWS = ['board', 'week', 'month'] as const

/** Tasks as a board, a week and a month (docs/behaviour.md, 4.5). */
export function ScheduleScreen({ start }: { start: ScheduleStart }) {
  const schedule = useSchedule(start)
  const { cards, counts, isOwn, load } = schedule
  const [view, setView] = useUrlChoice('view', 'board', VIEWS)
  const [, setAsked] = useUrlText('new')
  const wantedDay = useRef<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { announcement, shown, move, moveAll } = useMoves(schedule, frame)
  const sheet = useOpenCard(cards)
  const day = useOpenCard(cards)
  // Nothing is overdue before the browser knows today's date.
  const today = useBrowserValue(() => localDay(new Date()), '')
  const [round, setRound] = useState(0)
  const [post, setPost] = useState<{ id: string; isOpen: boolean } | null>(null)

  function takeWantedDay(): string | null {
    const day = wantedDay.current
    wantedDay.current = null
    return day
  }

  function edit(card: Card): void {
    setRound(round + 1)
    sheet.open(card)
  }
  useCardFromUrl(cards, edit, counts === null)

  const actions = useStable({
    save: schedule.save,
    publish: schedule.publish,
    unpublish: schedule.unpublish,
    addChannels: schedule.addChannels,
    currentCards: () => cards,
    move,
    moveAll,
    askDay: day.open,
    editPost: (id: string) => {
      setRound(round + 1)
      setPost({ id, isOpen: true })
    },
    edit,
    remove: (card: Card) => void schedule.remove(card).catch(() => undefined),
    addFile: (file: { id: string; name: string }, to: string | null) =>
      void schedule.addFile(file, to).catch(() => undefined),
    attach: (card: Card, mediaId: string, isWhole: boolean) =>
      void schedule.attach(card, mediaId, isWhole).catch(() => undefined),
    removeAll: (card: Card) => void schedule.removeAll(card).catch(() => undefined),
    addOn: (wanted: string) => {
      wantedDay.current = wanted
      setAsked('task')
    },
  })
  const { deals, events, linkedTasks } = start
  const board = useMemo(
    () => ({ ...shown, counts, deals, events, linkedTasks }),
    [shown, counts, deals, events, linkedTasks],
  )
  // React skips identical elements, so the views do not re-render when a dialog opens.
  const views = useMemo(() => viewsOf(start, today), [start, today])
  return (
    <BoardActionsContext value={actions}>
      <BoardContext value={board}>
        <PageHeader title={SCREENS.schedule.title} actions={<AddTask takeWantedDay={takeWantedDay} />} />
        {!isOwn && <SamplesNote set="schedule" samples="tasks" />}
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        {Boolean(load.error) && <ErrorNote onRetry={load.reload}>Not all tasks could be loaded.</ErrorNote>}
        <Views ref={frame}>
          <Tabs label="View" selected={view} onChange={setView} items={views} />
        </Views>
        {sheet.card && (
          <Suspense>
            <TaskSheet
              key={`${sheet.card.id} ${round}`}
              card={sheet.card}
              isOpen={sheet.isOpen}
              onClose={sheet.close}
            />
          </Suspense>
        )}
        {post && (
          <Suspense>
            <EditPost
              key={`${post.id} ${round}`}
              id={post.id}
              isOpen={post.isOpen}
              onClose={() => startTransition(() => setPost({ ...post, isOpen: false }))}
            />
          </Suspense>
        )}
        {day.card && (
          <Suspense>
            <DayDialog
              key={`${day.card.id} ${day.card.date}`}
              card={day.card}
              today={today}
              isOpen={day.isOpen}
              onClose={day.close}
              onChoose={(date) => day.card && move(day.card, { date })}
            />
          </Suspense>
        )}
      </BoardContext>
    </BoardActionsContext>
  )
}

/** A view puts its own button at the end of the row of tabs. */
const Views = styled.div`
  position: relative;
`

/** `takeWantedDay` is for an opening by the address: the capture menu uses the same one, without a day. */
function AddTask({ takeWantedDay }: { takeWantedDay: () => string | null }) {
  const initialDay = useRef<string | null>(null)
  function openOn(day: string | null, open: () => void): void {
    initialDay.current = day
    open()
  }
  return (
    <AddTaskDialog
      initialDay={initialDay}
      button={(open) => (
        <>
          <Button variant="primary" icon="plus" onPress={() => openOn(null, open)}>
            Add Task
          </Button>
          <OnArrival at="task" run={() => openOn(takeWantedDay(), open)} />
        </>
      )}
    />
  )
}

function viewsOf(start: ScheduleStart, today: string) {
  const calendar = (unit: 'Week' | 'Month') => (
    <Suspense fallback={<Skeleton height="30rem" />}>
      <CalendarView unit={unit} start={start} today={today} />
    </Suspense>
  )
  return [
    { id: 'board', label: 'Board', content: <Board today={today} /> },
    { id: 'week', label: 'Week', content: calendar('Week') },
    { id: 'month', label: 'Month', content: calendar('Month') },
  ] as const
}

const AddTaskDialog = lazyDialog(async () => (await import('./composer/AddPostForm')).AddPostForm)

/** The card that a dialog is open for; kept while the dialog closes, null once the card is deleted. */
function useOpenCard(cards: readonly Card[]) {
  const [opened, setOpened] = useState<{ id: string; isOpen: boolean } | null>(null)
  const card = cards.find(({ id }) => id === opened?.id) ?? null
  return {
    card,
    isOpen: opened?.isOpen ?? false,
    open: ({ id }: Card) => setOpened({ id, isOpen: true }),
    // A transition, so that closing does not delay the key or press that triggered it.
    close: () => startTransition(() => setOpened((before) => before && { ...before, isOpen: false })),
  }
}

/**
 * Opens the card that a link names in the address ("?task=…") once, and removes it from the address; one that is not
 * there when the cards are whole does not exist.
 */
function useCardFromUrl(cards: readonly Card[], open: (card: Card) => void, isWhole: boolean): void {
  const [asked, setAsked] = useUrlText('task')
  const latest = useRef(() => {})
  useEffect(() => {
    latest.current = () => {
      const card = cards.find(({ id }) => id === asked)
      if (!card && !isWhole) return
      setAsked('')
      if (card) open(card)
    }
  })
  useEffect(() => {
    if (asked) latest.current()
  }, [asked, isWhole])
}

/** To Do, In Progress and Done side by side; on a phone one column at a time, with the edge of the next one. */
function Board({ today }: { today: string }) {
  const frame = useRef<HTMLElement>(null)
  const Cards = useDraggableCards(frame)
  return (
    <Columns ref={frame} aria-label="Board">
      {TASK_STATUSES.map((status) => (
        <BoardColumn key={status} status={status} today={today} Cards={Cards} />
      ))}
    </Columns>
  )
}

const Columns = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1rem;
  align-items: start;

  ${onTablet} {
    grid-template-columns: repeat(3, minmax(16rem, 1fr));
    overflow-x: auto;
    scrollbar-width: thin;
  }
  ${onPhone} {
    grid-template-columns: repeat(3, min(84vw, 20rem));
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    margin-inline: -1rem;
    padding-inline: 1rem;
    scrollbar-width: none;
  }
`
