'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { TASK_PLATFORMS } from '@/contracts/schedule/platformRules'
import { onPhone } from '../theme/tokens'
import { Icon } from '../ui/Icon'
import { longDay, longMonth, shortWeekday, weekday } from '../ui/dateFormats'
import { DayItem } from './DayItem'
import { MonthDay } from './MonthDay'
import { PlatformMark } from '../ui/PlatformMark'
import { type DayEntry, NO_ENTRIES } from './dayEntries'
import { formatDay, weekOf } from './days'

type Props = {
  /** Six weeks of seven days. */
  days: readonly string[]
  /** YYYY-MM: days of other months are paler. */
  month: string
  today: string
  entries: ReadonlyMap<string, readonly DayEntry[]>
}

/** Six weeks; on a phone each day is a button with shapes, and the chosen day is shown below. */
export function MonthView({ days, month, today, entries }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const firstChoice = today.startsWith(month) ? today : `${month}-01`
  const shown = chosen !== null && days.includes(chosen) ? chosen : firstChoice
  const weeks = days.filter((_, index) => index % 7 === 0).map(weekOf)
  return (
    <div className="stack">
      <Month aria-label={formatDay(`${month}-01`, longMonth)}>
        <thead>
          <tr>
            {weekOf(today).map((day) => (
              <th key={day} scope="col" abbr={formatDay(day, weekday)}>
                {formatDay(day, shortWeekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <MonthDay
                  key={day}
                  day={day}
                  isToday={day === today}
                  isOutside={!day.startsWith(month)}
                  isChosen={day === shown}
                  onChoose={setChosen}
                  entries={entries.get(day) ?? NO_ENTRIES}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Month>
      <Key aria-label="Key">
        {TASK_PLATFORMS.map((platform) => (
          <li key={platform}>
            <PlatformMark platform={platform} />
          </li>
        ))}
        <li>
          <Icon name="ticket" size="small" /> Event
        </li>
        <li>
          <Icon name="flag" size="small" /> Deadline
        </li>
      </Key>
      <Agenda aria-label={formatDay(shown, longDay)}>
        <h3>{formatDay(shown, longDay)}</h3>
        {entries.get(shown)?.length ? (
          <ul>
            {entries.get(shown)?.map((entry) => (
              <DayItem key={entry.id} entry={entry} />
            ))}
          </ul>
        ) : (
          <p className="muted">Nothing on this day.</p>
        )}
      </Agenda>
    </div>
  )
}

const Month = styled.table`
  width: 100%;
  table-layout: fixed;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  border-spacing: 0;
  overflow: clip;
  background: var(--raised);

  th {
    padding: 0.5rem 0.625rem;
    font-size: var(--t-small);
    font-weight: 400;
    color: var(--ink-2);
    text-align: left;
  }
  ${onPhone} {
    width: calc(100% + 2rem);
    margin-inline: -1rem;
    border-width: 0 0 1px;
    border-radius: 0;
    background: none;

    th {
      padding-inline: 0;
      text-align: center;
    }
  }
`

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.25rem;
  font-size: var(--t-small);
  font-weight: 500;
  color: var(--ink-2);

  > li {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
  }
`

const Agenda = styled.section`
  display: none;

  ${onPhone} {
    display: grid;
    gap: 0.5rem;
  }
  h3 {
    font-size: var(--t-ui);
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: 0.5rem;
  }
`
