'use client'

import { useDeferredValue } from 'react'
import { addMonths } from 'date-fns/addMonths'
import { parseISO } from 'date-fns/parseISO'
import { styled } from 'styled-components'
import { isCalendarDay } from '@/contracts/schedule/calendar'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import { useUrlChoice, useUrlText } from '../layout/useScreenSearch'
import { Skeleton } from '../ui/Skeleton'
import { longMonth } from '../ui/dateFormats'
import { useBoard } from './BoardContext'
import { CalendarDays } from './CalendarDays'
import { FeedButton } from './FeedButton'
import { PeriodBar } from './PeriodBar'
import { postsOn } from './dayEntries'
import { localDay, formatDay, shiftedBy, weekOf, weekText } from './days'

type Props = { unit: 'Week' | 'Month'; start: ScheduleStart; today: string }

/** The week or month of the day in the address, with all dated entries. A skeleton until all is known. */
export function CalendarView(props: Props) {
  const { counts } = useBoard()
  return props.today === '' || counts ? <Skeleton height="30rem" /> : <Calendar {...props} />
}

function Calendar({ unit, start, today }: Props) {
  const { cards } = useBoard()
  const [asked, setAsked] = useUrlText('from')
  const [by, setBy] = useUrlChoice('by', 'posts', ['posts', 'cards'])
  const shownBy = useDeferredValue(by)
  const anchor = isCalendarDay(asked) ? asked : today
  // The title follows a press at once; the slower render of the days is deferred.
  const shown = useDeferredValue(anchor)
  const week = weekOf(unit === 'Week' ? anchor : today)
  const posts = postsOn(cards, week)

  function step(by: -1 | 1): void {
    setAsked(unit === 'Week' ? shiftedBy(anchor, by * 7) : localDay(addMonths(parseISO(anchor), by)))
  }
  return (
    <Frame>
      <PeriodBar
        unit={unit}
        title={unit === 'Week' ? weekText(week) : formatDay(anchor, longMonth)}
        onStep={step}
        onToday={() => setAsked('')}
        posts={posts}
        goal={start.contentGoal}
        by={by}
        onBy={setBy}
        actions={<FeedButton start={start.feed} />}
      />
      <CalendarDays unit={unit} start={start} today={today} anchor={shown} isByPost={shownBy === 'posts'} />
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`
