import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Types } from 'mongoose'
import { listNotifications } from '@/contracts/notifications'
import * as tasks from '@/contracts/schedule/tasks'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'

type Told = { items: { kind: string; title: string; body: string; href: string }[] }

describe('the room for own records', () => {
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  it('leaves out posts done long ago, tells once at nine tenths, and says of what there are too many', async () => {
    creator = await buildUser(server.payload)
    await store(4_499, { status: 'todo', date: null })
    await store(1_000, { status: 'done', date: '2024-05-01' })
    for (const _ of [1, 2]) expect((await create()).status).toBe(201)
    const told = await server.request(listNotifications, { as: creator })
    const { items } = (await told.json()) as Told
    expect(items.map(({ kind, title, body, href }) => [kind, title, body, href])).toEqual([
      [
        'room',
        '4,500 of 5,000 tasks',
        'At 5,000 you cannot add more. Posts done more than 90 days ago do not count.',
        '/dashboard/schedule',
      ],
    ])
    await store(499, { status: 'todo', date: null })
    const refused = await create()
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({
        message:
          'You have 5,000 tasks, the most one person can keep. Posts done more than 90 days ago do not count.',
      }),
    ])
  })

  it('ends for the archive, too', async () => {
    creator = await buildUser(server.payload)
    await store(50_000, { status: 'done', date: '2024-05-01' })
    const refused = await create()
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ message: 'You have 50,000 tasks with the old ones. Delete some.' }),
    ])
  })

  const create = () =>
    server.request(tasks.createTask, {
      as: creator,
      body: { title: 'A post', platform: 'tiktok', date: '2026-12-01' },
    })

  async function store(count: number, task: object): Promise<void> {
    const rows = Array.from({ length: count }, (_, index) => ({
      userId: new Types.ObjectId(creator.id),
      title: 'A post',
      platform: 'tiktok',
      rank: index * 1_024,
      mediaIds: [],
      version: 1,
      ...task,
    }))
    await server.payload.db.collections.tasks?.collection.insertMany(rows)
  }
})
