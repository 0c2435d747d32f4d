'use client'

import {
  type Event,
  EVENT_TEXTS,
  type EventRegistration,
  createEventRegistration,
  listEvents,
  listMyEventRegistrations,
} from '@/contracts/events'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'
import { RegistrationBadge } from './RegistrationBadge'

type Props = { event: Event; registration: EventRegistration | undefined }

/** Registers for an event; a registered one shows Already Registered (docs/behaviour.md, 4.14). */
export function RegisterButton({ event, registration }: Props) {
  const register = useSend(createEventRegistration, {
    refresh: [listEvents, listMyEventRegistrations],
    success: { title: EVENT_TEXTS.registered, description: event.title },
    failure: EVENT_TEXTS.registerFailedHint,
    failureTitle: EVENT_TEXTS.registerFailed,
    showsServerText: true,
  })
  if (registration) {
    return (
      <>
        <RegistrationBadge status={registration.status} />
        <Button variant="line" size="small" isDisabled>
          Already Registered
        </Button>
      </>
    )
  }
  const isFull = event.seatsLeft === 0
  return (
    <Button
      variant="ink"
      size="small"
      isDisabled={isFull}
      isPending={register.isPending}
      pendingText="Registering..."
      aria-label={isFull ? undefined : `Register for ${event.title}`}
      onPress={() => void register.run({ body: { eventId: event.id } })}
    >
      {isFull ? 'Full' : 'Register'}
    </Button>
  )
}
