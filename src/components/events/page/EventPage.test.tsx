import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { EventPage as Event } from '@/contracts/eventPage'
import type { GuestPage } from '@/contracts/eventGuests'
import { renderScreen } from '../../testing/renderScreen'
import { ticketWords } from '../ticket/ticketWords'
import { EventPage } from './EventPage'
import { EventsPage } from './EventsPage'

const event = (overrides: Partial<Event> = {}): Event => ({
  id: 'e1',
  slug: 'reef-walk',
  title: 'Reef walk',
  description: null,
  eventDate: '2031-12-12T23:00:00.000Z',
  timeZone: 'America/New_York',
  location: 'Pier 4',
  capacity: 10,
  seatsLeft: 0,
  held: { count: 1, until: '2031-12-12T14:40:00.000Z' },
  hostName: 'Isla Verano',
  image: null,
  ...overrides,
})

const open = (shown: Event, isLineClosed = false) =>
  renderScreen(
    <EventPage
      event={shown}
      silk={{ wide: null, upright: null }}
      siteUrl=""
      isOver={false}
      isLineClosed={isLineClosed}
    />,
  )
const places = () => screen.getByRole('complementary', { name: 'Places' }).textContent

test('a place that is only held does not count as taken, and the line is open beside it', () => {
  open(event())
  expect(places()).toContain('9 of 10places taken, 1 held')
  expect(places()).toContain(
    'One place is held until 9:40 AM EST for somebody who is just confirming. A place that comes free goes to',
  )
  expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeTruthy()
})

test('once the line is closed, the page says when to look again', () => {
  open(event({ held: { count: 2, until: '2031-12-12T14:40:00.000Z' } }), true)
  expect(places()).toContain('8 of 10places taken, 2 held')
  expect(places()).toContain(
    '2 places are held for people who are just confirming, the first until 9:40 AM EST.',
  )
  expect(places()).toContain('look again then')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a guest without a place reads the same on their own page', () => {
  const page: GuestPage = {
    name: 'Ana',
    place: { state: 'unconfirmed', heldUntil: null },
    event: event(),
    isPublic: true,
    isOver: false,
    isFull: true,
    isLineClosed: false,
    waiting: 0,
  }
  expect(ticketWords(page, event())).toMatchObject({ end: 'is spoken for', confirm: 'Get in line' })
  expect(ticketWords(page, event()).text).toMatch(/^One place is held until 9:40 AM EST/)
  expect(ticketWords(page, event({ held: null })).text).toMatch(/^One press/)
  const late = { ...page, isLineClosed: true }
  expect(ticketWords(late, event()).text).toContain('open this page again then')
  expect(ticketWords(late, event({ held: null })).text).toMatch(/^Every place is taken/)
})

test('the list names day, place, host and what is free; without events it says so', () => {
  const { unmount } = renderScreen(
    <EventsPage events={[event(), event({ id: 'e2', title: 'Open air', seatsLeft: 3 })]} total={2} />,
  )
  const [full, free] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(full).toContain('Friday, December 12, 6:00 PM EST')
  expect(full).toContain('Pier 4 · Host: Isla VeranoNo place is free now')
  expect(free).toContain('3 of 10 places left')
  expect(screen.getByRole('link', { name: 'Reef walk' }).getAttribute('href')).toBe('/events/reef-walk')
  unmount()
  renderScreen(<EventsPage events={[]} total={0} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing is planned')
  expect(screen.queryByRole('listitem')).toBeNull()
})
