import type { GuestPage } from '@/contracts/eventGuests'
import type { EventPage } from '@/contracts/eventPage'
import { LINE_CLOSES_HOURS } from '@/contracts/eventWaits'
import { HOUR_MS } from '@/contracts/core/time'
import { heldText } from '../page/heldText'
import { longEventDay, shortMoment, timeWithZone } from '../eventTime'

type Tone = 'amber' | 'green' | 'red' | 'glass'

export type TicketWords = {
  start: string
  end: string
  text: string
  badge: { tone: Tone; label: string }
  /** The button that confirms, the one that gives the place back, and what to know about it. */
  confirm?: string
  leave?: string
  note?: string
}

/** What a guest's page says about their place. */
export function ticketWords(page: GuestPage, event: EventPage): TicketWords {
  const { place, isOver, isFull, isLineClosed } = page
  const when = `${longEventDay(event.eventDate, event.timeZone)}, ${timeWithZone(event.eventDate, event.timeZone)}`
  const host = event.hostName
  const unconfirmed = { tone: 'amber', label: 'Not confirmed' } as const
  if (isOver && place.state !== 'rejected') {
    const text = `It began on ${when}.`
    const badge = place.state === 'approved' ? ({ tone: 'green', label: 'Confirmed' } as const) : unconfirmed
    return { start: 'It is', end: 'over', text, badge }
  }
  switch (place.state) {
    case 'unconfirmed': {
      const leave = 'Erase my address'
      if (place.heldUntil)
        return {
          start: 'Nearly',
          end: 'in the room',
          text: `One press, and the place at ${event.title} is yours: ${when}.`,
          badge: unconfirmed,
          confirm: 'Confirm my place',
          leave,
          note: `${host} looks at every name. The answer comes to your address.`,
        }
      if (!isFull)
        return {
          start: 'A place',
          end: 'is free',
          text: `One press, and it is yours: ${event.title}, ${when}.`,
          badge: unconfirmed,
          confirm: 'Take the place',
          leave,
        }
      if (isLineClosed)
        return {
          start: 'No place',
          end: 'is left',
          text: event.held
            ? `${heldText(event)}The waiting list is closed, so open this page again then.`
            : `Every place is taken, and the waiting list closed ${LINE_CLOSES_HOURS} hours before the event.`,
          badge: unconfirmed,
          leave,
        }
      return {
        start: 'Every place',
        end: event.held ? 'is spoken for' : 'is taken',
        text: [
          heldText(event),
          'One press, and you are in line. A place that comes free goes to the first, with a mail.',
        ].join(''),
        badge: unconfirmed,
        confirm: 'Get in line',
        leave,
      }
    }
    case 'line': {
      const closes = new Date(Date.parse(event.eventDate) - LINE_CLOSES_HOURS * HOUR_MS).toISOString()
      return {
        start: place.ahead === 0 ? 'Next' : ordinal(place.ahead + 1),
        end: 'in line',
        text: `${before(place.ahead)} When a place comes free, the first in line gets it, with a mail.`,
        badge: { tone: 'glass', label: 'In line' },
        leave: 'Leave the line',
        note: `The line moves by itself until ${shortMoment(closes, event.timeZone)}. You can join again, at its end.`,
      }
    }
    case 'pending':
      return {
        start: 'Your name',
        end: 'is on the list',
        text: `${host} looks at every name. The answer comes to your address; the place is yours until then.`,
        badge: { tone: 'amber', label: 'Pending' },
        leave: 'Give the place back',
        note: giveBack(page, event),
      }
    case 'approved':
      return {
        start: 'You are',
        end: 'in',
        text: 'Show this page at the door. A name is enough.',
        badge: { tone: 'green', label: 'Confirmed' },
        leave: 'Give the place back',
        note: giveBack(page, event),
      }
    case 'rejected':
      return {
        start: 'Not',
        end: 'this time',
        text: `${host} declined your request for ${event.title}.`,
        badge: { tone: 'red', label: 'Declined' },
      }
  }
}

function giveBack({ waiting }: GuestPage, { eventDate, timeZone }: EventPage): string {
  const until = `You can give it back until ${shortMoment(eventDate, timeZone)}.`
  if (waiting === 0) return until
  return `${until} ${waiting === 1 ? 'One person waits' : `${waiting} people wait`} for one.`
}

function before(ahead: number): string {
  if (ahead === 0) return 'Nobody waits before you.'
  return ahead === 1 ? 'One person waits before you.' : `${ahead} people wait before you.`
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** "4th" */
function ordinal(count: number): string {
  return `${count}${ENDINGS[rules.select(count)] ?? 'th'}`
}
