import * as contract from '@/contracts/trash'
import { UNKNOWN_IDS, failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'

describe('the trash', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('is empty for somebody new, and takes no query', async () => {
    const as = await buildUser(server.payload)
    expect(await (await server.request(contract.listTrash, { as })).json()).toEqual([])
    expect((await server.request(contract.listTrash, { as, search: 'kind=task' })).status).toBe(400)
  })

  it('has no kind of another name', async () => {
    const as = await buildUser(server.payload)
    for (const call of [contract.restoreFromTrash, contract.purgeFromTrash]) {
      for (const kind of ['users', 'constructor', '%00']) {
        const answer = await server.request(call, { as, params: { kind, id: UNKNOWN_IDS[0] } })
        expect(answer.status).toBe(404)
        expect(await answer.json()).toEqual(failureOf('Not found'))
      }
    }
  })
})
