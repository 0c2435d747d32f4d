'use client'

import { format } from 'date-fns'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Event } from '@/contracts/events'
import { onTablet } from '../theme/tokens'
import { MetaRow } from '../ui/MetaRow'

/** One event, with its day first; status and buttons are on the right. */
export function EventRow({ event, children }: { event: Event; children: ReactNode }) {
  const day = new Date(event.eventDate)
  return (
    <Row>
      <Day dateTime={event.eventDate}>
        {format(day, 'dd')}
        <small>{format(day, 'EEE, MMM')}</small>
      </Day>
      <div>
        <h2>{event.title}</h2>
        {event.description && <Description>{event.description}</Description>}
        <MetaRow
          items={[
            { icon: 'clock', text: format(day, 'h:mm a') },
            { icon: 'pin', text: event.location },
            { icon: 'team', text: placesText(event) },
          ]}
        />
      </div>
      <End>{children}</End>
    </Row>
  )
}

function placesText({ capacity, seatsLeft }: Event): string {
  if (capacity === null) return 'No limit'
  return `${seatsLeft ?? 0} of ${capacity} ${capacity === 1 ? 'place' : 'places'} left`
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
