import { createLocalReq } from 'payload'
import { type Task, createTask, deleteTask, moveTask } from '@/contracts/schedule/tasks'
import { buildUser } from '@/endpoints/core/testing/factories'
import { noticesOf } from '@/endpoints/core/testing/notices'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'
import { runRemindOfTasks } from './remindOfTasks'

describe('reminding of tasks', () => {
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    server = await startServer()
  })
  beforeEach(async () => {
    creator = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  const add = async (body: object): Promise<Task> =>
    (await server.request(createTask, { as: creator, body: { title: 'Linen', ...body } })).json()
  const runAt = async (moment: string) =>
    runRemindOfTasks(await createLocalReq({}, server.payload), new Date(moment))
  const told = () => noticesOf(server, creator)
  const due = { date: '2030-11-26', time: '09:00', timeZone: 'America/New_York', remindMinutes: 60 }

  it('tells once, at the moment on the clock of the task, however many ask at once', async () => {
    const { id } = await add(due)
    expect(await runAt('2030-11-26T12:59:00.000Z')).toBe(0)
    const runs = await Promise.all(Array.from({ length: 5 }, () => runAt('2030-11-26T13:00:00.000Z')))
    expect(runs.reduce((sum, each) => sum + each)).toBe(1)
    expect(await runAt('2030-11-26T13:01:00.000Z')).toBe(0)
    expect(await told()).toMatchObject([
      {
        kind: 'reminder',
        title: 'Linen',
        body: 'TikTok, due Nov 26, 9:00 AM',
        href: `/dashboard/schedule?task=${id}`,
      },
    ])
  })

  it('makes up for what came while nothing ran, within a day', async () => {
    await add(due)
    expect(await runAt('2030-11-27T13:00:00.000Z')).toBe(0)
    expect(await runAt('2030-11-27T12:59:00.000Z')).toBe(1)
  })

  it('takes nine in the morning for a whole day', async () => {
    await add({ date: '2030-11-26', timeZone: 'UTC', remindMinutes: 0 })
    expect(await runAt('2030-11-26T08:59:00.000Z')).toBe(0)
    expect(await runAt('2030-11-26T09:00:00.000Z')).toBe(1)
  })

  it('does not tell of a task that was moved, done or deleted', async () => {
    const moved = await add(due)
    const done = await add(due)
    const deleted = await add(due)
    const move = (id: string, body: object) => server.request(moveTask, { as: creator, params: { id }, body })
    await move(moved.id, { version: 1, date: '2030-11-28' })
    await move(done.id, { version: 1, status: 'in-progress' })
    await move(done.id, { version: 2, status: 'done' })
    await server.request(deleteTask, { as: creator, params: { id: deleted.id } })
    expect(await runAt('2030-11-26T13:00:00.000Z')).toBe(0)
    expect(await told()).toEqual([])
    expect(await runAt('2030-11-28T13:00:00.000Z')).toBe(1)
  })
})
