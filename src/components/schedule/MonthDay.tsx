'use client'

import { memo } from 'react'
import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { dayOfMonth, longDay, monthDay } from '../ui/dateFormats'
import { MonthMore } from './MonthMore'
import { DayShapes, MonthLine } from './MonthLine'
import type { DayEntry } from './dayEntries'
import { useDayDrop, whileOver } from './dayDrag'
import { formatDay } from './days'

/** How many entries a day shows; the rest are in a dialog. */
const LINES = 3

type Props = {
  day: string
  isToday: boolean
  isOutside: boolean
  /** Shown below the month, on a phone. */
  isChosen: boolean
  onChoose: (day: string) => void
  entries: readonly DayEntry[]
}

/** One day of the month: its number and three lines. */
export const MonthDay = memo(function MonthDay(props: Props) {
  const { day, isToday, isOutside, isChosen, onChoose, entries } = props
  const { ref, dropProps, isDropTarget } = useDayDrop<HTMLTableCellElement>(day)
  const isFirst = day.endsWith('-01')
  const name = formatDay(day, longDay)
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`
  return (
    <Cell
      {...dropProps}
      ref={ref}
      data-today={isToday || undefined}
      data-outside={isOutside || undefined}
      data-over={isDropTarget || undefined}
    >
      <time dateTime={day}>{formatDay(day, isFirst ? monthDay : dayOfMonth)}</time>
      <ul>
        {entries.slice(0, LINES).map((entry) => (
          <li key={entry.id}>
            <MonthLine entry={entry} />
          </li>
        ))}
        {entries.length > LINES && (
          <li>
            <MonthMore day={day} entries={entries} hidden={entries.length - LINES} />
          </li>
        )}
      </ul>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={`${isToday ? 'Today, ' : ''}${name}, ${count}`}
        onClick={() => onChoose(day)}
      >
        <b>{formatDay(day, dayOfMonth)}</b>
        <span>
          <DayShapes entries={entries} />
        </span>
      </button>
    </Cell>
  )
})

const Cell = styled.td`
  height: 6.75rem;
  padding: 0.375rem 0.25rem;
  border-top: 1px solid var(--line);
  vertical-align: top;

  & + & {
    border-left: 1px solid var(--line);
  }
  > time {
    display: inline-grid;
    place-items: center;
    min-width: 1.5rem;
    height: 1.5rem;
    margin-left: 0.125rem;
    padding-inline: 0.25rem;
    font-size: var(--t-small);
    font-weight: 550;
  }
  > ul {
    display: grid;
    container-type: inline-size;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.125rem;
  }
  > button {
    display: none;
  }
  &[data-outside] {
    background: color-mix(in oklab, var(--sunken) 40%, var(--raised));
  }
  &[data-outside] > time {
    color: var(--ink-2);
  }
  &[data-today] > time,
  &[data-today] > button > b {
    background: var(--ink);
    color: var(--paper);
    border-radius: 99px;
  }
  ${whileOver}
  ${onPhone} {
    height: auto;
    padding: 0;

    & + & {
      border-left: 0;
    }
    > time,
    > ul {
      display: none;
    }
    > button {
      display: grid;
      justify-items: center;
      align-content: start;
      gap: 0.25rem;
      width: 100%;
      min-height: 3.25rem;
      padding: 0.25rem 0;
      border: 0;
      background: none;
      color: inherit;
      font-size: var(--t-ui);
    }
    > button > b {
      display: grid;
      place-items: center;
      min-width: 1.75rem;
      height: 1.75rem;
      font-weight: 550;
    }
    > button > span {
      display: flex;
      flex-wrap: wrap;
      gap: 3px;
      align-items: center;
      justify-content: center;
      min-height: 0.625rem;
    }
    > button[aria-pressed='true'] {
      box-shadow: inset 0 -2px 0 var(--ink);
    }
    > button:focus-visible {
      outline: 2px solid var(--focus);
      outline-offset: -2px;
    }
  }
`
