import { Types } from 'mongoose'
import { listRegistrations, listUsers, pageUsers } from '@/contracts/account/identity'
import type { Call } from '@/contracts/core/call'
import {
  listFeedback,
  listFeedbackAnswers,
  listOnboarding,
  pageFeedback,
  pageOnboarding,
  readFeedbackItem,
} from '@/contracts/feedback'
import { listTeamApplications, pageTeamApplications } from '@/contracts/team'
import { LIST_MAX } from '@/contracts/core/page'
import type { User as StoredUser } from '@/payload-types'
import { UNKNOWN_IDS } from './testing/answers'
import { buildAdmin, buildUser } from './testing/factories'
import { type TestServer, startServer } from './testing/server'

const MANY = LIST_MAX + 60
const FIRST = Date.parse('2026-01-01T00:00:00.000Z')

type Row = { id?: string; feedbackId?: string; subject?: string; sender?: string | null }
type Page = { items: Row[]; total: number; cursor: string | null; counts?: object }

describe('lists longer than an answer', () => {
  let server: TestServer
  let creator: StoredUser
  let admin: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    creator = await buildUser(server.payload, { firstName: 'Isla', lastName: 'Verano' })
    admin = await buildAdmin(server.payload)
    const userId = new Types.ObjectId((await buildUser(server.payload)).id)
    await fill('feedback', (at, index) => ({
      userId,
      category: 'general',
      subject: `Página ${index}`,
      message: 'B',
      status: 'new',
      // Some were sent in the same millisecond.
      submittedAt: index < 80 ? new Date(FIRST) : at,
    }))
    await fill('onboarding', (at, index) => ({
      userId: new Types.ObjectId(),
      fullName: `Ana ${index}`,
      submittedAt: at,
    }))
    await fill('team-applications', (at, index) => ({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: `ana${index}@example.com`,
      age: 24,
      skillset: 'Stylist',
      whyJoin: 'Light.',
      status: index % 10 === 0 ? 'accepted' : 'pending',
      appliedAt: at,
    }))
    await fill('users', (at, index) => ({
      username: `waits-${index}`,
      approved: false,
      role: 'creator',
      createdAt: at,
    }))
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  async function fill(slug: string, build: (at: Date, index: number) => object): Promise<void> {
    const rows = Array.from({ length: MANY }, (_, index) => {
      const at = new Date(FIRST + index * 1000)
      return { createdAt: at, updatedAt: at, ...build(at, index) }
    })
    await server.payload.db.collections[slug]?.collection.insertMany(rows)
  }
  const ask = (call: Call, query: Record<string, string> = {}, as = admin) =>
    server.request(call, { as, query })
  const page = async (call: Call, query: Record<string, string> = {}, as = admin): Promise<Page> =>
    (await ask(call, query, as)).json()

  async function walk(call: Call, query: Record<string, string> = {}): Promise<Row[]> {
    const rows: Row[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const next: Page = await page(call, { ...query, ...(cursor && { cursor }) })
      rows.push(...next.items)
      cursor = next.cursor
    }
    return rows
  }

  it.each([
    listFeedback,
    listFeedbackAnswers,
    listOnboarding,
    listTeamApplications,
    listUsers,
    listRegistrations,
  ])('$path answers the first 1,000 and how many there are', async (call) => {
    const answer = await ask(call)
    expect(await answer.json()).toHaveLength(LIST_MAX)
    expect(Number(answer.headers.get('X-Total-Count'))).toBeGreaterThanOrEqual(MANY)
  })

  it('say nothing of a total while they are complete', async () => {
    const answer = await ask(listFeedback, {}, creator)
    expect([await answer.json(), answer.headers.get('X-Total-Count')]).toEqual([[], null])
  })

  it.each([
    { call: pageFeedback, query: {} },
    { call: pageOnboarding, query: {} },
    { call: pageTeamApplications, query: {} },
    { call: pageTeamApplications, query: { status: 'pending' } },
    { call: pageUsers, query: { state: 'pending' } },
  ])(
    '$call.path with $query leads to every record once, also to those of one millisecond',
    async ({ call, query }) => {
      const given = query as Record<string, string>
      const { total } = await page(call, given)
      const rows = await walk(call, given)
      expect(rows).toHaveLength(total)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(total)
      expect(total).toBeGreaterThanOrEqual(MANY * 0.9)
    },
  )

  it('count applications in each state', async () => {
    const counts = { pending: MANY * 0.9, accepted: MANY * 0.1, rejected: 0 }
    expect(await page(pageTeamApplications, { status: 'rejected' })).toEqual({
      items: [],
      total: 0,
      cursor: null,
      counts,
    })
  })

  it('find words in any spelling, and for admins the sender', async () => {
    const body = { subject: 'Menú', message: 'C' }
    const made = await server.payload.create({
      collection: 'feedback',
      data: {
        ...body,
        category: 'general',
        status: 'new',
        userId: creator.id,
        submittedAt: new Date().toISOString(),
      },
    })
    const found = await page(pageFeedback, { q: 'verano menu' })
    expect(found.items).toMatchObject([
      { id: made.id, subject: 'Menú', sender: `Isla Verano (${creator.username})`, answer: { answer: null } },
    ])
    expect((await page(pageFeedback, { q: 'menu verano nobody' })).items).toEqual([])
    expect((await page(pageUsers, { state: 'pending', q: 'waits-1059' })).items).toHaveLength(1)
    const own = await page(pageFeedback, {}, creator)
    expect(own).toMatchObject({ items: [{ id: made.id, sender: null }], total: 1, cursor: null })
    expect((await page(pageFeedback, { q: 'verano' }, creator)).items).toEqual([])
  })

  it('leave other people’s records out for creators, also one by one', async () => {
    const [theirs] = (await page(pageFeedback)).items.filter(({ sender }) => !sender?.includes('Isla'))
    const read = (id: string, as: StoredUser) => server.request(readFeedbackItem, { as, params: { id } })
    expect((await read(theirs?.id ?? '', admin)).status).toBe(200)
    for (const id of [theirs?.id ?? '', ...UNKNOWN_IDS]) expect((await read(id, creator)).status).toBe(404)
    expect((await ask(pageUsers, { state: 'approved' }, creator)).status).toBe(403)
    expect((await ask(pageTeamApplications, {}, creator)).status).toBe(403)
  })

  it.each([
    ['cursor', 'x'],
    ['cursor', '1.2'],
    ['q', 'x'.repeat(201)],
  ])('refuse %s=%s', async (key, value) => {
    expect((await ask(pageFeedback, { [key]: value })).status).toBe(400)
  })
})
