import { randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import * as applications from '@/contracts/team'
import { buildUser } from '@/endpoints/core/testing/factories'
import { countOf } from '@/endpoints/core/testing/answers'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import * as users from '@/contracts/account/identity'
import { type LimitName, LIMIT_RULES } from '@/contracts/core/limitRules'
import { requireLeft, spend, trySpend } from './limits'

describe('rate limits', () => {
  let server: TestServer
  const password = 'salt-and-sun-2026'

  beforeAll(async () => {
    server = await startServer()
  })
  beforeEach(async () => {
    await server.payload.db.connection.collection('rate-limits').deleteMany({})
  })
  afterAll(() => server.stop())

  const addressed = (address: string) => ({ 'x-forwarded-for': address })
  const login = (username: string, given: string, address = '203.0.113.7', body = {}) =>
    server.request(users.login, { body: { username, password: given, ...body }, headers: addressed(address) })
  async function newName(): Promise<string> {
    const { username } = await buildUser(server.payload, { username: `mara-${randomUUID()}`, password })
    return username
  }
  async function fail(times: number, name: string, address?: string): Promise<number[]> {
    const statuses: number[] = []
    for (let each = 0; each < times; each += 1) statuses.push((await login(name, 'wrong', address)).status)
    return statuses
  }

  it('stop the 11th failed log-in of a name from one address, with Retry-After and a message', async () => {
    const name = await newName()
    expect(new Set(await fail(10, name))).toEqual(new Set([401]))
    const answer = await login(name, 'wrong')
    expect(answer.status).toBe(429)
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(14 * 60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
    expect(await answer.json()).toEqual({
      message: 'Too many attempts. Please try again later.',
      error: 'Too many attempts. Please try again later.',
    })
    expect((await login(name, password)).status).toBe(429)
  })

  it('count a name that nobody has the same way', async () => {
    const statuses = await fail(11, 'nobody-at-all')
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(statuses[10]).toBe(429)
  })

  it('do not lock the owner out, who comes from another address', async () => {
    const name = await newName()
    await fail(12, name, '198.51.100.1')
    expect((await login(name, password, '203.0.113.9')).status).toBe(200)
  })

  it('only slow a name down that is tried from everywhere', async () => {
    const name = await newName()
    for (let each = 0; each < 40; each += 1) await trySpend(server.payload, 'login-name', name)
    const started = performance.now()
    expect((await login(name, password, '203.0.113.9')).status).toBe(200)
    const took = performance.now() - started
    expect(took).toBeGreaterThan(1_000)
    expect(took).toBeLessThan(5_000)
  })

  it('give no fresh budget to another spelling, path, field or forwarded address', async () => {
    const name = await newName()
    await fail(10, name)
    expect((await login(` ${name.toUpperCase()} `, 'wrong')).status).toBe(429)
    expect((await login(name, 'wrong', '203.0.113.7', { extra: 'x' })).status).toBe(429)
    expect((await login(name, 'wrong', '203.0.113.7, 10.0.0.1')).status).toBe(429)
    const shouted = await server.fetch('/api/LOGIN?x=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...addressed('203.0.113.7') },
      body: JSON.stringify({ username: name, password: 'wrong' }),
    })
    expect(shouted.status).toBe(429)
  })

  it('let a guess that is right no longer through when many are sent at once', async () => {
    const name = await newName()
    const guesses = [...Array.from({ length: 39 }, () => 'wrong'), password]
    const answers = await Promise.all(guesses.map((guess) => login(name, guess)))
    expect(countOf(answers, 200)).toBe(0)
    expect(countOf(answers, 401)).toBeLessThanOrEqual(10)
    expect(countOf(answers, 429)).toBeGreaterThanOrEqual(29)
  })

  it('forget the failures of a name and address that logs in', async () => {
    const name = await newName()
    await fail(9, name)
    expect((await login(name, password)).status).toBe(200)
    expect(new Set(await fail(10, name))).toEqual(new Set([401]))
  })

  it('let many right log-ins through at once', async () => {
    const name = await newName()
    const answers = await Promise.all(Array.from({ length: 25 }, () => login(name, password)))
    expect(countOf(answers, 200)).toBe(25)
  })

  it('take a whole IPv6 network of one house for one address', async () => {
    const name = await newName()
    for (let each = 0; each < 10; each += 1) await fail(1, name, `2001:db8:1:2::${each}`)
    expect((await login(name, 'wrong', '2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await login(name, 'wrong', '2001:db8:1:3::9')).status).toBe(401)
    expect((await login(name, 'wrong', '::ffff:192.0.2.1')).status).toBe(401)
  })

  it('survive a restart, and are shared by two processes', async () => {
    const name = await newName()
    await fail(10, name)
    const other = await getPayload({ config: server.config, key: 'another process' })
    const key = `${name}|203.0.113.7`
    await expect(requireLeft(other, 'login-name-address', key)).rejects.toMatchObject({ status: 429 })
    await other.destroy()
  })

  it('count 200 first hits at once exactly, without a fault', async () => {
    const { points } = LIMIT_RULES['team-application']
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => spend(server.payload, 'team-application', 'the same')),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(points)
    const rejected = results.filter((each) => each.status === 'rejected')
    for (const { reason } of rejected) expect(reason).toMatchObject({ status: 429 })
  })

  it('stop registrations from one address, and not those from another', async () => {
    const register = (address: string) =>
      server.request(users.register, {
        body: { username: `new-${randomUUID()}`, password },
        headers: addressed(address),
      })
    const answers: Response[] = []
    for (let each = 0; each < 11; each += 1) answers.push(await register('203.0.113.20'))
    expect(countOf(answers, 201)).toBe(10)
    expect(answers[10]?.status).toBe(429)
    expect(answers[10]?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await register('203.0.113.21')).status).toBe(201)
  })

  it('stop what is sent again and again also when it is no application at all', async () => {
    const send = () =>
      server.request(applications.createTeamApplication, { body: {}, headers: addressed('203.0.113.30') })
    for (let each = 0; each < 20; each += 1) expect((await send()).status).toBe(400)
    expect((await send()).status).toBe(429)
  })

  it('send no more than five reset mails an hour for a name and address, and say nothing of it', async () => {
    const name = await newName()
    const bodies: string[] = []
    for (let each = 0; each < 7; each += 1) bodies.push(await forgot(name, '198.51.100.1'))
    expect(new Set(bodies).size).toBe(1)
    expect(await queuedMails(name)).toBe(5)
  })

  it('leave the owner mails of her own when a stranger has asked too often', async () => {
    const name = await newName()
    for (let each = 0; each < 7; each += 1) await forgot(name, '198.51.100.1')
    const before = await queuedMails(name)
    await forgot(name, '203.0.113.9')
    expect(await queuedMails(name)).toBe(before + 1)
  })

  it('send a name no more than 30 reset mails an hour, from wherever they are asked for', async () => {
    const name = await newName()
    for (let each = 0; each < 32; each += 1) await forgot(name, `198.51.100.${each}`)
    expect(await queuedMails(name)).toBe(30)
  })

  async function forgot(username: string, address: string): Promise<string> {
    const answer = await server.request(users.forgotPassword, {
      body: { username },
      headers: addressed(address),
    })
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const queuedMails = (name: string) =>
    server.payload.db.collections['payload-jobs']?.collection.countDocuments({ 'input.about': name }) ?? 0

  it('hold a user to 300 writes a minute, and leave reading alone', async () => {
    const user = await buildUser(server.payload)
    const cookie = await cookieOf(server.payload, user)
    for (let each = 0; each < 300; each += 1) await spend(server.payload, 'write', String(user.id))
    const patch = await server.fetch('/api/account', { method: 'PATCH', headers: { cookie }, body: '{}' })
    expect(patch.status).toBe(429)
    const reads = await Promise.all(
      Array.from({ length: 50 }, () => server.fetch('/api/user', { headers: { cookie } })),
    )
    expect(countOf(reads, 200)).toBe(50)
  })

  it('can be turned off for benches', async () => {
    process.env.RATE_LIMITS = 'off'
    const statuses = await fail(12, await newName())
    delete process.env.RATE_LIMITS
    expect(new Set(statuses)).toEqual(new Set([401]))
  })

  it('keep no raw text of a request', async () => {
    await fail(1, ' NoBody ', '203.0.113.7')
    const rows = await server.payload.db.connection.collection('rate-limits').find({}).toArray()
    const keys = rows.map(({ key }) => String(key)).toSorted()
    const names = Object.keys(LIMIT_RULES) as LimitName[]
    expect(keys).toEqual([
      'login-address:203.0.113.7',
      'login-name-address:nobody|203.0.113.7',
      'login-name:nobody',
    ])
    for (const key of keys) expect(names.some((name) => key.startsWith(`${name}:`))).toBe(true)
  })
})
