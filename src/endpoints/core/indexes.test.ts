import { Types } from 'mongoose'
import { createTask, listTasks, moveTask, publishTask } from '@/contracts/schedule/tasks'
import { RANK_GAP } from '@/domain/schedule/taskRanks'
import type { User as StoredUser } from '@/payload-types'
import { callTable, paramsOf } from './testing/callTable'
import { buildAdmin, buildUser } from './testing/factories'
import { MANY, fillNeighbour } from './testing/fillNeighbour'
import { type TestServer, cookieOf, startServer } from './testing/server'

type Profiled = { ns: string; ts: Date; command: { filter?: object; pipeline?: object; sort?: object } }

type Examined = Profiled & { docsExamined: number; nreturned?: number; command: { count?: string } }

/** What a person without records may cost, in documents; a person has up to 50 sessions. */
const FEW = 60

/** The profile itself, and test payments, which exist on a developer's machine only. */
const SMALL = new Set(['system', 'test-payments'])

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

  /** Collections of which far more documents were examined than returned since the last check, without counts. */
  async function wasted(): Promise<string[]> {
    const profile = database().collection<Examined>('system.profile')
    const found = await profile.find({ ts: { $gt: since }, docsExamined: { $exists: true } }).toArray()
    since = new Date()
    const reads = found.filter((each) => !isCount(each) && !SMALL.has(each.ns.split('.')[1] ?? ''))
    // Together, because the rest of a long list is returned by operations of its own.
    return [...new Set(reads.map(({ ns }) => ns))].flatMap((ns) => {
      const own = reads.filter((each) => each.ns === ns)
      const examined = own.reduce((sum, { docsExamined }) => sum + docsExamined, 0)
      const returned = own.reduce((sum, { nreturned = 0 }) => sum + nreturned, 0)
      return examined > Math.max(FEW, 3 * returned) ? [`${ns}: ${examined} for ${returned}`] : []
    })
  }

  // The books read all orders, whoever asks.
  it.each(reads.filter(([, { path }]) => path !== '/sales/books'))(
    '%s of one with many records examines at most three for each that it reads',
    async (_, call) => {
      for (const as of [neighbour, people[1]]) {
        since = new Date()
        const { status } = await server.request(call, { ...(as && { as }), params: paramsOf(call) })
        expect(status).not.toBe(500)
        expect(await wasted()).toEqual([])
      }
    },
  )

  /** The calls with filters. */
  it.each([
    ['/media', 'neighbour', { unused: 'true' }],
    ['/media', 'neighbour', { q: 'pier' }],
    ['/media', 'neighbour', { kind: 'image' }],
    ['/media', 'neighbour', { folderId: 'none' }],
    ['/tasks', 'neighbour', { before: '2026-12-01' }],
    ['/tasks/library', 'neighbour', { list: 'drafts' }],
    ['/tasks/library', 'neighbour', { list: 'videos' }],
    ['/tasks/library', 'neighbour', { list: 'published' }],
    ['/fake-account-reports/page', 'neighbour', { status: 'pending' }],
    ['/feedback/page', 'neighbour', {}],
    ['/feedback/page', 'admin', {}],
    ...(
      [
        'to_ship',
        'shipped',
        'month',
        'refunds',
        'returns',
        'problem',
        'payments',
        'placed',
        'paid',
        'cancelled',
      ] as const
    ).flatMap((filter) => [
      ['/orders', 'neighbour', { filter }] as const,
      ['/orders', 'admin', { filter }] as const,
    ]),
    ['/orders', 'neighbour', { q: 'nobodyhere' }],
    ['/orders', 'admin', { q: 'nobodyhere' }],
    ['/orders', 'neighbour', { q: 'Núñ' }],
    ['/orders', 'neighbour', { q: 'example.com nunez' }],
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
      expect(await wasted()).toEqual([])
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
    const posts: ({ _id?: Types.ObjectId } & Record<string, unknown>)[] = Array.from(
      { length: 4 * MANY },
      (_, index) => ({
        ...post,
        ...at,
        version: 1,
        disclosure: 'none',
        rank: index * RANK_GAP,
      }),
    )
    await server.payload.db.collections['tasks']?.collection.insertMany(posts)
    since = new Date()
    const answer = await server.request(listTasks, { as: person, query: { before: '2026-02-01' } })
    expect(await answer.json()).toHaveLength(200)
    const profile = database().collection<Examined>('system.profile')
    const examined = async () => {
      const filter = { ts: { $gt: since }, ns: /\.tasks$/, docsExamined: { $gt: 0 } }
      return (await profile.find(filter).toArray()).reduce((sum, each) => sum + each.docsExamined, 0)
    }
    expect(await examined()).toBe(200)

    // Publishing puts a post on top of all these; a move needs its two neighbours.
    const task = await (await server.request(createTask, { as: person, body: {} })).json()
    const params = { id: task.id }
    const move = async (body: object) => (await server.request(moveTask, { as: person, params, body })).json()
    await move({ version: 1, status: 'in-progress' })
    since = new Date()
    const body = { version: 2 }
    expect((await server.request(publishTask, { as: person, params, body })).status).toBe(200)
    const { status, rank } = await move({ version: 3, afterId: String(posts[MANY]?._id) })
    expect({ status, rank }).toEqual({ status: 'done', rank: (MANY + 0.5) * RANK_GAP })
    expect(await examined()).toBeLessThan(FEW)
  })

  it('lists of the console', async () => {
    const cookie = await cookieOf(server.payload, people[1] as StoredUser)
    const listed = server.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
    for (const { slug } of listed) {
      const answer = await server.fetch(`/cms-api/${slug}?limit=10&depth=0`, { headers: { cookie } })
      expect([200, 403]).toContain(answer.status)
    }
    const before = since
    expect(await scans()).toEqual([])
    since = before
    expect(await wasted()).toEqual([])
  })
})

/** Whether an operation answers a count, a sum or what is different. */
function isCount({ command: { count, pipeline = [], ...command } }: Examined): boolean {
  const stages = pipeline as { $group?: unknown; $count?: unknown }[]
  return Boolean(count) || 'distinct' in command || stages.some(({ $group, $count }) => $group || $count)
}
