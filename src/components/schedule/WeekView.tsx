'use client'

import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { CalendarKey } from './CalendarKey'
import { ChannelMarks } from './ChannelMarks'
import { WeekDay } from './WeekDay'
import { type DayEntry, NO_ENTRIES } from './dayEntries'

type Props = {
  days: readonly string[]
  today: string
  entries: ReadonlyMap<string, readonly DayEntry[]>
  /** Days that offer to add a post which the weekly goal still lacks. */
  free: readonly string[]
}

/** Seven days side by side, all-day entries above timed ones; on a phone an agenda. */
export function WeekView({ days, today, entries, free }: Props) {
  return (
    <div className="stack">
      <Week>
        <BandLabel $row={2}>All day</BandLabel>
        <BandLabel $row={4}>Times</BandLabel>
        {days.map((day, index) => (
          <WeekDay
            key={day}
            day={day}
            place={index + 1}
            today={today}
            entries={entries.get(day) ?? NO_ENTRIES}
            isFree={free.includes(day)}
          />
        ))}
      </Week>
      <CalendarKey Marks={ChannelMarks} />
    </div>
  )
}

const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-template-rows: auto auto minmax(4.25rem, auto) auto minmax(16rem, auto);
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  overflow: clip;

  ${onPhone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    gap: 1rem;
    overflow: visible;
    background: none;
    border: 0;
  }
`

const BandLabel = styled.p<{ $row: number }>`
  grid-column: 1 / -1;
  grid-row: ${({ $row }) => $row};
  padding: 0.25rem 0.75rem;
  border-block: 1px solid var(--line);
  background: color-mix(in oklab, var(--sunken) 55%, var(--raised));
  font-size: var(--t-cap);
  font-weight: 500;
  color: var(--ink-2);

  ${onPhone} {
    display: none;
  }
`
