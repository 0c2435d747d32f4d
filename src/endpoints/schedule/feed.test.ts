import { createEvent } from '@/contracts/events'
import { createFeed, deleteFeed, getFeedFile } from '@/contracts/schedule/feed'
import { createTask, moveTask } from '@/contracts/schedule/tasks'
import type { User as StoredUser } from '@/payload-types'
import { buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const compact = (date: string) => date.replaceAll('-', '')

describe('the address of a calendar', () => {
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    server = await startServer()
    creator = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  const make = async (as: StoredUser): Promise<string> => {
    const answer = await server.request(createFeed, { as })
    expect(answer.status).toBe(201)
    const { url } = (await answer.json()) as { url: string }
    expect(url).toMatch(/^http:\/\/[^/]+\/api\/calendar\/feed\/[\w-]{43}$/)
    return url.split('/').at(-1) ?? ''
  }
  const read = (token: string, headers = {}) =>
    server.request(getFeedFile, { as: null, params: { token }, headers })

  it('is iCalendar of one’s own days and times, the same bytes until something changes', async () => {
    const token = await make(creator)
    const add = async (body: object) =>
      (await (await server.request(createTask, { as: creator, body })).json()) as {
        id: string
        version: number
      }
    const whole = await add({ title: 'Teaser, part 1; and\nmore', date: day(3) })
    await add({ title: 'Live', date: day(4), time: '20:30', timeZone: 'America/New_York' })
    await add({ title: 'Somewhen' })
    const event = { title: 'Reef walk', location: 'Pier 4, Key West', description: 'Bring fins.' }
    const eventDate = `${day(5)}T10:00:00.000Z`
    await server.request(createEvent, { as: creator, body: { ...event, eventDate, timeZone: 'UTC' } })
    await add({ title: 'Far', date: day(401) })
    const other = await buildUser(server.payload)
    await server.request(createTask, { as: other, body: { title: 'Another’s', date: day(3) } })

    const answer = await read(token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=900')
    const text = await answer.text()
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    expect(text).toContain(String.raw`SUMMARY:Teaser\, part 1\; and\nmore`)
    expect(text).toContain(`DTSTART;VALUE=DATE:${compact(day(3))}\r\nDTEND;VALUE=DATE:${compact(day(4))}`)
    expect(text).toMatch(/DTSTART:\d{8}T0[01]3000Z\r\nDTEND:\d{8}T0[12]3000Z/)
    expect(text).toContain(`DTSTART:${compact(day(5))}T100000Z\r\nDTEND:${compact(day(5))}T110000Z`)
    expect(text).toContain(String.raw`LOCATION:Pier 4\, Key West`)
    expect(text).toContain('DESCRIPTION:Bring fins.')
    expect(text).toContain(`UID:task-${whole.id}@localhost`)
    expect(text).toContain(`SEQUENCE:${whole.version}`)
    expect(text).not.toMatch(/Another|Somewhen|Far/)
    expect(text).toContain('STATUS:TENTATIVE')

    const etag = answer.headers.get('etag') ?? ''
    const again = await read(token, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    for (const known of [`W/${etag}`, `"other", ${etag}`, '*']) {
      expect((await read(token, { 'if-none-match': known })).status).toBe(304)
    }
    expect((await read(token, { 'if-none-match': '"other"' })).status).toBe(200)
    const body = { version: whole.version, status: 'in-progress', afterId: null } as const
    await server.request(moveTask, { as: creator, params: { id: whole.id }, body })
    const changed = await read(token, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain(`SEQUENCE:${whole.version + 1}`)
  })

  it('is one a person: a new one, an end of it and of the approval stop it, as if it had never been', async () => {
    const person = await buildUser(server.payload)
    const first = await make(person)
    const second = await make(person)
    const unknown = await read('x'.repeat(43))
    const nothing = { status: unknown.status, body: await unknown.text() }
    expect(nothing.status).toBe(404)
    const refused = async (token: string) => {
      const answer = await read(token)
      expect({ status: answer.status, body: await answer.text() }).toEqual(nothing)
    }
    await refused(first)
    expect((await read(second)).status).toBe(200)

    const update = (approved: boolean) =>
      server.payload.update({ collection: 'users', id: person.id, data: { approved } })
    await update(false)
    await refused(second)
    await update(true)
    expect((await server.request(deleteFeed, { as: creator })).status).toBe(200)
    expect((await server.request(deleteFeed, { as: creator })).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    const ended = await server.request(deleteFeed, { as: person })
    expect(await ended.json()).toEqual({ message: 'Feed stopped' })
    await refused(second)
  })
})
