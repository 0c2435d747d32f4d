import type { User as StoredUser } from '@/payload-types'
import { callTable, paramsOf } from './testing/callTable'
import { buildAdmin, buildUser } from './testing/factories'
import { type TestServer, cookieOf, startServer } from './testing/server'

type Profiled = { ns: string; ts: Date; command: { filter?: object; pipeline?: object; sort?: object } }

/** The profile itself, the globals in one collection, and test payments, which exist on a developer's machine only. */
const SMALL = new Set(['system', 'globals', 'test-payments'])

/** A scan of so few documents costs nothing here; with a hundred thousand it would cost everything. */
describe('reads use an index', () => {
  let server: TestServer
  let people: StoredUser[]
  let since = new Date()

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    people = [await buildUser(server.payload), await buildAdmin(server.payload)]
    await database().command({ profile: 2 })
  })
  afterAll(async () => {
    await database().command({ profile: 0 })
    await database().dropCollection('system.profile')
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const database = () =>
    server.payload.db.connection.db as NonNullable<TestServer['payload']['db']['connection']['db']>

  /** The collection scans since the last check: the collection, the condition and the order. */
  async function scans(): Promise<string[]> {
    const profile = database().collection<Profiled>('system.profile')
    const found = await profile.find({ planSummary: /COLLSCAN/, ts: { $gt: since } }).toArray()
    since = new Date()
    return found
      .map(({ ns, command }) => ({ collection: ns.split('.')[1] ?? '', command }))
      .filter(({ collection }) => !SMALL.has(collection))
      .map(({ collection, command: { filter, pipeline, sort } }) =>
        JSON.stringify([collection, filter ?? pipeline, sort]),
      )
  }

  const reads = callTable.filter(([, { method }]) => method === 'get')
  it.each(reads)('%s', async (_, call) => {
    for (const as of people) await server.request(call, { as, params: paramsOf(call) })
    expect(await scans()).toEqual([])
  })

  it('lists of the console', async () => {
    const cookie = await cookieOf(server.payload, people[1] as StoredUser)
    const listed = server.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
    for (const { slug } of listed) {
      const answer = await server.fetch(`/cms-api/${slug}?limit=10&depth=0`, { headers: { cookie } })
      expect([200, 403]).toContain(answer.status)
    }
    expect(await scans()).toEqual([])
  })
})
