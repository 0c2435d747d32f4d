import { type PayloadRequest, createLocalReq } from 'payload'
import { deleteMedia, listMediaPlaces, updateMedia } from '@/contracts/media/files'
import { getEventFile } from '@/contracts/eventPage'
import * as contract from '@/contracts/events'
import { SLUG_HINT, SLUG_TAKEN } from '@/contracts/commerce/slug'
import { inTransaction } from '@/database/transaction'
import type { User as StoredUser } from '@/payload-types'
import { failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { buildEvent } from '../core/testing/factories/events'
import { buildMedia } from '../core/testing/factories/media'
import { type TestServer, startServer } from '../core/testing/server'
import { cancelledEvent, listedEvents, presentEventPage, publicEvent } from './eventPage'

const DATE = '2031-12-12T11:40:00.000Z'

describe('an event with a public page', () => {
  let server: TestServer
  let host: StoredUser

  beforeAll(async () => {
    server = await startServer()
    host = await buildUser(server.payload, { firstName: 'Isla', lastName: 'Verano' })
  })
  afterAll(() => server.stop())

  const create = async (body: object) =>
    server.request(contract.createEvent, { as: host, body: { eventDate: DATE, ...body } })
  const made = async (body: object): Promise<string> => (await (await create(body)).json()).id
  const detailsOf = async (id: string): Promise<contract.EventDetails> => {
    const all = await (await server.request(contract.listEventDetails, { as: host })).json()
    return all.find(({ eventId }: contract.EventDetails) => eventId === id)
  }
  const update = async (id: string, body: object) =>
    server.request(contract.updateEvent, {
      as: host,
      params: { id },
      body: { version: (await detailsOf(id)).version, ...body },
    })
  const file = (slug: string) => server.request(getEventFile, { params: { slug } })
  const shown = async (slug: string) => {
    const stored = await publicEvent(server.payload, slug)
    return stored && presentEventPage(server.payload, stored)
  }

  it('is private until its host says otherwise, and keeps its address when it is private again', async () => {
    const id = await made({ title: 'Sunrise shoot' })
    expect(await detailsOf(id)).toMatchObject({ isPublic: false, slug: null })
    expect(await shown('sunrise-shoot')).toBeNull()
    expect((await file('sunrise-shoot')).status).toBe(404)

    expect((await update(id, { isPublic: true })).status).toBe(200)
    expect(await detailsOf(id)).toMatchObject({ isPublic: true, slug: 'sunrise-shoot' })
    expect(await shown('sunrise-shoot')).toEqual({
      id,
      slug: 'sunrise-shoot',
      title: 'Sunrise shoot',
      description: null,
      eventDate: DATE,
      timeZone: 'UTC',
      location: null,
      capacity: null,
      seatsLeft: null,
      held: null,
      hostName: 'Isla Verano',
      image: null,
    })

    await update(id, { isPublic: false })
    expect(await shown('sunrise-shoot')).toBeNull()
    expect((await file('sunrise-shoot')).status).toBe(404)
    expect(await detailsOf(id)).toMatchObject({ isPublic: false, slug: 'sunrise-shoot' })
  })

  it('gets an address of its own, which can be changed; the former one leads to it', async () => {
    const first = await made({ title: 'Podcast live', isPublic: true })
    const second = await made({ title: 'Podcast live', isPublic: true })
    expect((await detailsOf(first)).slug).toBe('podcast-live')
    expect((await detailsOf(second)).slug).toBe('podcast-live-2')
    expect((await update(second, { slug: 'season-finale' })).status).toBe(200)
    expect(await shown('season-finale')).toMatchObject({ id: second })
    expect(await shown('podcast-live-2')).toMatchObject({ id: second, slug: 'season-finale' })
    expect((await create({ title: 'x', isPublic: true, slug: 'podcast-live-2' })).status).toBe(409)
    expect(await made({ title: 'x', isPublic: true, slug: 'own-words' })).toBe((await shown('own-words'))?.id)
  })

  it('shows a picture of its host’s, which is public while the page is there', async () => {
    const picture = await buildMedia(server, host)
    const others = await buildMedia(server, await buildUser(server.payload))
    const id = await made({ title: 'Pictured', imageId: picture.id })
    const media = async () =>
      server.payload.findByID({ collection: 'creator-media', id: picture.id, depth: 0 })
    const uses = async () =>
      (await server.request(listMediaPlaces, { as: host, params: { id: picture.id } })).json()
    expect([(await media()).visibility, await uses()]).toMatchObject(['private', [{ kind: 'event' }]])
    await update(id, { isPublic: true })
    const { url } = (await shown('pictured'))?.image ?? {}
    expect(url).toContain(`/files/${(await media()).publicKey}/`)
    expect(await uses()).toMatchObject([{ kind: 'event-page', title: 'Pictured' }])
    const hide = { version: (await media()).version, visibility: 'private' }
    for (const [call, body] of [
      [updateMedia, hide],
      [deleteMedia, undefined],
    ] as const)
      expect((await server.request(call, { as: host, params: { id: picture.id }, body })).status).toBe(409)
    const wrong = await update(id, { imageId: others.id })
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      failureOf('Choose a picture of yours', 'imageId'),
    ])
    await update(id, { imageId: null })
    expect((await shown('pictured'))?.image).toBeNull()
    expect(
      (await server.request(updateMedia, { as: host, params: { id: picture.id }, body: hide })).status,
    ).toBe(200)
  })

  it('loses its page with its host’s approval, also when it becomes public at that moment', async () => {
    const former = await buildUser(server.payload)
    const build = (title: string, isPublic: boolean) =>
      buildEvent(server.payload, former, { title, isPublic, eventDate: DATE })
    await build('Shown until now', true)
    const waiting = await build('Shown too late', false)
    expect(await shown('shown-until-now')).not.toBeNull()
    const { payload } = server
    // Each in a transaction of its own, tried again on a conflict, as calls and the console do.
    const write = async (work: (req: PayloadRequest) => Promise<unknown>) => {
      const req = await createLocalReq({}, payload)
      return inTransaction(req, () => work(req))
    }
    const show = () =>
      write((req) =>
        payload.update({ collection: 'events', id: waiting.id, data: { isPublic: true }, depth: 0, req }),
      )
    const unapprove = write((req) =>
      payload.update({ collection: 'users', id: former.id, data: { approved: false }, req }),
    )
    await Promise.allSettled([unapprove, show()])
    await unapprove
    expect(await shown('shown-until-now')).toBeNull()
    await expect(show()).rejects.toThrow(contract.EVENT_TEXTS.hostNotApproved)
    const events = { createdBy: { equals: former.id }, isPublic: { equals: true } }
    expect((await server.payload.count({ collection: 'events', where: events })).totalDocs).toBe(0)
  })

  it('refuses an address that is none, or that another event has', async () => {
    await made({ title: 'Taken', isPublic: true })
    const id = await made({ title: 'Other', isPublic: true })
    for (const slug of ['No spaces', 'Große', '-', 'x'.repeat(81), '../x']) {
      const answer = await update(id, { slug })
      expect([slug, answer.status]).toEqual([slug, 400])
    }
    expect(await (await update(id, { slug: 'No spaces' })).json()).toEqual(failureOf(SLUG_HINT, 'slug'))
    const taken = await update(id, { slug: 'taken' })
    expect(taken.status).toBe(409)
    expect(await taken.json()).toEqual(failureOf(SLUG_TAKEN, 'slug'))
    expect((await create({ title: 'x', isPublic: true, slug: 'taken' })).status).toBe(409)
    for (const isPublic of ['true', 1, null]) expect((await update(id, { isPublic })).status).toBe(400)
    expect((await detailsOf(id)).slug).toBe('other')
  })

  it('is listed by date from when it is public until it begins', async () => {
    const build = (title: string, eventDate: string, isPublic = true) =>
      buildEvent(server.payload, host, { title, eventDate, isPublic, capacity: 4 })
    await build('Listed later', '2033-01-02T00:00:00.000Z')
    await build('Listed first', '2033-01-01T00:00:00.000Z')
    await build('Not listed', '2033-01-01T00:00:00.000Z', false)
    await build('Listed until it began', '2020-01-01T00:00:00.000Z')
    const { events, total } = await listedEvents(server.payload)
    const listed = events.filter(({ title }) => /listed/i.test(title))
    expect(listed.map(({ title }) => title)).toEqual(['Listed first', 'Listed later'])
    expect(listed[0]).toMatchObject({ slug: 'listed-first', seatsLeft: 4, hostName: 'Isla Verano' })
    expect(total).toBe(events.length)
  })

  it('comes as a calendar file that a calendar reads, and as cancelled once it is', async () => {
    const title = 'Front row; resort, show \\ 🌴'
    const { id } = await buildEvent(server.payload, host, {
      title,
      eventDate: DATE,
      location: 'Wynwood, Miami',
      description: 'Two lines\nof it',
      isPublic: true,
      slug: 'front-row',
    })
    const answer = await file('front-row')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/)
    const entry = read(await answer.text())
    expect(entry).toMatchObject({
      SUMMARY: title,
      LOCATION: 'Wynwood, Miami',
      DESCRIPTION: 'Two lines\nof it',
      DTSTART: '20311212T114000Z',
      STATUS: 'CONFIRMED',
    })

    await server.request(contract.deleteEvent, { as: host, params: { id } })
    expect(await shown('front-row')).toBeNull()
    expect(await cancelledEvent(server.payload, 'front-row')).toMatchObject({ id, title, eventDate: DATE })
    const cancelled = read(await (await file('front-row')).text())
    expect(cancelled).toMatchObject({ UID: entry.UID, STATUS: 'CANCELLED', SUMMARY: title })
    expect(Number(cancelled.SEQUENCE)).toBeGreaterThan(Number(entry.SEQUENCE))
  })

  it('leaves no note when it was private or over', async () => {
    const hidden = await buildEvent(server.payload, host, { slug: 'hidden' })
    const past = { isPublic: true, slug: 'past', eventDate: '2020-01-01T00:00:00.000Z' }
    const over = await buildEvent(server.payload, host, past)
    for (const { id } of [hidden, over])
      await server.request(contract.deleteEvent, { as: host, params: { id } })
    for (const slug of ['hidden', 'past', 'never', '%00']) expect((await file(slug)).status).toBe(404)
  })
})

/** The properties of a calendar's one entry, unfolded and unescaped. */
function read(text: string): Record<string, string> {
  const [, entry = ''] = /BEGIN:VEVENT\r\n(.*)END:VEVENT/s.exec(text.replaceAll('\r\n ', '')) ?? []
  const lines = entry.trim().split('\r\n')
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':')
      const plain = value.join(':').replaceAll(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter))
      return [name, plain]
    }),
  )
}
