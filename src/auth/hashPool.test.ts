import fs from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { compareSync, getRounds } from 'bcryptjs'
import { CallError } from '@/database/errors'
import { PER_ADDRESS, QUEUE_LIMIT, runHashJob } from './hashPool'
import { dummyHash, hashPassword, needsRehash, verifyPassword } from './passwords'

describe('hashing passwords', () => {
  afterEach(() => {
    process.env.HASH_COST = '4'
  })
  beforeAll(() => {
    process.env.HASH_COST = '4'
  })

  it('makes bcrypt hashes at the cost of the settings, 12 when they say nothing', async () => {
    delete process.env.HASH_COST
    const stored = await hashPassword('salt-and-sun')
    expect(getRounds(stored)).toBe(12)
    expect(compareSync('salt-and-sun', stored)).toBe(true)
    expect(needsRehash(stored)).toBe(false)
    process.env.HASH_COST = '5'
    expect(needsRehash(stored)).toBe(true)
  })

  it('compares with a well-formed hash when there is none, at the same cost', () => {
    for (const cost of ['4', '12']) {
      process.env.HASH_COST = cost
      expect(dummyHash()).toMatch(/^\$2b\$\d\d\$[./A-Za-z0-9]{53}$/)
      expect(getRounds(dummyHash())).toBe(Number(cost))
    }
  })

  it('fits no password to a missing hash, and no longer one to 72 bytes', async () => {
    const stored = await hashPassword('a'.repeat(72))
    expect(await verifyPassword('a'.repeat(72), stored)).toBe(true)
    expect(await verifyPassword('a'.repeat(73), stored)).toBe(false)
    expect(await verifyPassword('anything', null)).toBe(false)
  })

  it('lets everything else of the process go first, where a thread has a priority', async () => {
    if (process.platform !== 'linux') return
    await hashPassword('patient')
    const threads = fs.readdirSync('/proc/self/task').map((thread) => `/proc/self/task/${thread}/stat`)
    // proc(5): the 19th field; the name in brackets before it may contain spaces.
    const niceness = threads.map((stat) =>
      Number(fs.readFileSync(stat, 'utf8').split(') ')[1]?.split(' ')[16]),
    )
    expect(niceness).toContain(10)
    expect(niceness).toContain(0)
  })

  it('fails one job that cannot be done, and does the next', async () => {
    await expect(runHashJob({ kind: 'hash', password: 7 as never, cost: 4 })).rejects.toThrow()
    expect(await verifyPassword('right', await hashPassword('right'))).toBe(true)
  })

  it('answers 503 when too many wait, and serves all the others', async () => {
    process.env.HASH_COST = '8'
    const results = await Promise.allSettled(
      Array.from({ length: QUEUE_LIMIT + 20 }, () => hashPassword('crowd')),
    )
    const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThanOrEqual(20)
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(CallError)
      expect(reason).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
    }
    expect(await verifyPassword('crowd', await hashPassword('crowd'))).toBe(true)
  })

  it('takes addresses in turn, a few jobs of each', async () => {
    process.env.HASH_COST = '8'
    const order: string[] = []
    const ask = async (by: string) => {
      try {
        await hashPassword('crowd', by)
        order.push(by)
      } catch (error) {
        order.push(`${by} ${(error as CallError).status}`)
      }
    }
    const crowd = Array.from({ length: 40 }, () => ask('crowd'))
    await Promise.all([...crowd, ask('one'), ask('two'), ask('two')])
    const served = order.filter((by) => !by.includes(' '))
    expect(order.filter((by) => by === 'crowd 429')).toHaveLength(
      40 - served.filter((by) => by === 'crowd').length,
    )
    expect(served.filter((by) => by === 'crowd').length).toBeLessThanOrEqual(
      PER_ADDRESS + availableParallelism(),
    )
    expect(served.indexOf('one')).toBeLessThanOrEqual(availableParallelism() + 2)
    expect(served.lastIndexOf('two')).toBeLessThanOrEqual(availableParallelism() + 5)
  })

  it('makes room for an address that has none waiting when others fill the line', async () => {
    process.env.HASH_COST = '8'
    const crowd = Array.from({ length: 20 }, (_, index) =>
      Promise.allSettled(Array.from({ length: PER_ADDRESS }, () => hashPassword('crowd', `crowd-${index}`))),
    )
    await expect(hashPassword('salt-and-sun', 'one')).resolves.toMatch(/^\$2b\$08/)
    const results = (await Promise.all(crowd)).flat()
    const reasons = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(new Set(reasons.map(({ status }) => status))).toEqual(new Set([503]))
  })

  it('leaves the main thread free meanwhile', async () => {
    process.env.HASH_COST = '12'
    const started = performance.now()
    let longestGap = 0
    let isDone = false
    const hashes = Promise.all(Array.from({ length: 3 }, () => hashPassword('long work'))).finally(() => {
      isDone = true
    })
    for (let last = performance.now(); !isDone; last = performance.now()) {
      await wait(5)
      longestGap = Math.max(longestGap, performance.now() - last)
    }
    await hashes
    const took = performance.now() - started
    // One hash on the main thread would block it for about a third of this time.
    expect(longestGap).toBeLessThan(took / 5)
  })
})
