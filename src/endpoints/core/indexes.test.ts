import { Types } from 'mongoose'
import { listTasks } from '@/contracts/schedule/tasks'
import type { User as StoredUser } from '@/payload-types'
import { callTable, paramsOf } from './testing/callTable'
import { buildAdmin, buildUser } from './testing/factories'
import { type TestServer, cookieOf, startServer } from './testing/server'

type Profiled = { ns: string; ts: Date; command: { filter?: object; pipeline?: object; sort?: object } }

type Examined = Profiled & { docsExamined: number; nreturned?: number }

/** What a person without records may cost, in documents; a person has up to 50 sessions. */
const FEW = 60
/** Records of the neighbour, of each kind. */
const MANY = 600

/** The profile itself, the globals in one collection, and test payments, which exist on a developer's machine only. */
const SMALL = new Set(['system', 'globals', 'test-payments'])

/** A scan of so few documents costs nothing here; with a hundred thousand it would cost everything. */
describe('reads use an index', () => {
  let server: TestServer
  let people: StoredUser[]
  let since = new Date()
  let neighbour: StoredUser | undefined

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

  it('and examine little beside the own records, whatever a neighbour stores', async () => {
    const [small] = people as [StoredUser]
    neighbour = await buildUser(server.payload)
    await fillNeighbour(server.payload, neighbour.id)
    since = new Date()
    for (const [, call] of reads) await server.request(call, { as: small, params: paramsOf(call) })
    const profile = database().collection<Examined>('system.profile')
    const found = await profile.find({ ts: { $gt: since }, docsExamined: { $gt: FEW } }).toArray()
    const wasteful = found.filter(({ docsExamined, nreturned = 0 }) => docsExamined > FEW + 3 * nreturned)
    expect(
      wasteful.map(({ ns, docsExamined, command }) =>
        JSON.stringify([ns, docsExamined, command.filter ?? command.pipeline]),
      ),
    ).toEqual([])
  })

  /** The calls whose cost grows with what they answer, however much the caller, or everybody, stores. */
  it.each([
    ['/media', 'neighbour', {}],
    ['/folders', 'neighbour', {}],
    ['/onboarding/page', 'admin', {}],
    ['/team-applications/page', 'admin', {}],
    ['/users', 'admin', {}],
    ['/users/page', 'admin', { state: 'pending' }],
    ['/users/page', 'admin', { state: 'approved' }],
    ['/users/page', 'admin', { state: 'rejected' }],
    ['/orders', 'neighbour', { q: '7KQ2-M9XA' }],
    ['/orders', 'admin', { q: 'ana599@example.com' }],
  ] as const)(
    '%s for the %s with %j examines at most three for each that it reads',
    async (path, who, query) => {
      const [, call] = reads.find(([, each]) => each.path === path) ?? []
      const as = who === 'admin' ? people[1] : neighbour
      if (!call || !as) throw new Error(`${path} is not read`)
      since = new Date()
      const answer = await server.request(call, { as, query })
      expect(answer.status).toBe(200)
      const found = await server.payload.db.connection.db
        ?.collection<Examined>('system.profile')
        .find({ ts: { $gt: since }, docsExamined: { $gt: FEW } })
        .toArray()
      const wasteful = found?.filter(({ docsExamined, nreturned = 0 }) => docsExamined > 3 * nreturned)
      expect(wasteful?.map(({ ns, docsExamined, nreturned }) => [ns, docsExamined, nreturned])).toEqual([])
    },
  )

  it('and a page of older posts examines little more than it answers', async () => {
    const person = await buildUser(server.payload)
    const post = {
      userId: new Types.ObjectId(person.id),
      title: 'A post',
      platform: 'tiktok',
      status: 'done',
    }
    const at = { date: '2026-01-01', createdAt: new Date(), updatedAt: new Date() }
    const posts = Array.from({ length: 4 * MANY }, () => ({
      ...post,
      ...at,
      version: 1,
      disclosure: 'none',
      rank: 0,
    }))
    await server.payload.db.collections['tasks']?.collection.insertMany(posts)
    since = new Date()
    const answer = await server.request(listTasks, { as: person, query: { before: '2026-02-01' } })
    expect(await answer.json()).toHaveLength(200)
    const profile = database().collection<Examined>('system.profile')
    const read = await profile
      .find({ ts: { $gt: since }, ns: /\.tasks$/, docsExamined: { $gt: 0 } })
      .toArray()
    expect(read.reduce((sum, { docsExamined }) => sum + docsExamined, 0)).toBe(200)
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

/** Stores many records of one person in each of the collections that grow, by the driver, which is fast. */
async function fillNeighbour({ db }: TestServer['payload'], id: string): Promise<void> {
  const userId = new Types.ObjectId(id)
  const at = new Date('2026-01-01T00:00:00.000Z')
  const of: Record<string, (index: number) => object> = {
    tasks: (index) => ({
      title: 'A post',
      platform: 'tiktok',
      status: index % 2 === 0 ? 'done' : 'todo',
      date: '2026-11-01',
      rank: index * 1_024,
      publishedAt: index % 2 === 0 ? at : null,
      remindAt: null,
      mediaIds: [],
    }),
    'creator-media': (index) => ({
      kind: 'image',
      use: 'image',
      name: 'pier',
      sha256: String(index),
      bytes: 1,
    }),
    notifications: (index) => ({ kind: 'feedback', title: 'A word', dedupeKey: String(index), readAt: null }),
    'vision-board': () => ({ title: 'A walk', type: 'text', status: 'idea' }),
    'fake-account-reports': () => ({ reportStatus: 'pending' }),
    'image-takedown-reports': () => ({ status: 'pending' }),
    feedback: () => ({ subject: 'A word', status: 'new', submittedAt: at }),
    products: (index) => ({
      title: 'Hat',
      slug: `hat-${index}`,
      price: 100,
      currency: 'USD',
      isActive: false,
    }),
    'short-links': (index) => ({ code: `code${index}`, label: 'A link' }),
    'event-registrations': () => ({ eventId: new Types.ObjectId(), status: 'pending', registeredAt: at }),
    'dashboard-sync-logs': () => ({ status: 'success', startedAt: at }),
    orders: (index) => ({
      number: index === 7 ? '7KQ2-M9XA' : String(index),
      email: `ana${index}@example.com`,
      attempt: String(index),
      status: 'paid',
      currency: 'USD',
      paidAt: at,
      lines: [
        { sellerId: id, price: 100, quantity: 1, discount: 0, shippedQuantity: 0, refundedQuantity: 0 },
      ],
      toShip: [id],
    }),
  }
  for (const [slug, build] of Object.entries(of)) {
    const rows = Array.from({ length: MANY }, (_, index) => ({
      ...(slug === 'orders' ? {} : { userId }),
      createdAt: at,
      updatedAt: at,
      version: 1,
      ...build(index),
    }))
    await db.collections[slug]?.collection.insertMany(rows)
  }
}
