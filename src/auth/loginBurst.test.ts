import { randomUUID } from 'node:crypto'
import * as contract from '@/contracts/account/identity'
import { countOf } from '@/endpoints/core/testing/answers'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { spend } from './limits'
import { LIMIT_RULES } from '@/contracts/core/limitRules'

describe('many log-ins at once from one address', () => {
  let server: TestServer
  let owner: string
  const password = 'salt-and-sun-2026'
  const STRANGER = '203.0.113.7'

  beforeAll(async () => {
    server = await startServer()
  })
  beforeEach(async () => {
    await server.payload.db.connection.collection('rate-limits').deleteMany({})
    process.env.HASH_COST = '9'
    owner = `mara-${randomUUID()}`
    await buildUser(server.payload, { username: owner, password })
  })
  afterEach(() => {
    process.env.HASH_COST = '4'
  })
  afterAll(() => server.stop())

  const login = (username: string, given: string, address: string) =>
    server.request(contract.login, {
      body: { username, password: given },
      headers: { 'x-forwarded-for': address },
    })
  const guess = (address: string) => login(`nobody-${randomUUID()}`, 'wrong', address)
  const spent = async (address: string) => {
    const counts = server.payload.db.connection.collection('rate-limits')
    return (await counts.findOne({ key: `login-address:${address}` }))?.points ?? 0
  }

  it('keep nobody else waiting, and get a few answers at a time themselves', async () => {
    let answered = 0
    const burst = Array.from({ length: 120 }, async () => {
      const answer = await guess(STRANGER)
      if (answer.status === 401) answered += 1
      return answer
    })
    const before = answered
    const mine = await login(owner, password, '198.51.100.1')
    expect(mine.status).toBe(200)
    expect(answered - before).toBeLessThanOrEqual(10)
    const answers = await Promise.all(burst)
    expect(countOf(answers, 401) + countOf(answers, 429)).toBe(120)
    expect(countOf(answers, 401)).toBeLessThanOrEqual(20)
    for (const each of answers) {
      if (each.status === 429) expect(Number(each.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('judge no more guesses than the address has left, however many are sent', async () => {
    process.env.HASH_COST = '4'
    const { points } = LIMIT_RULES['login-address']
    for (let each = 0; each < points - 3; each += 1) await spend(server.payload, 'login-address', STRANGER)
    const answers = await Promise.all(Array.from({ length: 8 }, () => guess(STRANGER)))
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([3, 5])
    expect((await guess(STRANGER)).status).toBe(429)
    expect((await login(owner, password, STRANGER)).status).toBe(429)
    expect((await login(owner, password, '198.51.100.1')).status).toBe(200)
  })

  it('cost the address nothing when they are right, or were not judged', async () => {
    process.env.HASH_COST = '4'
    const { points } = LIMIT_RULES['login-address']
    for (let each = 0; each < points - 1; each += 1) await spend(server.payload, 'login-address', STRANGER)
    for (let each = 0; each < 3; each += 1) {
      expect((await login(owner, password, STRANGER)).status).toBe(200)
    }
    expect(await spent(STRANGER)).toBe(points - 1)
    expect((await guess(STRANGER)).status).toBe(401)
    for (let each = 0; each < 5; each += 1) expect((await guess(STRANGER)).status).toBe(429)
    expect(await spent(STRANGER)).toBe(points)
  })
})
