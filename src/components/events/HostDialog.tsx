'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { callUrl } from '@/contracts/core/call'
import { checkInPath, getEventCsv } from '@/contracts/eventDoor'
import { type Event, type EventDetails, getHostedEvent } from '@/contracts/events'
import { usePagedList } from '../layout/usePagedList'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { LinkButton } from '../ui/LinkButton'
import { WhenLoaded } from '../ui/WhenLoaded'
import { HostRegistrationRow, HostRows } from './HostRegistrationRow'
import { placesText } from './placesText'

type Props = { event: Event; details: EventDetails | undefined }

/** The registrations for the user's event, to approve or decline (docs/behaviour.md, 5.11). */
export function HostDialog({ event, details }: Props) {
  const [isOpen, setOpen] = useState(false)
  const waiting = details?.waiting ?? 0
  const text = waiting === 0 ? 'Registrations' : `Registrations, ${waiting} waiting`
  return (
    <>
      <Button
        variant="line"
        size="small"
        aria-label={`${text}: ${event.title}`}
        onPress={() => setOpen(true)}
      >
        {text}
      </Button>
      <Dialog title={`Registrations for ${event.title}`} isOpen={isOpen} onOpenChange={setOpen}>
        <p className="subtle">{placesText(event, details)}</p>
        <Row>
          <LinkButton variant="line" size="small" href={checkInPath(event.id)}>
            Check-in
          </LinkButton>
          <a
            className="button button-line button-small"
            href={callUrl(getEventCsv, { params: { id: event.id } })}
            download
          >
            Save as CSV
          </a>
        </Row>
        <Registrations eventId={event.id} />
      </Dialog>
    </>
  )
}

function Registrations({ eventId }: { eventId: string }) {
  const { items, load, more, listRef } = usePagedList(getHostedEvent, {
    params: { id: eventId },
    query: {},
    revalidateOnMount: true,
  })
  return (
    <WhenLoaded load={load} text="Loading registrations..." failure="The registrations could not be loaded.">
      {() =>
        items.length === 0 ? (
          <p>Nobody has registered yet.</p>
        ) : (
          <>
            <HostRows ref={listRef}>
              {items.map((each) => (
                <HostRegistrationRow key={each.id} registration={each} />
              ))}
            </HostRows>
            {more}
          </>
        )
      }
    </WhenLoaded>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`
