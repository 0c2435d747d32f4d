'use client'

import {
  type Event,
  EVENT_TEXTS,
  type EventDetails,
  type EventRegistration,
  createEventRegistration,
} from '@/contracts/events'
import type { EventWait } from '@/contracts/eventWaits'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'
import { RegistrationBadge } from './RegistrationBadge'
import { WaitButton } from './WaitButton'
import { EVENT_LISTS } from './useEvents'

type Props = {
  event: Event
  registration: EventRegistration | undefined
  details: EventDetails | undefined
  wait: EventWait | undefined
}

/** Registers for an event; afterwards it shows Already Registered (docs/behaviour.md, 4.14). */
export function RegisterButton({ event, registration, details, wait }: Props) {
  const register = useSend(createEventRegistration, {
    refresh: EVENT_LISTS,
    success: { title: EVENT_TEXTS.registered, description: event.title },
    failure: EVENT_TEXTS.registerFailedHint,
    failureTitle: EVENT_TEXTS.registerFailed,
    showsServerText: true,
    gone: EVENT_TEXTS.gone,
  })
  if (registration) {
    return (
      <>
        <RegistrationBadge registration={registration} details={details} />
        <Button variant="line" size="small" isDisabled>
          Already Registered
        </Button>
      </>
    )
  }
  const isFull = event.seatsLeft === 0
  if (wait || isFull) {
    return (
      <>
        {!wait && (
          <Button variant="line" size="small" isDisabled>
            Full
          </Button>
        )}
        <WaitButton event={event} wait={wait} />
      </>
    )
  }
  return (
    <Button
      variant="ink"
      size="small"
      isPending={register.isPending}
      pendingText="Registering..."
      aria-label={`Register for ${event.title}`}
      onPress={() => void register.run({ body: { eventId: event.id } })}
    >
      Register
    </Button>
  )
}
