'use client'

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Event, type EventDetails, EVENT_TEXTS, deleteEvent } from '@/contracts/events'
import { eventPath } from '@/contracts/eventPage'
import { SCREENS } from '@/contracts/screens'
import { useLongList } from '../layout/useLongList'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Button } from '../ui/Button'
import { LinkButton } from '../ui/LinkButton'
import { EmptyState } from '../ui/EmptyState'
import { WhenLoaded } from '../ui/WhenLoaded'
import { PageHeader } from '../ui/PageHeader'
import { SkeletonRows } from '../ui/Skeletons'
import { Tabs } from '../ui/Tabs'
import { useClock } from '../ui/useClock'
import { CancelRegistration } from './CancelRegistration'
import { EventRow } from './EventRow'
import { HostDialog } from './HostDialog'
import { RegisterButton } from './RegisterButton'
import { RegistrationBadge } from './RegistrationBadge'
import { useEvents, EVENT_LISTS } from './useEvents'
import { lazyDialog } from '../api/lazyDialog'
import { IconButton } from '../ui/IconButton'
import type { EditedEvent } from './eventFields'
import { DeleteButton } from '../api/DeleteButton'
import { send } from '../api/request'

const TABS = ['mine', 'upcoming', 'created'] as const
type TabId = (typeof TABS)[number]

/** Registered, upcoming and created events (docs/behaviour.md, 4.14). */
export function EventsScreen() {
  const { user, events, registrations, detailsOf, waitOf, ...load } = useEvents()
  const [tab, setTab] = useUrlChoice<TabId>('tab', 'upcoming', TABS)
  const now = useClock()
  const registrationOf = (event: Event) => registrations.find(({ eventId }) => eventId === event.id)
  const mine = events.filter((event) => registrationOf(event))
  const upcoming = events.filter(({ eventDate }) => Date.parse(eventDate) > now)
  const created = events.filter(({ createdBy }) => createdBy === user?.id)

  return (
    <>
      <PageHeader title={SCREENS.events.title} actions={<CreateEventDialog />} />
      <WhenLoaded
        load={load}
        text="Loading events..."
        skeleton={<SkeletonRows picture="large" />}
        failure="The events could not be loaded."
      >
        {() => (
          <Tabs<TabId>
            label="Events"
            selected={tab}
            onChange={setTab}
            items={[
              {
                id: 'mine',
                label: `My Events (${mine.length})`,
                content: (
                  <List
                    detailsOf={detailsOf}
                    events={mine}
                    empty="You are not registered anywhere yet."
                    action={
                      <Button size="small" onPress={() => setTab('upcoming')}>
                        See what is on
                      </Button>
                    }
                  >
                    {(event) => {
                      const registration = registrationOf(event)
                      return (
                        registration && (
                          <>
                            <RegistrationBadge registration={registration} details={detailsOf(event.id)} />
                            {Date.parse(event.eventDate) > now && registration.status !== 'rejected' && (
                              <CancelRegistration event={event} registration={registration} />
                            )}
                          </>
                        )
                      )
                    }}
                  </List>
                ),
              },
              {
                id: 'upcoming',
                label: `Upcoming Events (${upcoming.length})`,
                content: (
                  <List
                    detailsOf={detailsOf}
                    events={upcoming}
                    empty="Nothing is planned. Create the first one."
                    action={<CreateEventDialog emptyLabel="Plan the first event" />}
                  >
                    {(event) => (
                      <RegisterButton
                        event={event}
                        registration={registrationOf(event)}
                        details={detailsOf(event.id)}
                        wait={waitOf(event.id)}
                      />
                    )}
                  </List>
                ),
              },
              {
                id: 'created',
                label: `My Created Events (${created.length})`,
                content: (
                  <List
                    detailsOf={detailsOf}
                    events={created}
                    empty="You have not created an event yet."
                    action={<CreateEventDialog emptyLabel="Plan an event" />}
                  >
                    {(event) => <HostActions event={event} details={detailsOf(event.id)} />}
                  </List>
                ),
              },
            ]}
          />
        )}
      </WhenLoaded>
    </>
  )
}

/** The buttons for the host of an event. */
function HostActions({ event, details }: { event: Event; details: EventDetails | undefined }) {
  return (
    <>
      {details?.isPublic && details.slug && (
        <LinkButton variant="line" size="small" href={eventPath(details.slug)}>
          Public page
          <span className="visually-hidden">{` of ${event.title}`}</span>
        </LinkButton>
      )}
      <HostDialog event={event} details={details} />
      <Icons>
        {details && <EditEventDialog event={{ ...event, ...details }} />}
        <DeleteEvent event={event} />
      </Icons>
    </>
  )
}

type ListProps = {
  events: Event[]
  detailsOf: (eventId: string) => EventDetails | undefined
  empty: string
  /** The button of the empty state. */
  action: ReactNode
  children: (event: Event) => ReactNode
}

function List({ events, detailsOf, empty, action, children }: ListProps) {
  const { shown, search, nothing, more, listRef } = useLongList('events', events, (event) => [
    event.title,
    event.description,
    event.location,
  ])
  if (events.length === 0) {
    return (
      <div className="card">
        <EmptyState title="No events here" action={action}>
          {empty}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="stack">
      {search}
      {nothing}
      {shown.length > 0 && (
        <ul className="card" ref={listRef}>
          {shown.map((event) => (
            <EventRow key={event.id} event={event} details={detailsOf(event.id)}>
              {children(event)}
            </EventRow>
          ))}
        </ul>
      )}
      {more}
    </div>
  )
}

const Icons = styled.span`
  display: inline-flex;
  gap: 0.5rem;
`

const CreateEventForm = lazyDialog(async () => (await import('./CreateEventForm')).CreateEventForm)

/** The button that creates an event. */
function CreateEventDialog({ emptyLabel }: { emptyLabel?: string }) {
  return <CreateEventForm button={{ icon: 'plus', label: 'Create event', emptyLabel }} />
}

const EditEventForm = lazyDialog(async () => (await import('./EditEventForm')).EditEventForm)

/** The button that edits the user's own event. */
function EditEventDialog({ event }: { event: EditedEvent }) {
  return (
    <EditEventForm
      event={event}
      button={(open) => <IconButton icon="edit" label={`Edit ${event.title}`} onPress={open} />}
    />
  )
}

/** Deletes the user's own event and its registrations, after a confirmation. */
function DeleteEvent({ event }: { event: Event }) {
  return (
    <DeleteButton
      kind="event"
      name={event.title}
      send={() => send(deleteEvent, { params: { id: event.id } })}
      failure={EVENT_TEXTS.deleteFailed}
      refresh={EVENT_LISTS}
      gone={EVENT_TEXTS.gone}
    >
      Everybody who registered loses their place.
    </DeleteButton>
  )
}
