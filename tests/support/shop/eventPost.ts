import { setTimeout as pause } from 'node:timers/promises'
import { stripeEvent, stripeHeaders } from '../../../src/endpoints/orders/testing/stripeEvent'

/** Shares of events that never arrive, and that arrive one to five times in any order. */
const NEVER = 0.1
const MESSY = 0.3
const COPIES_MAX = 5
const LATE_MS = 5_000
const TRIES = 4

type Post = {
  tell: (type: string, object: object) => void
  /** Resolves with the totals once no event is in flight. */
  over: () => Promise<{ events: number; never: number; sent: number; refused: number }>
}

/** Delivers Stripe's events to a site unreliably: not at all, several times, late, out of order, with retries. */
export function startEventPost({ url, secret }: { url: () => string; secret: string }): Post {
  const told = { events: 0, never: 0, sent: 0, refused: 0 }
  const onTheirWay = new Set<Promise<void>>()

  function tell(type: string, object: object): void {
    told.events += 1
    // Copy the object now: later changes to it belong to other events.
    const payload = stripeEvent(type, { ...object })
    const luck = Math.random()
    if (luck < NEVER) {
      told.never += 1
      return
    }
    const isMessy = luck < NEVER + MESSY
    const copies = isMessy ? 1 + Math.floor(Math.random() * COPIES_MAX) : 1
    for (let copy = 0; copy < copies; copy += 1) {
      const sending = bring(payload, isMessy ? Math.random() * LATE_MS : 0)
      onTheirWay.add(sending)
      void sending.finally(() => onTheirWay.delete(sending))
    }
  }

  /** Retries a refused or undelivered event a few times; Stripe does so for days. */
  async function bring(payload: string, lateMs: number): Promise<void> {
    await pause(lateMs)
    for (let tried = 0; tried < TRIES; tried += 1) {
      told.sent += 1
      const isTaken = await fetch(`${url()}/api/payments/stripe/webhook`, {
        method: 'POST',
        headers: stripeHeaders(payload, { secret }),
        body: payload,
      }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isTaken) return
      told.refused += 1
      await pause(1_000 * 2 ** tried)
    }
  }

  return {
    tell,
    over: async () => {
      while (onTheirWay.size > 0) await Promise.all(onTheirWay)
      return told
    },
  }
}
