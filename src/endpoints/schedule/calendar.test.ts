import { createBrandDealApplication } from '@/contracts/deals'
import { createEventRegistration } from '@/contracts/events'
import { type CalendarItem, getCalendar, weeksOfMonth } from '@/contracts/schedule/calendar'
import { createTask } from '@/contracts/schedule/tasks'
import type { User as StoredUser } from '@/payload-types'
import { buildUser } from '../core/testing/factories'
import { buildBrandDeal } from '../core/testing/factories/deals'
import { buildEvent } from '../core/testing/factories/events'
import { type TestServer, startServer } from '../core/testing/server'

describe('the calendar', () => {
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    server = await startServer()
    creator = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  const ask = (query: Record<string, string>, as: StoredUser | null = creator) =>
    server.request(getCalendar, { as, query })
  const read = async (from: string, to: string): Promise<CalendarItem[]> => (await ask({ from, to })).json()

  it('is for people who are logged in, and for at most 62 days in their order', async () => {
    expect((await ask({ from: '2030-06-01', to: '2030-06-30' }, null)).status).toBe(401)
    for (const [from, to, text] of [
      ['2030-06-01', '2030-08-03', 'At most 62 days'],
      ['2030-06-02', '2030-06-01', 'The last day is before the first'],
      ['2030-06-31', '2030-07-01', 'Invalid input'],
    ] as const) {
      const answer = await ask({ from, to })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ message: text })
    }
    const unknown = await ask({ from: '2030-06-01', to: '2030-06-02', kind: 'task' })
    expect(await unknown.json()).toMatchObject({ message: 'Unknown field: kind' })
    expect((await ask({ from: '2030-06-01', to: '2030-08-02' })).status).toBe(200)
  })

  it('has tasks, events in their own zone, registrations and deadlines, and nobody else’s', async () => {
    const host = await buildUser(server.payload)
    const own = await buildEvent(server.payload, creator, {
      title: 'Own',
      // Still the 30th in New York.
      eventDate: '2030-07-01T02:30:00.000Z',
      timeZone: 'America/New_York',
    })
    const other = await buildEvent(server.payload, host, {
      title: 'Other',
      eventDate: '2030-06-10T19:00:00.000Z',
      timeZone: 'UTC',
    })
    await buildEvent(server.payload, host, { eventDate: '2030-06-11T19:00:00.000Z' })
    await server.request(createEventRegistration, { as: creator, body: { eventId: other.id } })
    const deal = await buildBrandDeal(server.payload, {
      companyName: 'Palmera',
      campaignTitle: 'Winter',
      deadline: '2030-06-30T00:00:00.000Z',
    })
    await buildBrandDeal(server.payload, { deadline: '2030-06-30T00:00:00.000Z' })
    const body = { brandDealId: deal.id, applicationMessage: 'Take me.' }
    await server.request(createBrandDealApplication, { as: creator, body })
    for (const day of [{ date: '2030-06-30' }, { date: '2030-07-01' }, {}]) {
      await server.request(createTask, { as: creator, body: { title: 'Task', ...day } })
      await server.request(createTask, { as: host, body: { title: 'Another’s', ...day } })
    }
    const plain = { timeZone: null, time: null, platform: null, canMove: false }
    expect(await read('2030-06-01', '2030-06-30')).toEqual([
      {
        ...plain,
        kind: 'registration',
        id: other.id,
        title: 'Other',
        date: '2030-06-10',
        time: '19:00',
        timeZone: 'UTC',
        status: 'pending',
        href: '/dashboard/events',
      },
      {
        ...plain,
        kind: 'deal-deadline',
        id: deal.id,
        title: 'Palmera, Winter',
        date: '2030-06-30',
        status: 'pending',
        href: '/dashboard/connect',
      },
      expect.objectContaining({
        kind: 'task',
        title: 'Task',
        date: '2030-06-30',
        platform: 'tiktok',
        status: 'todo',
        canMove: true,
      }),
      {
        ...plain,
        kind: 'event',
        id: own.id,
        title: 'Own',
        date: '2030-06-30',
        time: '22:30',
        timeZone: 'America/New_York',
        status: null,
        href: '/dashboard/events',
      },
    ])
  })

  it('shows a month in six weeks from a Sunday on, which hold the weeks of all its days', () => {
    expect(weeksOfMonth('2026-11-24')).toEqual({ from: '2026-11-01', to: '2026-12-12' })
    expect(weeksOfMonth('2026-02-28')).toEqual({ from: '2026-02-01', to: '2026-03-14' })
    expect(weeksOfMonth('2026-08-31')).toEqual({ from: '2026-07-26', to: '2026-09-05' })
  })
})
