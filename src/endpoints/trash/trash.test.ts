import * as tasks from '@/contracts/schedule/tasks'
import * as contract from '@/contracts/trash'
import type { User as StoredUser } from '@/payload-types'
import { MOMENT, UNKNOWN_IDS, countOf, failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser, eraseUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import { DAY_MS } from '@/contracts/core/time'

describe('the trash', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const list = async (as: StoredUser): Promise<contract.TrashEntry[]> =>
    (await server.request(contract.listTrash, { as })).json()
  const restore = (as: StoredUser, id: string, kind = 'task') =>
    server.request(contract.restoreFromTrash, { as, params: { kind, id } })
  const purge = (as: StoredUser, id: string, kind = 'task') =>
    server.request(contract.purgeFromTrash, { as, params: { kind, id } })
  const remove = (as: StoredUser, id: string) => server.request(tasks.deleteTask, { as, params: { id } })
  const shown = async (as: StoredUser): Promise<tasks.Task[]> =>
    (await server.request(tasks.listTasks, { as })).json()
  const rows = async () => (await server.payload.count({ collection: 'tasks', trash: true })).totalDocs

  async function deleted(as: StoredUser, title: string): Promise<tasks.Task> {
    const task = await (await server.request(tasks.createTask, { as, body: { title } })).json()
    expect((await remove(as, task.id)).status).toBe(200)
    return task
  }

  it('is empty for somebody new, and takes no query', async () => {
    const as = await buildUser(server.payload)
    expect(await list(as)).toEqual([])
    expect((await server.request(contract.listTrash, { as, search: 'kind=task' })).status).toBe(400)
  })

  it('keeps what was deleted for 30 days, the latest first', async () => {
    const creator = await buildUser(server.payload)
    const first = await deleted(creator, 'First')
    const second = await deleted(creator, 'Second')
    const entries = await list(creator)
    expect(entries).toEqual(
      [second, first].map(({ id, title }) => ({
        kind: 'task',
        id,
        title,
        deletedAt: MOMENT,
        until: MOMENT,
      })),
    )
    const [{ deletedAt, until } = { deletedAt: '', until: '' }] = entries
    expect(Date.parse(until) - Date.parse(deletedAt)).toBe(30 * DAY_MS)
    expect(await shown(creator)).toEqual([])
    expect((await remove(creator, first.id)).status).toBe(404)
  })

  it('gives a record back once, as its list answers it', async () => {
    const creator = await buildUser(server.payload)
    const { id } = await deleted(creator, 'Reef walk')
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore(creator, id)))
    expect([countOf(answers, 200), countOf(answers, 404)]).toEqual([1, 4])
    const back = answers.find(({ status }) => status === 200)
    expect([await back?.json()]).toEqual(await shown(creator))
    expect(await list(creator)).toEqual([])
  })

  it('deletes for good what is asked, and only from the trash', async () => {
    const creator = await buildUser(server.payload)
    const { id } = await deleted(creator, 'Old')
    const kept = await (await server.request(tasks.createTask, { as: creator, body: {} })).json()
    const before = await rows()
    const answer = await purge(creator, id)
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'Deleted for good' }])
    for (const each of [id, kept.id]) {
      expect((await purge(creator, each)).status).toBe(404)
      expect((await restore(creator, each)).status).toBe(404)
    }
    expect(await rows()).toBe(before - 1)
    expect(await shown(creator)).toHaveLength(1)
  })

  it('is nobody else’s, and has no kind of another name', async () => {
    const creator = await buildUser(server.payload)
    const { id } = await deleted(creator, 'Mine')
    for (const as of [await buildUser(server.payload), await buildAdmin(server.payload)]) {
      expect(await list(as)).toEqual([])
      for (const call of [restore, purge]) {
        for (const each of [id, ...UNKNOWN_IDS]) {
          const answer = await call(as, each)
          expect({ each, status: answer.status }).toEqual({ each, status: 404 })
          expect(await answer.json()).toEqual(failureOf('Not found'))
        }
      }
    }
    for (const kind of ['users', 'constructor', '%00', 'tasks']) {
      expect((await restore(creator, id, kind)).status).toBe(404)
      expect((await purge(creator, id, kind)).status).toBe(404)
    }
    expect(await list(creator)).toHaveLength(1)
  })

  it('goes with the person', async () => {
    const creator = await buildUser(server.payload)
    await deleted(creator, 'Mine')
    const before = await rows()
    await eraseUser(server.payload, creator.id)
    expect(await rows()).toBe(before - 1)
  })
})
