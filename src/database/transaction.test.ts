import { createLocalReq } from 'payload'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { inTransaction, inTurn } from './transaction'

describe('a transaction', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('refuses another one of the same person in it at once, instead of waiting for itself', async () => {
    const user = await buildUser(server.payload)
    const [outer, inner] = [
      await createLocalReq({ user }, server.payload),
      await createLocalReq({ user }, server.payload),
    ]
    const nested = inTransaction(outer, () => inTransaction(inner, async () => 'never'))
    await expect(nested).rejects.toThrow(`The turn "transactions of ${user.id}" would wait for itself`)
    expect(await inTransaction(outer, async () => 'next')).toBe('next')
  })

  it('refuses another one of the same request, which would commit it early', async () => {
    const req = await createLocalReq({}, server.payload)
    const nested = inTransaction(req, () => inTransaction(req, async () => 'never'))
    await expect(nested).rejects.toThrow('This request is in a transaction already')
    expect(await inTransaction(req, async () => 'next')).toBe('next')
  })

  it('of one person may follow from what another turn left running', async () => {
    let release = () => undefined as void
    const later = new Promise<void>((resolve) => {
      release = resolve
    })
    const leftRunning = await inTurn('a', async () => ({
      work: later.then(() => inTurn('a', async () => 'b')),
    }))
    release()
    expect(await leftRunning.work).toBe('b')
  })
})
