import { createLocalReq } from 'payload'
import { createPost } from '@/contracts/schedule/posts'
import { type Task, createTask, moveTask, publishTask, updateTask } from '@/contracts/schedule/tasks'
import { buildUser } from '@/endpoints/core/testing/factories'
import { noticesOf } from '@/endpoints/core/testing/notices'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { handoverStart } from '@/endpoints/schedule/handoverStart'
import type { User as StoredUser } from '@/payload-types'
import { runHandOverPosts } from './handOverPosts'
import { runRemindOfTasks } from './remindOfTasks'

describe('handing posts over', () => {
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    server = await startServer()
  })
  beforeEach(async () => {
    creator = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  const due = { title: 'Linen', date: '2030-11-26', time: '09:00', timeZone: 'America/New_York' }
  const add = async (body: object = {}): Promise<Task> =>
    (await server.request(createTask, { as: creator, body: { ...due, ...body } })).json()
  const runAt = async (moment: string) =>
    runHandOverPosts(await createLocalReq({}, server.payload), new Date(moment))
  const told = () => noticesOf(server, creator)

  it('tells once at the time of each channel, and leads to its page', async () => {
    const own = { youtube: { time: '18:00' } }
    await server.request(createPost, { as: creator, body: { ...due, channels: ['tiktok', 'youtube'], own } })
    expect(await runAt('2030-11-26T13:59:00.000Z')).toBe(0)
    const runs = await Promise.all(Array.from({ length: 4 }, () => runAt('2030-11-26T14:00:00.000Z')))
    expect(runs.reduce((sum, each) => sum + each)).toBe(1)
    expect(await runAt('2030-11-26T23:00:00.000Z')).toBe(1)
    const items = await told()
    expect(items.map(({ title, body }) => [title, body])).toEqual([
      ['Time to post: Linen', 'YouTube, due Nov 26, 6:00 PM'],
      ['Time to post: Linen', 'TikTok, due Nov 26, 9:00 AM'],
    ])
    const id = items[1]?.href.replace('/dashboard/schedule/post/', '') ?? ''
    const { handover } = await handoverStart(server.payload, creator, id)
    expect(handover).toMatchObject({ dueAt: '2030-11-26T14:00:00.000Z', mates: [{ platform: 'youtube' }] })
    const stranger = await buildUser(server.payload)
    expect((await handoverStart(server.payload, stranger, id)).handover).toBeNull()
  })

  it('takes the place of a reminder for that very time', async () => {
    await add({ remindMinutes: 0 })
    const at = new Date('2030-11-26T14:00:00.000Z')
    expect(await runRemindOfTasks(await createLocalReq({}, server.payload), at)).toBe(0)
    expect(await runAt(at.toISOString())).toBe(1)
  })

  it('and reminders are silent about a time that was over when it was planned', async () => {
    const over = { date: '2020-11-26' }
    await add(over)
    await add({ ...over, remindMinutes: 60 })
    const at = '2020-11-26T14:00:00.000Z'
    expect(await runAt(at)).toBe(0)
    expect(await runRemindOfTasks(await createLocalReq({}, server.payload), new Date(at))).toBe(0)
  })

  it('is not told of what was moved or is out, and again only when planned anew', async () => {
    const out = await add()
    const moved = await add()
    const edited = await add()
    const step = { version: 1, status: 'in-progress' }
    await server.request(moveTask, { as: creator, params: { id: out.id }, body: step })
    await server.request(publishTask, { as: creator, params: { id: out.id }, body: { version: 2 } })
    const later = { version: 1, date: '2030-11-28' }
    await server.request(moveTask, { as: creator, params: { id: moved.id }, body: later })
    expect(await runAt('2030-11-26T14:00:00.000Z')).toBe(1)
    const words = { version: 1, caption: 'New words' }
    await server.request(updateTask, { as: creator, params: { id: edited.id }, body: words })
    expect(await runAt('2030-11-26T14:01:00.000Z')).toBe(0)
    expect(await runAt('2030-11-28T14:00:00.000Z')).toBe(1)
  })
})
