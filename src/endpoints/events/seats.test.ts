import type { User as StoredUser } from '@/payload-types'
import { countOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { buildEvent } from '../core/testing/factories/events'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/events'

describe('seats under many registrations at once', () => {
  let server: TestServer
  let isla: StoredUser
  let crowd: StoredUser[]

  beforeAll(async () => {
    server = await startServer()
    isla = await buildUser(server.payload)
    crowd = await Promise.all(Array.from({ length: 200 }, () => buildUser(server.payload)))
  })
  afterAll(() => server.stop())

  const register = (eventId: string, as: StoredUser) =>
    server.request(contract.createEventRegistration, { as, body: { eventId } })
  const standing = async (eventId: string) => {
    const where = { eventId: { equals: eventId } }
    return (await server.payload.count({ collection: 'event-registrations', where })).totalDocs
  }

  it('gives 10 seats to exactly 10 of 200 people, and tells the others that it is full', async () => {
    const event = await buildEvent(server.payload, isla, { capacity: 10 })
    const answers = await Promise.all(crowd.map((each) => register(event.id, each)))
    expect(countOf(answers, 201)).toBe(10)
    expect(countOf(answers, 409)).toBe(190)
    expect(await standing(event.id)).toBe(10)
    const { seatsTaken } = await server.payload.findByID({ collection: 'events', id: event.id })
    expect(seatsTaken).toBe(10)
  })

  it('seats all 200 where there is no limit', async () => {
    const event = await buildEvent(server.payload, isla)
    const answers = await Promise.all(crowd.map((each) => register(event.id, each)))
    expect(countOf(answers, 201)).toBe(200)
    const { seatsTaken } = await server.payload.findByID({ collection: 'events', id: event.id })
    expect([seatsTaken, await standing(event.id)]).toEqual([200, 200])
  })

  it('registers the same person once, however often they press the button', async () => {
    const event = await buildEvent(server.payload, isla, { capacity: 30 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(event.id, isla)))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 19])
    const { seatsTaken } = await server.payload.findByID({ collection: 'events', id: event.id })
    expect([seatsTaken, await standing(event.id)]).toEqual([1, 1])
  })

  it('leaves no registration behind when the event is deleted meanwhile', async () => {
    const event = await buildEvent(server.payload, isla)
    const registrations = crowd.slice(0, 60).map((each) => register(event.id, each))
    const deletion = server.request(contract.deleteEvent, { as: isla, params: { id: event.id } })
    const answers = await Promise.all(registrations)
    expect((await deletion).status).toBe(200)
    expect(countOf(answers, 201) + countOf(answers, 404)).toBe(60)
    expect(await standing(event.id)).toBe(0)
  })
})
