'use client'

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Event, EventDetails } from '@/contracts/events'
import { onTablet } from '../theme/tokens'
import { MetaRow } from '../ui/MetaRow'
import { eventDay, eventTime } from './eventTime'
import { placesText } from './placesText'
import { ownTimeZone } from '../ui/timeZones'

type Props = { event: Event; details: EventDetails | undefined; children: ReactNode }

/** One event, with its day in its own time zone first; status and buttons are on the right. */
export function EventRow({ event, details, children }: Props) {
  const { eventDate } = event
  const timeZone = details?.timeZone ?? ownTimeZone()
  const { day, month, year } = eventDay(eventDate, timeZone)
  return (
    <Row>
      <Day dateTime={eventDate}>
        {day}
        <small>{month}</small>
        <small>{year}</small>
      </Day>
      <div>
        <h2>{event.title}</h2>
        {event.description && <Description>{event.description}</Description>}
        <MetaRow
          items={[
            { icon: 'clock', text: eventTime(eventDate, timeZone) },
            { icon: 'pin', text: event.location },
            { icon: 'team', text: placesText(event, details) },
          ]}
        />
      </div>
      <End>{children}</End>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 5.25rem minmax(0, 1fr) auto;
  gap: 1.5rem;
  align-items: center;
  padding: 1.125rem 1.25rem;
  border-top: 1px solid var(--line);

  &:first-child {
    border-top: 0;
  }

  h2 {
    font-size: 1.0625rem;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  ${onTablet} {
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: 1rem;
  }
`

const Day = styled.time`
  font-family: var(--font-display);
  font-variation-settings: 'opsz' 24;
  font-variant-numeric: lining-nums;
  font-size: 3.25rem;
  line-height: 0.9;
  letter-spacing: -0.03em;

  small {
    display: block;
    font: 500 var(--t-small) / 1.4 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-2);
  }

  ${onTablet} {
    font-size: 2.5rem;
  }
`

const Description = styled.p`
  margin-top: 0.125rem;
  max-width: 36rem;
  color: var(--ink-2);
  overflow-wrap: anywhere;
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  justify-content: flex-end;

  ${onTablet} {
    grid-column: 2;
    justify-content: flex-start;
  }
`
