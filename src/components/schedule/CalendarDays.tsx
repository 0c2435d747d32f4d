'use client'

import { memo, useMemo } from 'react'
import { styled } from 'styled-components'
import { getCalendar, weeksOfMonth } from '@/contracts/schedule/calendar'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import { useLoad } from '../api/useLoad'
import { ErrorNote } from '../ui/ErrorNote'
import { useBoard } from './BoardContext'
import { MonthView } from './MonthView'
import { Tray } from './Tray'
import { WeekView } from './WeekView'
import { entriesByDay, postsOn } from './dayEntries'
import { shiftedBy, weekOf } from './days'

type Props = {
  unit: 'Week' | 'Month'
  start: ScheduleStart
  today: string
  /** A day of the shown week or month. */
  anchor: string
  isByPost: boolean
}

/** The days of a week or a month, and the cards without a day beside them. */
export const CalendarDays = memo(function CalendarDays({ unit, start, today, anchor, isByPost }: Props) {
  const { cards } = useBoard()
  const range = weeksOfMonth(anchor)
  const isRendered = start.calendar.from === range.from && start.calendar.to === range.to
  const { data, error, reload } = useLoad(getCalendar, {
    query: range,
    rendered: isRendered ? start.calendar.items : undefined,
  })
  const entries = useMemo(() => entriesByDay(cards, data ?? [], isByPost), [cards, data, isByPost])
  const week = weekOf(anchor)
  const missing = Math.max(0, (start.contentGoal ?? 0) - postsOn(cards, week))
  const isFree = (day: string) => day >= today && !entries.get(day)?.some(({ kind }) => kind === 'task')
  return (
    <>
      {Boolean(error) && <ErrorNote onRetry={reload}>Events and deadlines could not be loaded.</ErrorNote>}
      <Plan>
        {unit === 'Week' ? (
          <WeekView
            days={week}
            today={today}
            entries={entries}
            free={week.filter(isFree).slice(0, missing)}
          />
        ) : (
          <MonthView days={daysOf(range)} month={anchor.slice(0, 7)} today={today} entries={entries} />
        )}
        <Tray isByPost={isByPost} />
      </Plan>
    </>
  )
})

function daysOf({ from }: { from: string }): string[] {
  return Array.from({ length: 42 }, (_, index) => shiftedBy(from, index))
}

const Plan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 14.5rem;
  gap: 1rem;
  align-items: start;

  &:has(> aside[data-empty]) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
