import { createLocalReq } from 'payload'
import * as contract from '@/contracts/workspace'
import { inTransaction } from '@/database/transaction'
import { makeOwn } from '@/domain/workspace/workspaces'
import type { User as StoredUser } from '@/payload-types'
import { countOf, failureOf } from '../core/testing/answers'
import { buildUser, eraseUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import { shellStart } from './shellStart'

const ALL_SAMPLES = Object.fromEntries(contract.SETS.map((set) => [set, 'sample']))

describe('a person’s workspace', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const read = async (as: StoredUser) => (await server.request(contract.getWorkspace, { as })).json()
  const patch = (as: StoredUser, body: unknown) => server.request(contract.updateWorkspace, { as, body })
  const empty = (as: StoredUser, set: unknown) => server.request(contract.startEmpty, { as, body: { set } })
  const rows = () => server.payload.count({ collection: 'workspaces' })

  it('is all samples on the site’s clock for somebody new, and reading it stores nothing', async () => {
    const creator = await buildUser(server.payload)
    const fresh = { sets: ALL_SAMPLES, timeZone: process.env.TZ || 'UTC', digestHour: 8 }
    expect(await read(creator)).toEqual(fresh)
    expect(await shellStart(server.payload, creator)).toEqual({
      workspace: fresh,
      hasTimeZone: false,
      inbox: { cursor: 0, unreadMessages: 0, unreadNotifications: 0 },
      notifications: { items: [], unread: 0, cursor: null },
    })
    expect((await rows()).totalDocs).toBe(0)
  })

  it('keeps the time zone and the hour of the digest', async () => {
    const creator = await buildUser(server.payload)
    const changed = await patch(creator, { timeZone: 'America/New_York' })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toEqual({
      sets: ALL_SAMPLES,
      timeZone: 'America/New_York',
      digestHour: 8,
    })
    expect(await (await patch(creator, { digestHour: 0 })).json()).toMatchObject({
      timeZone: 'America/New_York',
      digestHour: 0,
    })
    expect((await shellStart(server.payload, creator)).hasTimeZone).toBe(true)
  })

  it.each([
    [{ timeZone: 'Mars/Olympus' }, contract.WORKSPACE_TEXTS.timeZoneUnknown, 'timeZone'],
    [{ timeZone: null }, contract.WORKSPACE_TEXTS.timeZoneUnknown, 'timeZone'],
    [{ digestHour: 24 }, contract.WORKSPACE_TEXTS.digestHourInvalid, 'digestHour'],
    [{ digestHour: '8' }, contract.WORKSPACE_TEXTS.digestHourInvalid, 'digestHour'],
  ])('refuses %j', async (body, text, field) => {
    const creator = await buildUser(server.payload)
    const answer = await patch(creator, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual(failureOf(text, field))
    expect((await read(creator)).timeZone).toBe(process.env.TZ || 'UTC')
  })

  it('refuses a query, and a set that cannot be emptied', async () => {
    const creator = await buildUser(server.payload)
    const asked = await server.request(contract.getWorkspace, { as: creator, search: 'set=home' })
    expect(asked.status).toBe(400)
    for (const set of ['home', 'shop', null, undefined]) {
      const answer = await empty(creator, set)
      expect({ set, status: answer.status }).toEqual({ set, status: 400 })
    }
    expect((await read(creator)).sets).toEqual(ALL_SAMPLES)
  })

  it('has sets emptied all at once and twice, in one document, and nobody else’s', async () => {
    const [creator, stranger] = [await buildUser(server.payload), await buildUser(server.payload)]
    const before = (await rows()).totalDocs
    const wanted = [...contract.EMPTIED_SETS, ...contract.EMPTIED_SETS]
    const answers = await Promise.all(wanted.map((set) => empty(creator, set)))
    expect(countOf(answers, 200)).toBe(wanted.length)
    const own = Object.fromEntries(contract.EMPTIED_SETS.map((set) => [set, 'own']))
    expect((await read(creator)).sets).toEqual({ ...own, home: 'sample' })
    expect((await rows()).totalDocs).toBe(before + 1)
    expect((await read(stranger)).sets).toEqual(ALL_SAMPLES)
  })

  it('gets its home screen with the first record that is counted there', async () => {
    const creator = await buildUser(server.payload)
    const req = await createLocalReq({ user: creator }, server.payload)
    await inTransaction(req, () => makeOwn(req, creator.id, 'achievements'))
    expect((await read(creator)).sets).toEqual({ ...ALL_SAMPLES, achievements: 'own' })
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        const own = await createLocalReq({ user: creator }, server.payload)
        await inTransaction(own, () => makeOwn(own, creator.id, 'checklists'))
      }),
    )
    const { sets } = await read(creator)
    expect(sets).toEqual({ ...ALL_SAMPLES, achievements: 'own', checklists: 'own', home: 'own' })
  })

  it('stays a sample when what was to be stored is not', async () => {
    const creator = await buildUser(server.payload)
    const req = await createLocalReq({ user: creator }, server.payload)
    const work = inTransaction(req, async () => {
      await makeOwn(req, creator.id, 'schedule')
      throw new Error('The task was not stored')
    })
    await expect(work).rejects.toThrow('The task was not stored')
    expect((await read(creator)).sets).toEqual(ALL_SAMPLES)
  })

  it('goes with the person', async () => {
    const creator = await buildUser(server.payload)
    await empty(creator, 'chat')
    const before = (await rows()).totalDocs
    await eraseUser(server.payload, creator.id)
    expect((await rows()).totalDocs).toBe(before - 1)
  })
})
