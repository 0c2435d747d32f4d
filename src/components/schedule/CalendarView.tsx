'use client'

import { useMemo } from 'react'
import { addMonths } from 'date-fns/addMonths'
import { parseISO } from 'date-fns/parseISO'
import { styled } from 'styled-components'
import { getCalendar, isCalendarDay, weeksOfMonth } from '@/contracts/schedule/calendar'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import { useLoad } from '../api/useLoad'
import { useUrlText } from '../layout/useScreenSearch'
import { ErrorNote } from '../ui/ErrorNote'
import { Skeleton } from '../ui/Skeleton'
import { useBoard } from './BoardContext'
import { FeedButton } from './FeedButton'
import { MonthView } from './MonthView'
import { PeriodBar } from './PeriodBar'
import { Tray } from './Tray'
import { WeekView } from './WeekView'
import { entriesByDay, postsOn } from './dayEntries'
import { dayOf, formatOf, shiftedBy, weekOf, weekText } from './days'

type Props = { unit: 'Week' | 'Month'; start: ScheduleStart; today: string }

/** The week or the month of the asked day, with everything that has a day; only the browser knows today. */
export function CalendarView(props: Props) {
  return props.today === '' ? <Skeleton height="30rem" /> : <Calendar {...props} />
}

function Calendar({ unit, start, today }: Props) {
  const { cards } = useBoard()
  const [asked, setAsked] = useUrlText('from')
  const anchor = isCalendarDay(asked) ? asked : today
  const range = weeksOfMonth(anchor)
  const isRendered = start.calendar.from === range.from && start.calendar.to === range.to
  const { data, error, reload } = useLoad(getCalendar, {
    query: range,
    fallbackData: isRendered ? start.calendar.items : undefined,
  })
  const entries = useMemo(() => entriesByDay(cards, data ?? []), [cards, data])
  const week = weekOf(unit === 'Week' ? anchor : today)
  const posts = postsOn(cards, week)
  const goal = start.contentGoal

  function step(by: -1 | 1): void {
    setAsked(unit === 'Week' ? shiftedBy(anchor, by * 7) : dayOf(addMonths(parseISO(anchor), by)))
  }
  return (
    <Frame>
      <PeriodBar
        unit={unit}
        title={unit === 'Week' ? weekText(week) : formatOf(anchor, 'MMMM yyyy')}
        onStep={step}
        onToday={() => setAsked('')}
        posts={posts}
        goal={goal}
        actions={<FeedButton start={start.feed} />}
      />
      {Boolean(error) && <ErrorNote onRetry={reload}>Events and deadlines could not be loaded.</ErrorNote>}
      <Plan>
        {unit === 'Week' ? (
          <WeekView
            days={week}
            today={today}
            entries={entries}
            free={week
              .filter((day) => day >= today && !entries.get(day)?.some(({ kind }) => kind === 'task'))
              .slice(0, Math.max(0, (goal ?? 0) - posts))}
          />
        ) : (
          <MonthView days={daysOf(range)} month={anchor.slice(0, 7)} today={today} entries={entries} />
        )}
        <Tray />
      </Plan>
    </Frame>
  )
}

function daysOf({ from }: { from: string }): string[] {
  return Array.from({ length: 42 }, (_, index) => shiftedBy(from, index))
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`

const Plan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 14.5rem;
  gap: 1rem;
  align-items: start;

  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
