'use client'

import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { Button } from '../ui/Button'
import { dayOfMonth, longDay, monthDay, shortWeekday, weekday } from '../ui/dateFormats'
import { useBoardActions } from './BoardContext'
import { DayItem } from './DayItem'
import type { DayEntry } from './dayEntries'
import { useDayDrop, whileOver } from './dayDrag'
import { formatDay } from './days'
import { useShowMore } from './useShowMore'

/** How many of its entries a day shows at first. */
const AT_FIRST = 12

type Props = {
  day: string
  /** Its column, starting at 1. */
  place: number
  today: string
  entries: readonly DayEntry[]
  /** Whether to offer adding a post that the weekly goal still lacks. */
  isFree: boolean
}

/** One day of the week: all-day entries above timed ones; a card dropped on it moves to that day. */
export function WeekDay({ day, place, today, entries, isFree }: Props) {
  const { ref, dropProps, isDropTarget } = useDayDrop(day)
  const { addOn } = useBoardActions()
  const name = formatDay(day, longDay)
  const whole = entries.filter(({ time }) => !time)
  const timed = entries.filter(({ time }) => time)
  const isToday = day === today
  return (
    <Column
      {...dropProps}
      ref={ref}
      style={{ '--place': place }}
      aria-label={isToday ? `Today, ${name}` : name}
      data-over={isDropTarget || undefined}
      data-today={isToday || undefined}
      data-past={day < today || undefined}
      data-empty={(entries.length === 0 && !isFree) || undefined}
    >
      <h3>
        <span className="short">
          {formatDay(day, shortWeekday)}
          {isToday && ', today'}
        </span>
        <b>{formatDay(day, dayOfMonth)}</b>
        <span className="long">
          {isToday ? 'Today' : formatDay(day, weekday)} <small>{formatDay(day, monthDay)}</small>
        </span>
      </h3>
      <div className="whole">
        <Entries entries={whole} />
        {isFree && (
          <Free>
            <Button
              size="small"
              variant="quiet"
              icon="plus"
              aria-label={`Add a post on ${formatDay(day, weekday)}`}
              onPress={() => addOn(day)}
            >
              Add a post
            </Button>
          </Free>
        )}
      </div>
      <div className="timed">
        <Entries entries={timed} />
      </div>
    </Column>
  )
}

function Entries({ entries }: Pick<Props, 'entries'>) {
  const { first, more, list } = useShowMore(entries, AT_FIRST)
  if (entries.length === 0) return null
  return (
    <>
      <ul ref={list}>
        {first.map((entry) => (
          <DayItem key={entry.id} entry={entry} />
        ))}
      </ul>
      {more}
    </>
  )
}

const Column = styled.section`
  display: grid;
  grid-column: var(--place);
  grid-row: 1 / -1;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  border-left: 1px solid var(--line);

  &:nth-of-type(1) {
    border-left: 0;
  }
  > h3 {
    grid-row: 1;
    padding: 0.625rem 0.5rem 0.5rem 0.75rem;
    font-size: var(--t-small);
    font-weight: 400;
    line-height: 1.25;
    color: var(--ink-2);
  }
  > h3 > b {
    display: grid;
    place-items: center;
    width: fit-content;
    min-width: 1.875rem;
    height: 1.875rem;
    margin: 0.125rem 0 0 -0.375rem;
    padding: 0 0.25rem;
    font-size: 1.125rem;
    font-weight: 550;
    letter-spacing: -0.02em;
    color: var(--ink);
  }
  > h3 > .long {
    display: none;
  }
  > .whole {
    grid-row: 3;
  }
  > .timed {
    grid-row: 5;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375rem;
    align-content: start;
    padding: 0.4375rem;
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375rem;
  }
  &[data-past] > h3 > b {
    color: var(--ink-3);
  }
  &[data-today] > h3 {
    font-weight: 550;
    color: var(--ink);
  }
  &[data-today] > h3 > b {
    background: var(--ink);
    color: var(--paper);
    border-radius: 99px;
    margin-left: -0.25rem;
  }
  &[data-today] > div {
    background: color-mix(in oklab, var(--sunken) 30%, var(--raised));
  }
  ${whileOver}
  ${onPhone} {
    display: block;
    grid-area: auto;
    border: 0;

    &[data-empty] {
      display: none;
    }
    &[data-today][data-empty] {
      display: block;
    }
    > h3 {
      padding: 0 0 0.5rem;
      font-size: var(--t-ui);
    }
    > h3 > :is(b, .short) {
      display: none;
    }
    > h3 > .long {
      display: inline;
      font-weight: 600;
      color: var(--ink);
    }
    small {
      font-size: var(--t-small);
      font-weight: 400;
      color: var(--ink-2);
    }
    > div {
      padding: 0;
      background: none;
    }
    > .whole:not(:empty) + .timed:not(:empty) {
      margin-top: 0.5rem;
    }
    &[data-today] > div {
      background: none;
    }
  }
`

const Free = styled.div`
  display: grid;
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-control);

  .button {
    gap: 0.25rem;
    padding-inline: 0.25rem;
  }
`
