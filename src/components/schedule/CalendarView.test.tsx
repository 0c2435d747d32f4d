import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { renderToString } from 'react-dom/server.node'
import { resetMemoryStores } from '../api/memoryStore'
import { changeUrlSearch } from '../layout/useUrlSearch'
import { inLayout } from '../testing/renderScreen'
import { ScheduleScreen } from './ScheduleScreen'
import { NOTHING_PLANNED } from './testing/nothingPlanned'
import { renderFresh, renderOwn } from './testing/renderSchedule'
import { taskOf } from './testing/taskOf'

// Loaded on demand, which takes longer than a test waits on a busy machine.
beforeAll(() => Promise.all([import('./CalendarView'), import('./DayDialog'), import('./TaskSheet')]))
beforeEach(resetMemoryStores)

test('leaves days to the browser: the server has another clock and another time zone', () => {
  const html = renderToString(inLayout(<ScheduleScreen start={NOTHING_PLANNED} />))
  expect(html).not.toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}|overdue/)
  renderFresh()
  expect(screen.getAllByText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)).not.toHaveLength(0)
})

test('the week shows tasks by day, what is unscheduled, and how much of the goal is planned', async () => {
  const day = (days: number) => format(addDays(new Date(2030, 5, 5), days), 'yyyy-MM-dd')
  const item = {
    kind: 'registration',
    id: 'walk',
    title: 'Reef walk',
    date: day(1),
    time: '18:40',
    timeZone: 'UTC',
    platform: null,
    status: 'approved',
    href: '/dashboard/events',
    canMove: false,
  } as const
  const { made, user } = renderOwn(
    [
      taskOf({ title: 'Linen', date: day(0), time: '09:00', timeZone: 'Pacific/Chatham' }),
      taskOf({ title: 'Hats' }),
      taskOf({ title: 'Next month', date: day(40) }),
    ],
    { 'GET /api/calendar': () => ({ body: [] }) },
    { contentGoal: 3, calendar: { from: '2030-05-26', to: '2030-07-06', items: [item] } },
    '?view=week&from=2030-06-05',
  )
  expect(await screen.findByRole('heading', { name: 'Jun 2 – 8, 2030' })).toBeTruthy()
  const wednesday = within(screen.getByRole('region', { name: 'Wednesday, June 5' }))
  expect(wednesday.getByRole('button', { name: 'Linen' })).toBeTruthy()
  expect(wednesday.getByText('9:00 AM Chatham time')).toBeTruthy()
  const event = within(screen.getByRole('region', { name: 'Thursday, June 6' })).getByRole('link')
  expect(event.textContent).toBe('Reef walk')
  expect(within(screen.getByRole('complementary')).getByRole('button', { name: 'Hats' })).toBeTruthy()
  expect(screen.getByText('1 of 3')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Add a post on/ })).toHaveLength(2)
  expect(made).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add a post on Sunday' }))
  const due = await screen.findByLabelText('Due date')
  expect(due).toHaveProperty('value', '2030-06-02')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // As the capture menu does.
  act(() => changeUrlSearch({ new: 'task' }, 'replace'))
  expect(await screen.findByLabelText('Due date')).toHaveProperty('value', format(new Date(), 'yyyy-MM-dd'))
})

test('a week with more posts than its goal names both', async () => {
  const tasks = ['One', 'Two', 'Three'].map((title) => taskOf({ title, date: '2030-06-05' }))
  const calendar = { from: '2030-05-26', to: '2030-07-06', items: [] }
  renderOwn(tasks, {}, { contentGoal: 2, calendar }, '?view=week&from=2030-06-05')
  expect(await screen.findByText('3 posts')).toBeTruthy()
  expect(screen.getByText(/planned this week, goal 2$/)).toBeTruthy()
})

test('the month has three lines a day and the rest in a popover; another month is asked for', async () => {
  const date = '2030-06-05'
  const cover = { id: 'pool', kind: 'image', hasPicture: true, seconds: null } as const
  const tasks = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) =>
    taskOf({ title, date, cover: title === 'Two' ? cover : null }),
  )
  const { made, user } = renderOwn(
    tasks,
    { 'GET /api/calendar': () => ({ body: [] }) },
    { calendar: { from: '2030-05-26', to: '2030-07-06', items: [] } },
    '?view=month&from=2030-06-05',
  )
  const table = within(await screen.findByRole('table', { name: 'June 2030' }))
  const lines = table.getAllByRole('button', { name: /^TikTok:/ })
  expect(lines.map((line) => line.querySelector('img')?.getAttribute('src'))).toEqual([
    undefined,
    '/api/media/pool/file?size=480',
    undefined,
  ])
  await user.click(table.getByRole('button', { name: '+2 more on Wednesday, June 5' }))
  const popover = within(await screen.findByRole('dialog', { name: 'Wednesday, June 5' }))
  await user.click(popover.getByRole('button', { name: 'TikTok: Five' }))
  expect(await screen.findByRole('dialog', { name: 'Edit task' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(made).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Month after' }))
  expect(screen.getByRole('table', { name: 'July 2030' })).toBeTruthy()
  await waitFor(() =>
    expect(made).toEqual([
      { call: 'GET /api/calendar', query: 'from=2030-06-30&to=2030-08-10', body: undefined },
    ]),
  )
})

test('the month tells what is out, and names every channel of a day where a phone shows its shapes', async () => {
  const date = '2030-06-05'
  const publishedAt = '2030-06-05T10:00:00.000Z'
  const post = { title: 'Hats', date, postId: 'post' }
  const tasks = [
    taskOf({ ...post, id: 'one', status: 'done', publishedAt }),
    taskOf({ ...post, id: 'two', platform: 'youtube' }),
    taskOf({ title: 'Linen', date, platform: 'youtube' }),
    taskOf({ title: 'Pool', date: '2030-06-07' }),
  ]
  const items = [
    { kind: 'event', id: 'e', title: 'Reef walk', date, time: null, timeZone: null, platform: null } as const,
  ].map((item) => ({ ...item, status: null, href: '/dashboard/events', canMove: false }))
  const calendar = { from: '2030-05-26', to: '2030-07-06', items }
  const { user } = renderOwn(tasks, {}, { calendar }, '?view=month&from=2030-06-05')
  const table = within(await screen.findByRole('table', { name: 'June 2030' }))
  expect(table.getByRole('button', { name: 'TikTok (out), YouTube: Hats' })).toBeTruthy()
  const keys = within(screen.getByRole('list', { name: 'Key' })).getAllByRole('listitem')
  expect(keys.map(({ textContent }) => textContent?.trim())).toEqual(
    expect.arrayContaining(['TikTok', 'Deadline', 'planned', 'out']),
  )
  const onPhone = table.getByLabelText('Wednesday, June 5, 3 entries')
  // TikTok and YouTube, each once, and the ticket of the event.
  expect(onPhone.querySelectorAll('span > *')).toHaveLength(3)
  await user.click(onPhone)
  expect(screen.getByLabelText('Friday, June 7').textContent).toContain('Next')
})

test('other calendars can subscribe by an address that is shown once, until it is stopped', async () => {
  const url = 'http://localhost/api/calendar/feed/secret'
  const { made, user } = renderOwn(
    [taskOf({ title: 'Linen' })],
    {
      'GET /api/calendar': () => ({ body: [] }),
      'POST /api/calendar/feed': () => ({ status: 201, body: { url } }),
      'DELETE /api/calendar/feed': () => ({ body: { message: 'Feed stopped' } }),
    },
    {},
    '?view=month',
  )
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }))
  await user.click(screen.getByRole('button', { name: 'Make an address' }))
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Feed address copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(screen.getByRole('link', { name: 'Open it in your calendar' }).getAttribute('href')).toBe(
    'webcal://localhost/api/calendar/feed/secret',
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
  expect(screen.getByText(/Not read yet\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Stop it' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop it' }))
  expect(await screen.findByText('Feed stopped')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Make an address' })).toBeTruthy()
  expect(made.map(({ call }) => call).filter((call) => call.includes('feed'))).toEqual([
    'POST /api/calendar/feed',
    'DELETE /api/calendar/feed',
  ])
})
