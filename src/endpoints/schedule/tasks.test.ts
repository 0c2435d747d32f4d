import type { mongo } from 'mongoose'
import { createBrandDealApplication } from '@/contracts/deals'
import * as contract from '@/contracts/schedule/tasks'
import { restoreFromTrash } from '@/contracts/trash'
import { getWorkspace } from '@/contracts/workspace'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import type { User as StoredUser } from '@/payload-types'
import { ID, MOMENT, countOf, failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { buildBrandDeal } from '../core/testing/factories/deals'
import { buildEvent } from '../core/testing/factories/events'
import { type TestServer, startServer } from '../core/testing/server'
import { environment } from '@/environment'
import { siteStore } from '@/database/backup/siteStore'
import { taskLibrary } from '@/database/migrations/002-task-library'
import { libraryStart } from './library'

const UNKNOWN_ID = '000000000000000000000000'

describe('the tasks of the schedule', () => {
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    creator = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const post = (body: unknown, as: StoredUser | null = creator) =>
    server.request(contract.createTask, { as, body })
  const add = async (body: object = {}): Promise<contract.Task> => (await post(body)).json()
  const list = async (): Promise<contract.Task[]> =>
    (await server.request(contract.listTasks, { as: creator })).json()
  const change = (id: string, body: unknown) =>
    server.request(contract.updateTask, { as: creator, params: { id }, body })
  const move = (id: string, body: unknown) =>
    server.request(contract.moveTask, { as: creator, params: { id }, body })
  const titles = async () => (await list()).map(({ title }) => title)

  it('are for people who are logged in', async () => {
    const { id } = await add()
    const params = { id }
    const answers = await Promise.all([
      post({}, null),
      ...[
        contract.listTasks,
        contract.updateTask,
        contract.moveTask,
        contract.publishTask,
        contract.unpublishTask,
        contract.copyTask,
        contract.deleteTask,
      ].map((call) => server.request(call, { params })),
    ])
    expect(countOf(answers, 401)).toBe(8)
  })

  it('begin with nothing filled in, as To Do for TikTok, and make the schedule one’s own', async () => {
    const workspace = async () => (await server.request(getWorkspace, { as: creator })).json()
    expect((await workspace()).sets.schedule).toBe('sample')
    const answer = await post({})
    expect(answer.status).toBe(201)
    const made = await answer.json()
    expect(made).toEqual({
      id: ID,
      userId: creator.id,
      title: 'Untitled task',
      platform: 'tiktok',
      date: null,
      time: null,
      timeZone: null,
      status: 'todo',
      rank: expect.any(Number),
      caption: null,
      mediaIds: [],
      ideaId: null,
      dealId: null,
      eventId: null,
      disclosure: 'none',
      remindMinutes: null,
      publishedUrl: null,
      publishedAt: null,
      postId: null,
      own: [],
      cover: null,
      version: 1,
      createdAt: MOMENT,
      updatedAt: MOMENT,
      problems: [],
    })
    expect(await list()).toEqual([made])
    expect((await workspace()).sets.schedule).toBe('own')
  })

  it.each([
    [{ title: 'x'.repeat(201) }, 'At most 200 characters', 'title'],
    [{ platform: 'myspace' }, 'Invalid input', 'platform'],
    [{ date: '2026-02-30' }, 'Invalid input', 'date'],
    [{ date: '1969-12-31' }, 'Invalid input', 'date'],
    [{ time: '24:00', timeZone: 'UTC' }, 'Invalid time', 'time'],
    [{ time: '09:00' }, contract.TASK_TEXTS.zoneRequired, 'timeZone'],
    [{ time: '09:00', timeZone: 'Mars/Base' }, contract.TASK_TEXTS.zoneRequired, 'timeZone'],
    [{ caption: 'x'.repeat(5001) }, 'At most 5000 characters', 'caption'],
    [{ disclosure: 'maybe' }, 'Invalid input', 'disclosure'],
    [{ remindMinutes: 5 }, 'Invalid input', 'remindMinutes'],
  ])('refuse %j', async (body, text, field) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual(failureOf(text, field))
    expect(await list()).toEqual([])
  })

  it('refuse a query that they do not know', async () => {
    const answer = await server.request(contract.listTasks, { as: creator, search: 'status=done' })
    expect(answer.status).toBe(400)
  })

  it('change by the version that was read; null clears, what is missing stays', async () => {
    const { id } = await add({ title: 'Pack', date: '2026-12-01', caption: 'Hats' })
    expect((await change(id, { title: 'Unpack' })).status).toBe(400)
    const answer = await change(id, { version: 1, title: ' ', date: null })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      title: 'Untitled task',
      date: null,
      caption: 'Hats',
      version: 2,
    })
    const late = await change(id, { version: 1, title: 'Late' })
    expect(late.status).toBe(409)
    expect(await late.json()).toEqual(failureOf(CHANGED_ELSEWHERE))
    // Only a move changes the column.
    await change(id, { version: 2, status: 'done' })
    expect(await list()).toMatchObject([{ status: 'todo' }])
  })

  it('keep a time only with its zone, whichever comes later', async () => {
    const { id } = await add()
    const without = await change(id, { version: 1, time: '09:00' })
    expect(without.status).toBe(400)
    expect(await without.json()).toEqual(failureOf(contract.TASK_TEXTS.zoneRequired, 'timeZone'))
    expect((await change(id, { version: 1, time: '09:00', timeZone: 'America/New_York' })).status).toBe(200)
    expect((await change(id, { version: 2, time: '10:00' })).status).toBe(200)
    expect((await change(id, { version: 3, timeZone: null })).status).toBe(400)
  })

  it('move one column at a time, to the end, the top or below another one', async () => {
    const [one, two, three] = [
      await add({ title: '1' }),
      await add({ title: '2' }),
      await add({ title: '3' }),
    ]
    expect(await titles()).toEqual(['1', '2', '3'])
    const far = await move(one.id, { version: 1, status: 'done' })
    expect(far.status).toBe(409)
    expect(await far.json()).toEqual(failureOf(contract.TASK_TEXTS.oneStep))
    expect((await move(three.id, { version: 1, afterId: null })).status).toBe(200)
    expect(await titles()).toEqual(['3', '1', '2'])
    expect((await move(three.id, { version: 2, afterId: one.id })).status).toBe(200)
    expect(await titles()).toEqual(['1', '3', '2'])
    expect((await move(one.id, { version: 1, status: 'in-progress' })).status).toBe(200)
    for (const afterId of [one.id, UNKNOWN_ID, 'x']) {
      const answer = await move(two.id, { version: 1, afterId })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual(failureOf(contract.TASK_TEXTS.neighbourUnknown))
    }
    expect((await move(two.id, { version: 1, status: 'in-progress', afterId: null })).status).toBe(200)
    expect(await titles()).toEqual(['3', '2', '1'])
  })

  it('keep their time when they get another day, and their place', async () => {
    const { id, rank } = await add({ date: '2026-12-01', time: '09:00', timeZone: 'UTC' })
    const answer = await move(id, { version: 1, date: '2026-12-04' })
    expect(await answer.json()).toMatchObject({ date: '2026-12-04', time: '09:00', rank, status: 'todo' })
    expect(await (await move(id, { version: 2, date: null })).json()).toMatchObject({
      date: null,
      time: '09:00',
    })
  })

  it('find a place between any two neighbours, however often', async () => {
    const [first] = [await add({ title: 'first' }), await add({ title: 'last' })]
    for (let index = 0; index < 14; index += 1) {
      const { id } = await add({ title: String(index) })
      expect((await move(id, { version: 1, afterId: first.id })).status).toBe(200)
    }
    const numbers = Array.from({ length: 14 }, (_, index) => String(13 - index))
    expect(await titles()).toEqual(['first', ...numbers, 'last'])
    const ranks = (await list()).map(({ rank }) => rank)
    expect(new Set(ranks).size).toBe(16)
  })

  it('let one of twenty moves at once through, and one of twenty mixed changes', async () => {
    const { id } = await add()
    const moves = await Promise.all(
      Array.from({ length: 20 }, () => move(id, { version: 1, status: 'in-progress' })),
    )
    expect([countOf(moves, 200), countOf(moves, 409)]).toEqual([1, 19])
    const mixed = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? change(id, { version: 2, title: String(index) })
          : move(id, { version: 2, afterId: null }),
      ),
    )
    expect([countOf(mixed, 200), countOf(mixed, 409)]).toEqual([1, 19])
    expect(await list()).toMatchObject([{ status: 'in-progress', version: 3 }])
  })

  it('are published from in progress or done, which can be taken back', async () => {
    const { id } = await add()
    const publish = (body: unknown) =>
      server.request(contract.publishTask, { as: creator, params: { id }, body })
    const early = await publish({ version: 1 })
    expect(early.status).toBe(409)
    expect(await early.json()).toEqual(failureOf(contract.TASK_TEXTS.notStarted))
    await move(id, { version: 1, status: 'in-progress' })
    const published = await (await publish({ version: 2 })).json()
    expect(published).toMatchObject({ status: 'done', publishedAt: MOMENT, publishedUrl: null, version: 3 })
    const publishedUrl = 'https://example.com/post'
    // The time of publication stays.
    expect(await (await publish({ version: 3, publishedUrl })).json()).toMatchObject({
      publishedUrl,
      publishedAt: published.publishedAt,
    })
    const wrong = await publish({ version: 4, publishedUrl: 'javascript:alert(1)' })
    expect(await wrong.json()).toEqual(failureOf('Must be a valid URL', 'publishedUrl'))
    const body = { version: 4 }
    const taken = await server.request(contract.unpublishTask, { as: creator, params: { id }, body })
    expect(await taken.json()).toMatchObject({ status: 'done', publishedAt: null, publishedUrl: null })
  })

  it('are copied without what belongs to one publication', async () => {
    const { id } = await add({
      title: 'Linen',
      caption: 'Five ways',
      date: '2026-12-01',
      time: '09:00',
      timeZone: 'UTC',
      disclosure: 'gifted',
      remindMinutes: 60,
    })
    const copy = (body: unknown) => server.request(contract.copyTask, { as: creator, params: { id }, body })
    expect((await copy({})).status).toBe(400)
    const answer = await copy({ platform: 'instagram' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({
      title: 'Linen',
      platform: 'instagram',
      caption: 'Five ways',
      disclosure: 'gifted',
      date: null,
      time: null,
      remindMinutes: null,
      status: 'todo',
      version: 1,
    })
  })

  it('go to the trash, and come back as they were', async () => {
    const task = await add({ title: 'Linen' })
    await add({ title: 'Hats' })
    const params = { id: task.id }
    const answer = await server.request(contract.deleteTask, { as: creator, params })
    expect(await answer.json()).toEqual({
      message: 'Task deleted',
      undo: { kind: 'task', id: task.id, until: MOMENT },
    })
    expect(await titles()).toEqual(['Hats'])
    expect((await move(task.id, { version: 2, afterId: null })).status).toBe(404)
    const restored = await server.request(restoreFromTrash, {
      as: creator,
      params: { kind: 'task', id: task.id },
    })
    expect(restored.status).toBe(200)
    const { version, updatedAt } = await restored.json()
    expect(await list()).toMatchObject([{ ...task, version, updatedAt }, { title: 'Hats' }])
  })

  it('are linked to deals that one applied to and to events, and outlive them', async () => {
    const deal = await buildBrandDeal(server.payload, { deadline: '2026-12-20T00:00:00.000Z' })
    const event = await buildEvent(server.payload, creator)
    const refused = await post({ dealId: deal.id })
    expect(refused.status).toBe(404)
    expect(await refused.json()).toEqual(failureOf(contract.TASK_TEXTS.dealUnknown))
    for (const eventId of [UNKNOWN_ID, 'x']) {
      expect(await (await post({ eventId })).json()).toEqual(failureOf(contract.TASK_TEXTS.eventUnknown))
    }
    const body = { brandDealId: deal.id, applicationMessage: 'Take me.' }
    await server.request(createBrandDealApplication, { as: creator, body })
    const linked = await add({ dealId: deal.id, eventId: event.id, date: '2026-12-21' })
    expect(linked).toMatchObject({ dealId: deal.id, eventId: event.id })
    expect(linked.problems).toEqual(['disclosure-missing', 'after-deal-deadline'])
    const mended = { version: 1, disclosure: 'ad', date: '2026-12-20' }
    expect((await (await change(linked.id, mended)).json()).problems).toEqual([])
    await server.payload.delete({ collection: 'brand-deals', id: deal.id })
    await server.payload.delete({ collection: 'events', id: event.id })
    expect(await list()).toMatchObject([{ id: linked.id, dealId: null, eventId: null }])
  })

  it('say what is wrong with them, until they are published', async () => {
    const slot = { date: '2026-12-04', time: '19:00', timeZone: 'UTC' }
    const long = await add({ ...slot, platform: 'twitch', title: 'x'.repeat(141) })
    expect(long.problems).toEqual(['title-too-long'])
    const other = await add({ ...slot, platform: 'twitch' })
    expect(other.problems).toEqual(['same-slot'])
    expect((await list())[0]?.problems).toEqual(['title-too-long', 'same-slot'])
    for (const apart of [
      { platform: 'youtube' },
      { timeZone: 'Europe/Madrid' },
      { time: '19:30' },
    ] as const) {
      const { problems } = await add({ ...slot, platform: 'twitch', ...apart })
      expect(problems).not.toContain('same-slot')
    }
    await move(long.id, { version: 1, status: 'in-progress' })
    const params = { id: long.id }
    const published = await server.request(contract.publishTask, {
      as: creator,
      params,
      body: { version: 2 },
    })
    expect((await published.json()).problems).toEqual([])
    expect((await add({ platform: 'tiktok', caption: 'é'.repeat(2201) })).problems).toEqual([
      'caption-too-long',
    ])
    expect((await add({ platform: 'instagram', caption: '#a '.repeat(6) })).problems).toEqual([
      'too-many-hashtags',
    ])
  })

  it('leave the list when they were done long ago, and are asked for by a day', async () => {
    const { id } = await add({ title: 'Old', date: '2020-05-05' })
    await move(id, { version: 1, status: 'in-progress' })
    await move(id, { version: 2, status: 'done' })
    expect(await list()).toEqual([])
    const before = async (day: string) =>
      (await server.request(contract.listTasks, { as: creator, query: { before: day } })).json()
    expect(await before('2020-05-05')).toEqual([])
    expect(await before('2020-05-06')).toMatchObject([{ id, title: 'Old' }])
  })

  it('are drafts in the library only with words or files', async () => {
    for (const title of ['Nothing', 'Blank', 'Words']) await add({ title })
    const titled = new Map((await list()).map((task) => [task.title, task]))
    for (const [title, caption] of [
      ['Blank', ' \n'],
      ['Words', 'Linen'],
    ] as const) {
      const { id, version } = titled.get(title) ?? {}
      await change(id ?? '', { caption, version })
    }
    const { drafts } = await libraryStart(server.payload, creator)
    expect(drafts.items.map(({ title }) => title)).toEqual(['Words'])
    // As an earlier version stored them.
    const tasks = server.payload.db.collections['tasks']?.collection
    await tasks?.updateMany({}, { $unset: { library: '' } })
    await taskLibrary.run(server.payload.db.connection.db as mongo.Db, () => siteStore(environment))
    expect((await libraryStart(server.payload, creator)).drafts).toEqual(drafts)
  })
})
