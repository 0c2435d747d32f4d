'use client'

import { type ReactNode, useState } from 'react'
import type { Event } from '@/contracts/events'
import { SCREENS } from '@/contracts/screens'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { WhenLoaded } from '../ui/WhenLoaded'
import { PageHeader } from '../ui/PageHeader'
import { SkeletonRows } from '../ui/Skeletons'
import { Tabs } from '../ui/Tabs'
import { CancelRegistration } from './CancelRegistration'
import { CreateEventDialog } from './CreateEventDialog'
import { DeleteEvent } from './DeleteEvent'
import { EventRow } from './EventRow'
import { RegisterButton } from './RegisterButton'
import { RegistrationBadge } from './RegistrationBadge'
import { useEvents } from './useEvents'

const TABS = ['mine', 'upcoming', 'created'] as const
type TabId = (typeof TABS)[number]

/** Registered, upcoming and created events (docs/behaviour.md, 4.14). */
export function EventsScreen() {
  const { user, events, registrations, ...load } = useEvents()
  const [tab, setTab] = useUrlChoice<TabId>('tab', 'upcoming', TABS)
  const [now] = useState(() => Date.now())
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
                            <RegistrationBadge status={registration.status} />
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
                    events={upcoming}
                    empty="Nothing is planned. Create the first one."
                    action={<CreateEventDialog emptyLabel="Plan the first event" />}
                  >
                    {(event) => <RegisterButton event={event} registration={registrationOf(event)} />}
                  </List>
                ),
              },
              {
                id: 'created',
                label: `My Created Events (${created.length})`,
                content: (
                  <List
                    events={created}
                    empty="You have not created an event yet."
                    action={<CreateEventDialog emptyLabel="Plan an event" />}
                  >
                    {(event) => <DeleteEvent event={event} />}
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

type ListProps = {
  events: Event[]
  empty: string
  /** The button of the empty state. */
  action: ReactNode
  children: (event: Event) => ReactNode
}

function List({ events, empty, action, children }: ListProps) {
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
    <ul className="card">
      {events.map((event) => (
        <EventRow key={event.id} event={event}>
          {children(event)}
        </EventRow>
      ))}
    </ul>
  )
}
