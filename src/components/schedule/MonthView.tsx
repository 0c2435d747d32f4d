'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { TASK_PLATFORMS } from '@/contracts/schedule/platformRules'
import { onPhone } from '../theme/tokens'
import { Icon } from '../ui/Icon'
import { longDay, longMonth, shortWeekday, weekday } from '../ui/dateFormats'
import { CalendarKey } from './CalendarKey'
import { DayItem } from './DayItem'
import { MonthDay } from './MonthDay'
import { LineMarks } from './MonthLine'
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

/** Six weeks; on a phone each day is a button with shapes, and the chosen day and the next one are shown below. */
export function MonthView({ days, month, today, entries }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const firstChoice = today.startsWith(month) ? today : `${month}-01`
  const shown = chosen !== null && days.includes(chosen) ? chosen : firstChoice
  const next = days.find((day) => day > shown && entries.has(day))
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
      <CalendarKey Marks={LineMarks}>
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
      </CalendarKey>
      <AgendaDay day={shown} word={shown === today ? 'Today' : ''} entries={entries.get(shown)} />
      {next && <AgendaDay day={next} word="Next" entries={entries.get(next)} />}
    </div>
  )
}

type AgendaProps = { day: string; word: string; entries: readonly DayEntry[] | undefined }

/** A day below the month, on a phone. */
function AgendaDay({ day, word, entries = NO_ENTRIES }: AgendaProps) {
  const name = formatDay(day, longDay)
  return (
    <Agenda aria-label={name}>
      <h3>
        {word && `${word} `}
        <span>{name}</span>
      </h3>
      {entries.length > 0 ? (
        <ul>
          {entries.map((entry) => (
            <DayItem key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <p className="muted">Nothing on this day.</p>
      )}
    </Agenda>
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
  h3 > span {
    font-weight: 500;
    color: var(--ink-2);
  }
  ul {
    display: grid;
    gap: 0.5rem;
  }
`
