import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Event,
  EVENT_REGISTRATION_STATUSES,
  type EventDetails,
  type EventRegistration,
  type HostRegistration,
} from '@/contracts/events'
import { answerCalls, pageOfItems } from '../testing/answerCalls'
import { expectLogIn } from '../testing/expectLogIn'
import { isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { getToasts } from '../ui/toast/toastQueue'
import { EventsScreen } from './EventsScreen'
import { instantsOf } from '../ui/instantsOf'
import { toTyped } from './eventFields'
import { eventDay, eventTime } from './eventTime'
import { ownTimeZone } from '../ui/timeZones'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const event = (overrides: Partial<Event>): Event => ({
  id: 'show',
  title: 'Front row',
  description: null,
  eventDate: inDays(7),
  location: 'Miami',
  capacity: 80,
  createdBy: 'somebody',
  seatsLeft: 3,
  ...overrides,
})
const registration = (overrides: Partial<EventRegistration>): EventRegistration => ({
  id: 'r1',
  eventId: 'show',
  userId: isla.id,
  status: 'pending',
  registeredAt: inDays(-1),
  ...overrides,
})

const details = (overrides: Partial<EventDetails> = {}): EventDetails => ({
  eventId: 'show',
  timeZone: ownTimeZone(),
  isPublic: false,
  imageId: null,
  slug: null,
  version: 1,
  waiting: 0,
  held: 0,
  decidedAt: null,
  ...overrides,
})

function serve(events: Event[], registrations: EventRegistration[], more = {}) {
  return answerCalls({
    'GET /api/events': () => ({ body: events }),
    'GET /api/event-registrations/my': () => ({ body: registrations }),
    'GET /api/events/details': () => ({ body: [] }),
    'GET /api/event-waits/my': () => ({ body: [] }),
    ...more,
  })
}

test('counts the three tabs and shows each registration by its state', async () => {
  const states = { pending: 'Pending', approved: 'Confirmed', rejected: 'Registered' } as const
  const all = EVENT_REGISTRATION_STATUSES
  serve(
    [
      ...all.map((status) => event({ id: status, title: `The ${status} one` })),
      event({ id: 'past', title: 'Last year', eventDate: inDays(-9), createdBy: isla.id }),
    ],
    all.map((status) => registration({ id: `r-${status}`, eventId: status, status })),
  )
  renderDashboardScreen(<EventsScreen />)
  expect(await screen.findByRole('tab', { name: 'My Events (3)' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Upcoming Events (3)' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'My Created Events (1)' })).toBeTruthy()
  const rowOf = (status: (typeof all)[number]) => {
    const row = screen.getByRole('heading', { name: `The ${status} one` }).closest('li')
    return within(row as HTMLElement)
  }
  for (const status of all) {
    expect(rowOf(status).getByText(states[status])).toBeTruthy()
    expect(rowOf(status).getByText('3 of 80 places left')).toBeTruthy()
    const button = rowOf(status).getByRole('button', { name: 'Already Registered' })
    expect(button).toHaveProperty('disabled', true)
  }

  await userEvent.click(screen.getByRole('tab', { name: 'My Events (3)' }))
  for (const status of all) {
    expect(rowOf(status).getByText(states[status])).toBeTruthy()
    // A declined registration holds no seat, so there is nothing to cancel.
    expect(rowOf(status).queryAllByRole('button')).toHaveLength(status === 'rejected' ? 0 : 1)
  }
})

test('registers once and loads both lists again', async () => {
  const registrations: EventRegistration[] = []
  const made = serve([event({})], registrations, {
    'POST /api/event-registrations': () => {
      registrations.push(registration({}))
      return { status: 201, body: registrations[0] }
    },
  })
  renderDashboardScreen(<EventsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Register for Front row' }))
  await expectToast('Registration successful!', 'Front row')
  expect(screen.getByRole('button', { name: 'Already Registered' })).toBeTruthy()
  expect(made.map(({ call }) => call).filter((call) => call === 'GET /api/events')).toHaveLength(2)
  expect(made.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ eventId: 'show' })
})

test('says in the server words why a registration failed, else its own', async () => {
  let body: unknown = { message: 'This event is full', error: 'This event is full' }
  serve([event({})], [], { 'POST /api/event-registrations': () => ({ status: 409, body }) })
  renderDashboardScreen(<EventsScreen />)
  const register = await screen.findByRole('button', { name: 'Register for Front row' })
  await userEvent.click(register)
  await expectToast('Registration failed', 'This event is full', 'alert')
  body = {}
  await userEvent.click(register)
  await expectToast('Registration failed', 'Failed to register for event', 'alert')
})

test('loads the lists again when somebody else took the last seat', async () => {
  const events = [event({})]
  serve(events, [], {
    'POST /api/event-registrations': () => {
      events[0] = event({ seatsLeft: 0 })
      return { status: 409, body: { error: 'This event is full' } }
    },
  })
  renderDashboardScreen(<EventsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Register for Front row' }))
  await expectToast('Registration failed', 'This event is full', 'alert')
  expect(await screen.findByText('0 of 80 places left')).toBeTruthy()
})

test('sends to the log-in whose session ended before the press', async () => {
  serve([event({})], [], { 'POST /api/event-registrations': () => ({ status: 401, body: {} }) })
  const view = renderDashboardScreen(<EventsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Register for Front row' }))
  await expectLogIn(view)
})

test('asks for title and date before it creates, and keeps what was typed when the call fails', async () => {
  const made = serve([], [], { 'POST /api/events': () => ({ status: 500, body: {} }) })
  renderDashboardScreen(<EventsScreen />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Create event' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Title'), 'Sunrise shoot')
  await user.click(dialog.getByRole('button', { name: /Create event/ }))
  await expectToast('Missing fields', 'Please fill in the title and event date.', 'alert')
  expect(dialog.getByText('Choose a date and time')).toBeTruthy()
  expect(made.some(({ call }) => call === 'POST /api/events')).toBe(false)
  await user.type(dialog.getByLabelText('Event date'), '2030-05-06T06:10')
  await user.click(dialog.getByRole('button', { name: /Create event/ }))
  await expectToast('Error', 'Failed to create event', 'alert')
  expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Sunrise shoot')
  expect(made.findLast(({ call }) => call === 'POST /api/events')?.body).toEqual({
    title: 'Sunrise shoot',
    description: null,
    eventDate: new Date('2030-05-06T06:10').toISOString(),
    location: null,
    capacity: null,
    timeZone: ownTimeZone(),
    isPublic: false,
    slug: null,
    imageId: null,
  })
})

test('says what is wrong with a field that is filled in, and not that one is missing', async () => {
  serve([], [])
  renderDashboardScreen(<EventsScreen />)
  const lastToast = getToasts()[0]?.id
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Create event' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('Title'))
  await user.paste('x'.repeat(201))
  await user.type(dialog.getByLabelText('Event date'), '2030-05-06T06:10')
  await user.click(dialog.getByRole('button', { name: /Create event/ }))
  expect(dialog.getByText('At most 200 characters')).toBeTruthy()
  expect(getToasts()[0]?.id).toBe(lastToast)
})

test('leaves the event date as it is typed, and says so when no calendar has it', async () => {
  const made = serve([], [])
  renderDashboardScreen(<EventsScreen />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Create event' }))
  const dialog = within(await screen.findByRole('dialog'))
  const date = dialog.getByLabelText<HTMLInputElement>('Event date')
  await user.type(dialog.getByLabelText('Title'), 'Sunrise shoot')
  expect(date.max).toBe('9999-12-31T23:59')
  // A date field fires a change for every digit of the year: 0002, 0020, 0203, 2030.
  for (const typed of ['0002-05-06T06:10', '12026-05-06T06:10']) {
    fireEvent.change(date, { target: { value: typed } })
    expect(date.value).toBe(typed)
    await user.click(dialog.getByRole('button', { name: /Create event/ }))
    expect(dialog.getByText('Please choose a date between 1970 and 9999.')).toBeTruthy()
  }
  expect(made.some(({ call }) => call === 'POST /api/events')).toBe(false)
})

test('deletes an own event after a question', async () => {
  const made = serve([event({ createdBy: isla.id })], [], {
    'DELETE /api/events/show': () => ({ body: { message: 'Event deleted' } }),
  })
  renderDashboardScreen(<EventsScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: 'My Created Events (1)' }))
  await user.click(screen.getByRole('button', { name: 'Delete Front row' }))
  expect(made.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete event' }),
  )
  await expectToast('Event deleted', '')
})

test('offers to try again when the events do not load', async () => {
  let status = 500
  answerCalls({
    'GET /api/events': () => ({ status, body: [] }),
    'GET /api/event-registrations/my': () => ({ body: [] }),
    'GET /api/events/details': () => ({ body: [] }),
  })
  renderDashboardScreen(<EventsScreen />)
  const retry = await screen.findByRole('button', { name: /Retry|Try again/ })
  status = 200
  await userEvent.click(retry)
  expect(await screen.findByText('Nothing is planned. Create the first one.')).toBeTruthy()
})

test('an event is on the clock of its own zone, and of the reader where that is another one', () => {
  const iso = '2026-12-12T11:40:00.000Z'
  expect(eventTime(iso, 'America/New_York', 'Europe/London')).toBe('6:40 AM New York time, 11:40 AM for you')
  expect(eventTime(iso, 'America/New_York', 'America/Toronto')).toBe('6:40 AM')
  expect(eventTime(iso, 'America/New_York', 'Pacific/Auckland')).toBe(
    '6:40 AM New York time, Dec 13, 12:40 AM for you',
  )
  expect(eventTime(iso, 'UTC', 'Asia/Kathmandu')).toBe('11:40 AM UTC, 5:25 PM for you')
  expect(eventDay('2020-01-01T03:00:00.000Z', 'America/New_York')).toEqual({
    day: '31',
    month: 'Tue, Dec',
    year: '2019',
  })
  expect(instantsOf('2026-07-01T06:40', 'America/New_York')).toEqual(['2026-07-01T10:40:00.000Z'])
  expect(toTyped(iso, 'America/New_York')).toBe('2026-12-12T06:40')
})

test('says what the places left count, and when the host decided', async () => {
  const states = { a: 'pending', b: 'approved', c: 'rejected' } as const
  const all = Object.entries(states).map(([id, status]) => ({ id, status }))
  serve(
    all.map(({ id }) => event({ id, title: `Event ${id}`, capacity: id === 'b' ? null : 10 })),
    all.map(({ id, status }) => registration({ id: `r-${id}`, eventId: id, status })),
    {
      'GET /api/events/details': () => ({
        body: all.map(({ id }) =>
          details({
            eventId: id,
            waiting: id === 'c' ? 0 : 3,
            held: id === 'c' ? 2 : 0,
            decidedAt: '2026-11-21T12:00:00.000Z',
          }),
        ),
      }),
    },
  )
  renderDashboardScreen(<EventsScreen />)
  const textOf = async (id: string) =>
    (await screen.findByRole('heading', { name: `Event ${id}` })).closest('li')?.textContent
  expect(await textOf('a')).toContain('3 of 10 places left, 3 waiting for the host')
  expect(await textOf('b')).toContain('No limit, 3 waiting for the host')
  expect(await textOf('b')).toContain('Since Nov 21, 2026')
  expect(await textOf('c')).toContain('3 of 10 places left, 2 held for guests who are just confirming')
  expect(await textOf('c')).toContain('Declined by the host on Nov 21, 2026')
})

test('shows the events without details when those do not load', async () => {
  serve([event({})], [], { 'GET /api/events/details': () => ({ status: 500, body: {} }) })
  renderDashboardScreen(<EventsScreen />)
  expect(await screen.findByText('3 of 80 places left')).toBeTruthy()
})

test('asks before a date that is over or a capacity of 0 is sent, and sends both when they are meant', async () => {
  const made = serve([], [], { 'POST /api/events': () => ({ status: 201, body: event({}) }) })
  const posts = () => made.filter(({ call }) => call === 'POST /api/events')
  renderDashboardScreen(<EventsScreen />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Create event' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Title'), 'Sunrise shoot')
  await user.type(dialog.getByLabelText('Event date'), '2020-05-06T06:10')
  await user.type(dialog.getByLabelText(/^Capacity/), '0')
  await user.click(dialog.getByRole('button', { name: /Create event/ }))
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'This date is over' }))
  expect(
    (await question()).getByText('May 6, 2020 is over. The capacity is 0. Nobody can register.'),
  ).toBeTruthy()
  await user.click((await question()).getByRole('button', { name: 'Change it' }))
  expect(posts()).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: /Create event/ }))
  await user.click((await question()).getByRole('button', { name: 'Create anyway' }))
  await expectToast('Event created!', '')
  expect(posts()).toHaveLength(1)
  expect(posts()[0]?.body).toMatchObject({ capacity: 0 })
})

test('edits an own event, and says how many places are taken', async () => {
  const events = [event({ createdBy: isla.id, eventDate: '2030-05-06T10:10:00.000Z' })]
  let refusal: { status: number; body: unknown } | null = {
    status: 409,
    body: { message: '77 places are taken already', errors: { capacity: '77 places are taken already' } },
  }
  const made = serve(events, [], {
    'GET /api/events/details': () => ({ body: [details({ timeZone: 'America/New_York' })] }),
    'PATCH /api/events/show': () => {
      if (refusal) return refusal
      events[0] = event({ createdBy: isla.id, title: 'Back row' })
      return { body: events[0] }
    },
  })
  renderDashboardScreen(<EventsScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: 'My Created Events (1)' }))
  await user.click(screen.getByRole('button', { name: 'Edit Front row' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }))
  expect(dialog.getByLabelText('Event date')).toHaveProperty('value', '2030-05-06T06:10')
  expect(dialog.getByRole('button', { name: /Time zone/ }).textContent).toContain('New York (America)')
  await user.clear(dialog.getByLabelText('Title'))
  await user.type(dialog.getByLabelText('Title'), 'Back row')
  await user.click(dialog.getByRole('button', { name: /Save changes/ }))
  await expectToast('Error', '77 places are taken already', 'alert')
  expect(dialog.getByText('77 places are taken already')).toBeTruthy()
  refusal = null
  await user.click(dialog.getByRole('button', { name: /Save changes/ }))
  await expectToast('Event updated', '')
  expect(made.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    version: 1,
    title: 'Back row',
  })
  expect(await screen.findByRole('button', { name: 'Edit Back row' })).toBeTruthy()
})

test('a time that clocks show twice is asked for, and one that they leave out is refused', async () => {
  const stored = event({ createdBy: isla.id, eventDate: '2027-11-07T06:30:15.000Z' })
  const made = serve([stored], [], {
    'GET /api/events/details': () => ({ body: [details({ timeZone: 'America/New_York' })] }),
    'PATCH /api/events/show': () => ({ body: stored }),
  })
  const sent = () => made.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)
  renderDashboardScreen(<EventsScreen />, isla, '?tab=created')
  const user = userEvent.setup()
  const openForm = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit Front row' }))
    return within(await screen.findByRole('dialog', { name: 'Edit event' }))
  }
  const save = async (dialog: Awaited<ReturnType<typeof openForm>>) =>
    user.click(dialog.getByRole('button', { name: /Save changes/ }))
  const saved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const first = await openForm()
  expect(first.getByRole('radio', { name: 'The second, 1:30 AM EST' })).toHaveProperty('checked', true)
  await user.type(first.getByLabelText('Title'), '!')
  await save(first)
  await saved()
  expect(sent()).toEqual([{ version: 1, title: 'Front row!' }])

  const second = await openForm()
  await user.click(second.getByRole('radio', { name: 'The first, 1:30 AM EDT' }))
  await save(second)
  await saved()
  expect(sent()[1]).toEqual({ version: 1, eventDate: '2027-11-07T05:30:00.000Z' })

  const third = await openForm()
  fireEvent.change(third.getByLabelText('Event date'), { target: { value: '2027-03-14T02:30' } })
  expect(third.queryByRole('radio')).toBeNull()
  await save(third)
  expect(await third.findByText(/^This time does not exist in New York/)).toBeTruthy()
  expect(sent()).toHaveLength(2)
})

test('a new event in the hour that comes twice says which of the two', async () => {
  const made = serve([], [], {
    'POST /api/events': () => ({ status: 201, body: event({}) }),
  })
  renderDashboardScreen(<EventsScreen />)
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: 'Create event' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an event' }))
  await user.type(dialog.getByLabelText('Title'), 'Late')
  await user.click(dialog.getByRole('button', { name: /Time zone/ }))
  await user.click(screen.getByRole('option', { name: 'New York (America)' }))
  fireEvent.change(dialog.getByLabelText('Event date'), { target: { value: '2027-11-07T01:30' } })
  await user.click(dialog.getByRole('button', { name: /Create event/ }))
  expect(await dialog.findByText('Choose which of the two')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'The second, 1:30 AM EST' }))
  await user.click(dialog.getByRole('button', { name: /Create event/ }))
  await expectToast('Event created!', '')
  const posts = made.filter(({ call }) => call === 'POST /api/events')
  expect(posts.map(({ body }) => body)).toMatchObject([{ eventDate: '2027-11-07T06:30:00.000Z' }])
})

test('the host approves and declines, and hears when somebody has cancelled', async () => {
  const mara: HostRegistration = {
    id: 'r1',
    name: 'Mara Reyes',
    status: 'pending',
    registeredAt: '2026-11-20T12:00:00.000Z',
    decidedAt: null,
    isGuest: false,
    checkedInAt: null,
  }
  let registrations: HostRegistration[] = [mara]
  let isGone = false
  const made = serve([event({ createdBy: isla.id })], [], {
    'GET /api/events/details': () => ({ body: [details({ waiting: 1 })] }),
    'GET /api/events/show/host': () => ({ body: { ...pageOfItems(registrations), timeZone: 'UTC' } }),
    'POST /api/event-registrations/r1/decide': (body: unknown) => {
      if (isGone) registrations = []
      if (isGone) return { status: 404, body: { message: 'Not found' } }
      const { decision } = body as { decision: 'approved' | 'rejected' }
      registrations = [{ ...mara, status: decision, decidedAt: '2026-11-21T12:00:00.000Z' }]
      return { body: registrations[0] }
    },
  })
  renderDashboardScreen(<EventsScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: 'My Created Events (1)' }))
  await user.click(screen.getByRole('button', { name: 'Registrations, 1 waiting: Front row' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Registered on Nov 20, 2026')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Approve Mara Reyes' }))
  await expectToast('Registration approved', 'Mara Reyes')
  expect(await dialog.findByText('Approved on Nov 21, 2026')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Approve Mara Reyes' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Mara Reyes')
  await user.click(dialog.getByRole('button', { name: 'Decline Mara Reyes' }))
  await expectToast('Registration declined', 'Mara Reyes')
  isGone = true
  await user.click(await dialog.findByRole('button', { name: 'Approve Mara Reyes' }))
  await expectToast('Error', 'This registration was cancelled meanwhile.', 'alert')
  expect(await dialog.findByText('Nobody has registered yet.')).toBeTruthy()
  expect(made.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { decision: 'approved' },
    { decision: 'rejected' },
    { decision: 'approved' },
  ])
})

test('a full event offers its waiting list, and says the place in it', async () => {
  const full = event({ capacity: 1, seatsLeft: 0 })
  let waits: { id: string; eventId: string; ahead: number; createdAt: string }[] = []
  serve([full], [], {
    'GET /api/event-waits/my': () => ({ body: waits }),
    'POST /api/event-waits': () => {
      waits = [{ id: 'w1', eventId: 'show', ahead: 2, createdAt: inDays(0) }]
      return { status: 201, body: waits[0] }
    },
    'DELETE /api/event-waits/w1': () => {
      waits = []
      return { body: { message: 'You have left the waiting list' } }
    },
  })
  renderDashboardScreen(<EventsScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Join the waiting list of Front row' }))
  await expectToast('You are on the waiting list', 'Front row')
  expect(await screen.findByText('3 in line')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave the waiting list of Front row' }))
  await expectToast('You have left the waiting list', 'Front row')
  expect(await screen.findByRole('button', { name: 'Join the waiting list of Front row' })).toBeTruthy()
})
