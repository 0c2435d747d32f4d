'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { type OpeningRange, WEEK_DAYS, WEEK_DAY_NAMES, type WeekDay } from '@/contracts/openingTimes'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { IconButton } from '../../ui/IconButton'
import { onPhone } from '../../theme/tokens'
import { TextField } from '../../ui/TextField'
import { type DayHours, type Times, hoursByDay, rangesOf } from './dayHours'

const USUAL: Times = { opens: '09:00', closes: '17:00' }
const ALL_DAY: Times = { opens: '00:00', closes: '00:00' }
/** Two parts of a day, such as before and after a siesta. */
const PARTS_MAX = 2

type Props = {
  value: readonly OpeningRange[]
  onChange: (hours: OpeningRange[]) => void
  errorMessage: string | undefined
}

/** Opening hours as seven days, each with up to two times; a day can be copied to the days below it. */
export function OpeningHoursField({ value, onChange, errorMessage }: Props) {
  // While somebody types, a time may be incomplete, which ranges cannot hold apart.
  const [days, setDays] = useState(() => hoursByDay(value))

  function change(next: DayHours): void {
    setDays(next)
    onChange(rangesOf(next))
  }
  const setDay = (day: WeekDay, times: Times[]) => change({ ...days, [day]: times })

  function copyDown(from: WeekDay): void {
    const below = WEEK_DAYS.slice(WEEK_DAYS.indexOf(from) + 1)
    change({ ...days, ...Object.fromEntries(below.map((day) => [day, days[from]])) })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot be laid out like the other labels
    <Field className="field" role="group" aria-label="Opening hours">
      <span className="label">
        Opening hours
        <span className="optional"> optional</span>
      </span>
      <ul>
        {WEEK_DAYS.map((day) => (
          <Day
            key={day}
            day={day}
            times={days[day]}
            onChange={(times) => setDay(day, times)}
            onCopyDown={() => copyDown(day)}
          />
        ))}
      </ul>
      <span className="field-hint">With these, the directory knows when the place is open.</span>
      {errorMessage && <span className="field-error">{errorMessage}</span>}
    </Field>
  )
}

type DayProps = {
  day: WeekDay
  times: readonly Times[]
  onChange: (times: Times[]) => void
  onCopyDown: () => void
}

function Day({ day, times, onChange, onCopyDown }: DayProps) {
  const name = WEEK_DAY_NAMES[day]
  const isAllDay = times.some(({ opens, closes }) => opens === '00:00' && closes === '00:00')
  const set = (at: number, changed: Partial<Times>) =>
    onChange(times.map((each, index) => (index === at ? { ...each, ...changed } : each)))
  return (
    <li>
      <Checkbox isSelected={times.length > 0} onChange={(isOpen) => onChange(isOpen ? [USUAL] : [])}>
        {name}
      </Checkbox>
      <div>
        {times.length === 0 && <span className="subtle">Closed</span>}
        {isAllDay && <span>Open 24 hours</span>}
        {!isAllDay &&
          times.map(({ opens, closes }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a day have no other identity
            <Part key={at}>
              <TextField
                label={`${name} opens${at > 0 ? ' again' : ''}`}
                isLabelHidden
                type="time"
                value={opens}
                onChange={(time) => set(at, { opens: time })}
              />
              <span>to</span>
              <TextField
                label={`${name} closes${at > 0 ? ' again' : ''}`}
                isLabelHidden
                type="time"
                value={closes}
                onChange={(time) => set(at, { closes: time })}
              />
              {at > 0 && (
                <IconButton
                  icon="x"
                  size="small"
                  label={`Remove the second time of ${name}`}
                  onPress={() => onChange(times.slice(0, at))}
                />
              )}
              {opens !== '' && closes !== '' && closes <= opens && (
                <small className="subtle">until the next day</small>
              )}
            </Part>
          ))}
      </div>
      {times.length > 0 && (
        <span>
          <Button
            size="small"
            variant="quiet"
            aria-label={isAllDay ? `${name} by the clock` : `${name} all day`}
            onPress={() => onChange([isAllDay ? USUAL : ALL_DAY])}
          >
            {isAllDay ? 'By the clock' : '24 h'}
          </Button>
          {!isAllDay && times.length < PARTS_MAX && (
            <IconButton
              icon="plus"
              size="small"
              label={`Add a second time on ${name}`}
              onPress={() => onChange([...times, { opens: '18:00', closes: '22:00' }])}
            />
          )}
          {day !== 'su' && (
            <Button size="small" variant="quiet" aria-label={`Copy ${name} down`} onPress={onCopyDown}>
              Copy down
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

const Part = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;

  .field {
    flex: 0 1 8rem;
    min-width: 6.5rem;
  }
`

const Field = styled.div`
  li {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr) auto;
    gap: 0.25rem 0.75rem;
    align-items: center;
    min-height: 3.25rem;
    border-top: 1px solid var(--line);
    font-size: var(--t-ui);
  }
  li > div {
    display: grid;
    gap: 0.375rem;
    padding-block: 0.25rem;
  }
  li > span {
    display: flex;
    align-items: center;
  }
  ${onPhone} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    li > div {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    li:has(> :nth-child(2):last-child) > div {
      grid-row: 1;
      grid-column: 2;
    }
  }
`
