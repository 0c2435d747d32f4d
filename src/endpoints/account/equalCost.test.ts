import { buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/account/identity'

describe('what nobody can tell from outside', () => {
  let server: TestServer
  const password = 'salt-and-sun-2026'

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    process.env.HASH_COST = '9'
    server = await startServer()
    await buildUser(server.payload, { username: 'known', password })
    await buildUser(server.payload, { username: 'pending', password, approved: false })
    await buildUser(server.payload, { username: 'without-password' })
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
    delete process.env.HASH_COST
  })

  it.each(['unknown', 'pending', 'without-password'])(
    'a wrong password costs the name "%s" the same time and answer as a known one',
    async (name) => {
      const times = new Map<string, number[]>([
        ['known', []],
        [name, []],
      ])
      const answers = new Set<string>()
      for (let round = 0; round < 12; round += 1) {
        for (const [username, taken] of times) {
          const started = performance.now()
          const answer = await server.request(contract.login, { body: { username, password: 'wrong' } })
          taken.push(performance.now() - started)
          answers.add(`${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`)
        }
      }
      expect(answers.size).toBe(1)
      // Other work only makes an answer slower, so the fastest tell; without a hash it would be ten times as fast.
      const fastest = (username: string) => Math.min(...(times.get(username) ?? []))
      const ratio = fastest(name) / fastest('known')
      expect(ratio).toBeGreaterThan(0.6)
      expect(ratio).toBeLessThan(1.6)
    },
  )

  it('asking for a reset link leaves the same work for every name', async () => {
    const jobs = server.payload.db.collections['payload-jobs']?.collection
    const answers: string[] = []
    for (const username of ['known', 'unknown', 'pending']) {
      await jobs?.deleteMany({})
      const answer = await server.request(contract.forgotPassword, { body: { username } })
      answers.push(`${answer.status} ${await answer.text()}`)
      expect(await jobs?.find({}).toArray()).toMatchObject([
        { input: { kind: 'reset-link', about: username } },
      ])
    }
    expect(new Set(answers).size).toBe(1)
    expect(await server.payload.db.collections['reset-tokens']?.collection.countDocuments({})).toBe(0)
  })
})
