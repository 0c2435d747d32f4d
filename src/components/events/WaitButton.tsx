'use client'

import type { Event } from '@/contracts/events'
import { EVENT_WAIT_TEXTS, type EventWait, createEventWait, deleteEventWait } from '@/contracts/eventWaits'
import { useSend } from '../api/useSend'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { EVENT_LISTS } from './useEvents'

type Props = { event: Event; wait: EventWait | undefined }

/** Joins the waiting list of a full event, says the place in line, and leaves it (docs/behaviour.md, 15.5). */
export function WaitButton({ event, wait }: Props) {
  const join = useSend(createEventWait, {
    refresh: EVENT_LISTS,
    success: { title: EVENT_WAIT_TEXTS.joined, description: event.title },
    failure: EVENT_WAIT_TEXTS.joinFailed,
    showsServerText: true,
  })
  const leave = useSend(deleteEventWait, {
    refresh: EVENT_LISTS,
    success: { title: EVENT_WAIT_TEXTS.left, description: event.title },
    failure: EVENT_WAIT_TEXTS.leaveFailed,
    gone: 'You are not on this waiting list any more.',
  })
  if (!wait) {
    return (
      <Button
        variant="ink"
        size="small"
        isPending={join.isPending}
        aria-label={`Join the waiting list of ${event.title}`}
        onPress={() => void join.run({ body: { eventId: event.id } })}
      >
        Join the waiting list
      </Button>
    )
  }
  return (
    <>
      <Badge tone="glass">{wait.ahead === 0 ? 'Next in line' : `${wait.ahead + 1} in line`}</Badge>
      <Button
        variant="line"
        size="small"
        isPending={leave.isPending}
        aria-label={`Leave the waiting list of ${event.title}`}
        onPress={() => void leave.run({ params: { id: wait.id } })}
      >
        Leave the line
      </Button>
    </>
  )
}
