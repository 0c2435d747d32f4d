import { createLocalReq } from 'payload'
import { createTask, deleteTask } from '@/contracts/schedule/tasks'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { runEmptyTrash } from './emptyTrash'
import { DAY_MS } from '@/contracts/core/time'

describe('emptying the trash', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('takes what has been there for 30 days, and neither what is newer nor what is in use', async () => {
    const as = await buildUser(server.payload)
    const made = async () => (await (await server.request(createTask, { as, body: {} })).json()).id as string
    const [trashed] = [await made(), await made()]
    await server.request(deleteTask, { as, params: { id: trashed } })
    const req = await createLocalReq({}, server.payload)
    const afterDays = (days: number) => runEmptyTrash(req, new Date(Date.now() + days * DAY_MS))
    const left = async () => (await server.payload.count({ collection: 'tasks', trash: true })).totalDocs
    expect([await afterDays(29), await left()]).toEqual([0, 2])
    expect([await afterDays(31), await left()]).toEqual([1, 1])
    expect(await afterDays(31)).toBe(0)
  })
})
