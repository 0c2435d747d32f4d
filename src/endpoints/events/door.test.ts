import { HOUR_MS } from '@/contracts/core/time'
import * as door from '@/contracts/eventDoor'
import * as events from '@/contracts/events'
import { driverCollection } from '@/database/driverCollection'
import { readCursors } from '@/database/inboxes'
import { createLocalReq } from 'payload'
import { runRemindOfEvents } from '@/jobs/remindOfEvents'
import type { Event as StoredEvent, User as StoredUser } from '@/payload-types'
import { MOMENT, failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { buildEvent } from '../core/testing/factories/events'
import { type TestServer, startServer } from '../core/testing/server'
import { Types } from 'mongoose'

describe('at the door of an event', () => {
  let server: TestServer
  let host: StoredUser
  let mara: StoredUser

  beforeAll(async () => {
    server = await startServer()
    host = await buildUser(server.payload)
    mara = await buildUser(server.payload, { firstName: '=Mara', lastName: 'Reyes' })
  })
  afterAll(() => server.stop())

  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
  const registered = async (hours: number, more: Partial<StoredEvent> = {}) => {
    const event = await buildEvent(server.payload, host, { eventDate: inHours(200), ...more })
    const body = { eventId: event.id }
    const { id } = await (await server.request(events.createEventRegistration, { as: mara, body })).json()
    const eventDate = new Date(inHours(hours))
    const _id = new Types.ObjectId(event.id)
    await driverCollection(server, 'events').updateOne({ _id }, { $set: { eventDate } })
    return { eventId: event.id, id }
  }
  const checkIn = (id: string, on: unknown, as: StoredUser | null = host) =>
    server.request(door.checkIn, { as, params: { id }, body: { on } })

  it('the host checks in and takes it back, each as often as they like', async () => {
    const { id } = await registered(11)
    const first = await checkIn(id, true)
    expect(first.status).toBe(200)
    const { checkedInAt } = await first.json()
    expect(checkedInAt).toEqual(MOMENT)
    expect((await (await checkIn(id, true)).json()).checkedInAt).toBe(checkedInAt)
    expect((await (await checkIn(id, false)).json()).checkedInAt).toBeNull()
  })

  it('a tick, a registration and a cancellation reach the host’s other pages', async () => {
    const cursor = async () => (await readCursors(server.payload, [host.id])).get(host.id) ?? 0
    const moves = async (work: () => Promise<unknown>) => {
      const before = await cursor()
      await work()
      // It moves after the commit, so a little later than its cause; the test's own time limit ends the wait.
      while ((await cursor()) === before);
    }
    let id = ''
    await moves(async () => ({ id } = await registered(11)))
    await moves(() => checkIn(id, true))
    await moves(() => server.request(events.deleteEventRegistration, { as: mara, params: { id } }))
  })

  it('nobody else does, nor with another body, nor a declined one', async () => {
    const { id } = await registered(1)
    expect((await checkIn(id, true, null)).status).toBe(401)
    for (const as of [mara, await buildUser(server.payload)])
      expect((await checkIn(id, true, as)).status).toBe(404)
    for (const on of [undefined, null, 'true', 1]) expect((await checkIn(id, on)).status).toBe(400)
    const decision = { decision: 'rejected' }
    await server.request(events.decideEventRegistration, { as: host, params: { id }, body: decision })
    expect(await (await checkIn(id, true)).json()).toEqual(failureOf(door.CHECK_IN_TEXTS.declined))
  })

  it('it opens 12 hours before and ends 24 hours after the beginning', async () => {
    const [early, late, last] = [await registered(13), await registered(-25), await registered(-23)]
    for (const [{ id }, text] of [
      [early, door.CHECK_IN_TEXTS.early],
      [late, door.CHECK_IN_TEXTS.over],
    ] as const) {
      const answer = await checkIn(id, true)
      expect([answer.status, await answer.json()]).toEqual([409, failureOf(text)])
    }
    expect((await checkIn(last.id, true)).status).toBe(200)
  })

  it('the list comes as CSV, with names that are no formulas, and without addresses', async () => {
    const { eventId, id } = await registered(1)
    await checkIn(id, true)
    const csv = (as: StoredUser | null) => server.request(door.getEventCsv, { as, params: { id: eventId } })
    expect([(await csv(null)).status, (await csv(mara)).status]).toEqual([401, 404])
    const answer = await csv(host)
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
    const [head, row, end] = (await answer.text()).split('\r\n')
    expect(head).toContain('name,status,registered,decided,checked in')
    expect(row).toMatch(/^'=Mara Reyes,pending,\d{4}-.*Z,,\d{4}-.*Z$/)
    expect(end).toBe('')
    expect(row).not.toContain('@')
  })

  it('who holds a seat is reminded a day before, once, and again when the day changes', async () => {
    const { eventId } = await registered(23, { title: 'Tide pools' })
    // Registered within the last day before: needs no reminder.
    await registered(23)
    await driverCollection(server, 'event-registrations').updateOne(
      { eventId: new Types.ObjectId(eventId) },
      { $set: { registeredAt: new Date(inHours(-48)) } },
    )
    const req = await createLocalReq({}, server.payload)
    const told = () =>
      driverCollection(server, 'notifications').countDocuments({
        userId: new Types.ObjectId(mara.id),
        title: /is tomorrow$/,
      })
    await Promise.all([runRemindOfEvents(req), runRemindOfEvents(req)])
    await runRemindOfEvents(req)
    expect(await told()).toBe(1)
    const moved = { eventDate: new Date(inHours(22)) }
    await driverCollection(server, 'events').updateOne({ _id: new Types.ObjectId(eventId) }, { $set: moved })
    await runRemindOfEvents(req)
    expect(await told()).toBe(2)
  })
})
