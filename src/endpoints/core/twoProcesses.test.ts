import { Types } from 'mongoose'
import { guestLinks } from '@/auth/linkKeys'
import { getConversation } from '@/contracts/chat/conversations'
import * as messages from '@/contracts/chat/messages'
import { createCollabRequest } from '@/contracts/collabs/requests'
import { type Call, callUrl } from '@/contracts/core/call'
import { decideListing } from '@/contracts/creatorListings'
import * as eventGuests from '@/contracts/eventGuests'
import { driverCollection } from '@/database/driverCollection'
import { type JobProcess, startJobProcess } from '@/jobs/testing/startJobProcess'
import type { User as StoredUser } from '@/payload-types'
import { guests } from '../events/guests'
import { buildAdmin, buildUser } from './testing/factories'
import { buildConversation, messageBody } from './testing/factories/chat'
import { buildListed, requestInput } from './testing/factories/collabs'
import { buildSubmitted } from './testing/factories/directory'
import { buildEvent } from './testing/factories/events'
import { type RequestOptions, type TestServer, cookieOf, startServer } from './testing/server'

describe('a site of two processes', () => {
  let server: TestServer
  let other: JobProcess

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    other = await startJobProcess()
  })
  afterAll(async () => {
    await other.end()
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  type Asked = [call: Pick<Call, 'method' | 'path' | 'answerType'>, options: RequestOptions]

  /** Makes every second call in this process and the others in the other one, all at once; returns their statuses. */
  async function askBoth(asked: readonly Asked[]): Promise<number[]> {
    const elsewhere = await Promise.all(asked.filter((_, index) => index % 2 === 0).map(asRequest))
    const [there, here] = await Promise.all([
      other.ask(elsewhere),
      Promise.all(asked.filter((_, index) => index % 2 === 1).map((each) => server.request(...each))),
    ])
    return [...there, ...here.map(({ status }) => status)]
  }
  async function asRequest([call, { as, body, params = {} }]: Asked) {
    const isForm = body instanceof URLSearchParams
    return {
      url: `http://localhost:3000${callUrl(call, { params })}`,
      method: call.method.toUpperCase(),
      headers: {
        host: 'localhost:3000',
        'x-forwarded-for': '127.0.0.1',
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(as && { cookie: await cookieOf(server.payload, as) }),
      },
      body: isForm ? body.toString() : JSON.stringify(body),
    }
  }
  const people = (count: number, build: typeof buildUser): Promise<StoredUser[]> =>
    Promise.all(Array.from({ length: count }, () => build(server.payload)))

  it('numbers 200 messages of 20 people 1 to n, and leaves none out for who asks from the start', async () => {
    const admins = await people(19, buildAdmin)
    const creator = await buildUser(server.payload)
    const params = { id: (await buildConversation(server, creator)).id }
    const senders = Array.from({ length: 10 }, () => [creator, ...admins]).flat()
    const sent = await askBoth(
      senders.map((as) => [messages.createMessage, { as, params, body: messageBody() }]),
    )
    expect(sent).toEqual(sent.map(() => 201))
    const seqs: number[] = []
    for (let after = 0; seqs.length === 0 || after > 0;) {
      const query = { after: String(after) }
      const answer = await server.request(messages.listMessages, { as: creator, params, query })
      const page = ((await answer.json()) as messages.Message[]).map(({ seq }) => seq)
      seqs.push(...page)
      after = page.at(-1) ?? 0
    }
    expect(seqs).toEqual(Array.from({ length: 201 }, (_, index) => index + 1))
  }, 120_000)

  it('holds a message once that 20 presses send with one name', async () => {
    const as = await buildUser(server.payload)
    const params = { id: (await buildConversation(server, as)).id }
    const body = messageBody()
    const sent = await askBoth(
      Array.from({ length: 20 }, () => [messages.createMessage, { as, params, body }]),
    )
    expect(sent).toEqual(sent.map(() => 201))
    expect(await (await server.request(getConversation, { as, params })).json()).toMatchObject({ lastSeq: 2 })
  })

  it('gives the last seat to one of 50 guests; all confirm: one in, 49 in line', async () => {
    const host = await buildUser(server.payload)
    const event = await buildEvent(server.payload, host, { isPublic: true, slug: 'last-seat', capacity: 1 })
    const addresses = Array.from({ length: 50 }, (_, index) => `crowd-${index}@example.com`)
    const asked = await askBoth(
      addresses.map((email) => [
        eventGuests.askForPlace,
        { params: { slug: 'last-seat' }, body: new URLSearchParams({ name: 'Ana Prado', email }) },
      ]),
    )
    expect(asked).toEqual(addresses.map(() => 303))
    const ofEvent = { eventId: new Types.ObjectId(event.id) }
    const registrations = driverCollection(server, 'event-registrations')
    expect(await registrations.countDocuments(ofEvent)).toBe(1)
    const all = await guests(server).find(ofEvent).toArray()
    const confirmed = await askBoth(
      all.map(({ _id }) => {
        const params = { guest: String(_id), key: guestLinks.keyOf(String(_id)) }
        return [eventGuests.confirmGuest, { params }]
      }),
    )
    expect(confirmed).toEqual(addresses.map(() => 303))
    expect(await registrations.countDocuments({ ...ofEvent, status: 'pending' })).toBe(1)
    expect(await driverCollection(server, 'event-waits').countDocuments(ofEvent)).toBe(49)
    const { seatsTaken } = await server.payload.findByID({ collection: 'events', id: event.id })
    expect(seatsTaken).toBe(1)
  })

  it('decides a listing once, whichever of 50 admins is first', async () => {
    const admins = await people(50, buildAdmin)
    const { id } = await buildSubmitted(server, await buildUser(server.payload), { name: 'Fifty' })
    const decided = await askBoth(
      admins.map((as, index) => {
        const body = { version: 2, decision: index % 3 === 0 ? 'approved' : 'rejected', note: 'No' }
        return [decideListing, { as, params: { id }, body }]
      }),
    )
    expect(decided.toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 409),
    ])
  })

  it('keeps one pending request of a pair, whoever of the two asks, and both ask ten times', async () => {
    const [one, two] = [await buildListed(server), await buildListed(server)]
    const asked = await askBoth(
      Array.from({ length: 20 }, (_, index) => {
        const [as, to] = index % 4 < 2 ? [one, two] : [two, one]
        return [createCollabRequest, { as, body: requestInput(to) }]
      }),
    )
    expect(asked.toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ])
  })
})
