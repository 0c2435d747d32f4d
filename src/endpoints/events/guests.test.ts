import { Types } from 'mongoose'
import { createLocalReq } from 'payload'
import { guestLinks } from '@/auth/linkKeys'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/contracts/core/time'
import * as contract from '@/contracts/eventGuests'
import * as events from '@/contracts/events'
import { driverCollection } from '@/database/driverCollection'
import { runForgetGuests } from '@/jobs/forgetGuests'
import { runReleaseGuests } from '@/jobs/releaseGuests'
import { type MailServer, startMailServer } from '@/mail/testing/mailServer'
import type { Event as StoredEvent, User as StoredUser } from '@/payload-types'
import { buildUser } from '../core/testing/factories'
import { buildEvent } from '../core/testing/factories/events'
import { type TestServer, startServer } from '../core/testing/server'
import { presentGuest } from './guestPage'
import { guests } from './guests'

let server: TestServer
let mailServer: MailServer
let host: StoredUser
let count = 0

beforeAll(async () => {
  process.env.RATE_LIMITS = 'off'
  mailServer = await startMailServer()
  process.env.SMTP_URL = mailServer.url
  server = await startServer()
  host = await buildUser(server.payload)
})
afterAll(async () => {
  await server.stop()
  await mailServer.stop()
  for (const name of ['RATE_LIMITS', 'SMTP_URL']) delete process.env[name]
})

const publicEvent = (more: Partial<StoredEvent> = {}) =>
  buildEvent(server.payload, host, { isPublic: true, slug: `event-${++count}`, ...more })
const ask = (slug: string | null | undefined, email: string, name = 'Ana Prado') =>
  server.request(contract.askForPlace, {
    params: { slug: slug ?? '' },
    body: new URLSearchParams({ name, email }),
  })
const linkOf = (guest: string, key = guestLinks.keyOf(guest)) => ({ guest, key })
const confirm = (guest: string, key?: string) =>
  server.request(contract.confirmGuest, { params: linkOf(guest, key) })
const cancel = (guest: string, key?: string) =>
  server.request(contract.cancelGuest, { params: linkOf(guest, key) })
const guestOf = async (eventId: string, email: string): Promise<string> => {
  const found = await guests(server).findOne({ eventId: new Types.ObjectId(eventId), email })
  return String(found?._id)
}
const pageOf = async (id: string) => {
  const req = await createLocalReq({}, server.payload)
  const guest = await guests(server).findOne({ _id: new Types.ObjectId(id) })
  return guest && presentGuest(req, guest)
}
const stateOf = async (id: string) => (await pageOf(id))?.place.state
const seats = async (id: string) => {
  const where = { eventId: { equals: id } }
  const { totalDocs } = await server.payload.count({ collection: 'event-registrations', where })
  const { seatsTaken } = await server.payload.findByID({ collection: 'events', id })
  return { seatsTaken, registrations: totalDocs }
}
const mailsNow = async () => {
  mailServer.mails.length = 0
  await server.payload.jobs.run({ silent: true, limit: 200 })
  return mailServer.mails
}
const later = async (ms: number) =>
  runReleaseGuests({ payload: server.payload } as never, new Date(Date.now() + ms))

describe('a guest of a public event', () => {
  it('asks, confirms by the link of a mail, waits for the host, and gives the place back', async () => {
    const { id, slug, title } = await publicEvent({ capacity: 1 })
    await mailsNow()
    const asked = await ask(slug, ' Ana.Prado@Example.com ')
    expect(asked.status).toBe(303)
    expect(asked.headers.get('location')).toBe(`/events/${slug}/asked`)
    expect(await seats(id)).toEqual({ seatsTaken: 1, registrations: 1 })
    const guest = await guestOf(id, 'ana.prado@example.com')
    const [mail] = await mailsNow()
    expect(mail?.to).toEqual(['<ana.prado@example.com>'])
    expect(mail?.text).toContain(title)
    expect(mail?.text).toContain(`/ticket/${guest}/${guestLinks.keyOf(guest)}`)

    expect(await pageOf(guest)).toMatchObject({
      name: 'Ana Prado',
      place: { state: 'unconfirmed' },
      isFull: true,
    })
    const hosted = () => server.request(events.getHostedEvent, { as: host, params: { id } })
    expect((await (await hosted()).json()).items).toEqual([])
    for (const _ of [1, 2]) {
      const answer = await confirm(guest)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        contract.guestPath(linkOf(guest)),
      ])
    }
    expect(await stateOf(guest)).toBe('pending')
    const { items: registrations } = await (await hosted()).json()
    expect(registrations).toMatchObject([{ name: 'Ana Prado', isGuest: true, status: 'pending' }])
    expect(JSON.stringify(registrations)).not.toContain('example.com')
    const decided = await server.request(events.decideEventRegistration, {
      as: host,
      params: { id: registrations[0].id },
      body: { decision: 'approved' },
    })
    expect(decided.status).toBe(200)
    expect(await stateOf(guest)).toBe('approved')
    expect((await mailsNow()).map(({ to }) => to)).toEqual([['<ana.prado@example.com>']])

    const left = await cancel(guest)
    expect(left.headers.get('location')).toMatch(/\?left=true$/)
    expect(await seats(id)).toEqual({ seatsTaken: 0, registrations: 0 })
    expect(await pageOf(guest)).toBeNull()
    expect((await cancel(guest)).status).toBe(404)
  })

  it('gets the same answer for every address, known or not, and the link again by mail', async () => {
    const { id, slug } = await publicEvent()
    await ask(slug, 'twice@example.com')
    const guest = await guestOf(id, 'twice@example.com')
    await confirm(guest)
    await mailsNow()
    const again = await ask(slug, 'twice@example.com', 'Somebody Else')
    expect(again.headers.get('location')).toBe(`/events/${slug}/asked`)
    expect((await mailsNow())[0]?.text).toContain('Your page for')
    expect(await seats(id)).toEqual({ seatsTaken: 1, registrations: 1 })
    expect((await pageOf(guest))?.name).toBe('Ana Prado')
  })

  it('is refused with a bad form, at a private event, after it, and with a wrong key', async () => {
    const { id, slug } = await publicEvent()
    for (const [name, email] of [
      ['', 'a@example.com'],
      ['Ana', 'no address'],
      ['x'.repeat(81), 'a@example.com'],
    ] as const)
      expect((await ask(slug, email, name)).status).toBe(400)
    const hidden = await publicEvent({ isPublic: false })
    for (const address of [hidden.slug, 'never', '%00'])
      expect((await ask(address, 'a@x.com')).status).toBe(404)
    const over = await publicEvent({ eventDate: '2020-01-01T00:00:00.000Z' })
    expect((await ask(over.slug, 'a@example.com')).headers.get('location')).toMatch(/\?said=over$/)
    expect(await seats(id)).toEqual({ seatsTaken: 0, registrations: 0 })

    await ask(slug, 'key@example.com')
    const guest = await guestOf(id, 'key@example.com')
    const wrong = guestLinks.keyOf('0'.repeat(24))
    for (const answer of [
      await confirm(guest, wrong),
      await cancel(guest, wrong),
      await confirm('abc', wrong),
      await confirm('0'.repeat(24), wrong),
    ])
      expect(answer.status).toBe(404)
    expect(await stateOf(guest)).toBe('unconfirmed')
  })

  it('holds a place for half an hour, once; then it goes to the next', async () => {
    await later(HOUR_MS)
    const { id, slug } = await publicEvent({ capacity: 1 })
    await ask(slug, 'slow@example.com')
    await ask(slug, 'next@example.com')
    const [slow, next] = [await guestOf(id, 'slow@example.com'), await guestOf(id, 'next@example.com')]
    await confirm(next)
    expect(await pageOf(next)).toMatchObject({ place: { state: 'line', ahead: 0 }, waiting: 1 })
    expect(await later(29 * MINUTE_MS)).toBe(0)
    expect(await later(31 * MINUTE_MS)).toBe(1)
    expect(await stateOf(next)).toBe('pending')
    expect((await mailsNow()).filter(({ text }) => text.includes('came free')).map(({ to }) => to)).toEqual([
      ['<next@example.com>'],
    ])
    await cancel(next)
    await ask(slug, 'slow@example.com')
    expect(await seats(id)).toEqual({ seatsTaken: 0, registrations: 0 })
    // A free place at the confirmation is theirs without having been held.
    await confirm(slow)
    expect(await stateOf(slow)).toBe('pending')
  })

  it('holds the last place, which others read as held until it is theirs', async () => {
    const { id, slug, timeZone } = await publicEvent({ capacity: 2 })
    const shown = async () => (await pageOf(last))?.event
    const pending = async () => {
      const all = await (await server.request(events.listEventDetails, { as: host })).json()
      const { waiting, held } = all.find(({ eventId }: events.EventDetails) => eventId === id)
      return { waiting, held }
    }
    await ask(slug, 'first@example.com')
    const first = await guestOf(id, 'first@example.com')
    await confirm(first)
    expect((await ask(slug, 'last@example.com')).headers.get('location')).toBe(`/events/${slug}/asked`)
    const last = await guestOf(id, 'last@example.com')
    const { place } = (await pageOf(last)) ?? {}
    const until = place?.state === 'unconfirmed' ? place.heldUntil : null
    expect(await shown()).toMatchObject({ seatsLeft: 0, held: { count: 1, until }, timeZone })
    expect(await pending()).toEqual({ waiting: 1, held: 1 })
    // Nothing is held for who asks now.
    expect((await ask(slug, 'late@example.com')).headers.get('location')).toMatch(/\?said=line$/)
    await confirm(last)
    expect(await shown()).toMatchObject({ seatsLeft: 0, held: null })
    expect(await pending()).toEqual({ waiting: 2, held: 0 })
  })

  it('is told of a move and of the end of it; erased a day after its deletion, 30 days after its date', async () => {
    const { id, slug } = await publicEvent({ title: 'Reef walk' })
    await ask(slug, 'told@example.com')
    const guest = await guestOf(id, 'told@example.com')
    await confirm(guest)
    await mailsNow()
    await server.payload.update({ collection: 'events', id, data: { location: 'Pier 4' } })
    const [moved] = await mailsNow()
    expect([moved?.to, moved?.text.includes('Pier 4')]).toEqual([['<told@example.com>'], true])
    expect(moved?.text).toContain(`/ticket/${guest}/`)
    const asked = { $set: { updatedAt: new Date(Date.now() - 20 * DAY_MS) } }
    await driverCollection(server, 'event-guests').updateOne({ _id: new Types.ObjectId(guest) }, asked)
    await server.request(events.deleteEvent, { as: host, params: { id } })
    const [cancelled] = await mailsNow()
    expect(cancelled?.text).toContain('will not take place')
    expect((await pageOf(guest))?.event).toBeNull()
    const forget = (days: number) =>
      runForgetGuests({ payload: server.payload } as never, new Date(Date.now() + days * DAY_MS))
    expect(await forget(0.5)).toBe(0)
    await forget(1.5)
    expect(await pageOf(guest)).toBeNull()

    const later = await publicEvent()
    await ask(later.slug, 'later@example.com')
    const other = await guestOf(later.id, 'later@example.com')
    await confirm(other)
    await forget(39)
    expect(await stateOf(other)).toBe('pending')
    await forget(41)
    expect(await pageOf(other)).toBeNull()
  })

  it('who never confirms is erased after a day', async () => {
    const { id, slug } = await publicEvent()
    await ask(slug, 'never@example.com')
    const guest = await guestOf(id, 'never@example.com')
    await later(23 * HOUR_MS)
    expect(await stateOf(guest)).toBe('unconfirmed')
    await later(25 * HOUR_MS)
    expect(await pageOf(guest)).toBeNull()
    expect(await seats(id)).toEqual({ seatsTaken: 0, registrations: 0 })
  })
})
