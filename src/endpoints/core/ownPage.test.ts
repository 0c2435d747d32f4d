import { Types } from 'mongoose'
import type { Call } from '@/contracts/core/call'
import { pageFakeAccountReports } from '@/contracts/fake-accounts'
import { pageIdeas, voiceNoteUrl } from '@/contracts/ideas'
import { pageImageTakedownReports } from '@/contracts/takedowns'
import type { User as StoredUser } from '@/payload-types'
import { UNKNOWN_IDS } from './testing/answers'
import { buildUser } from './testing/factories'
import { type TestServer, startServer } from './testing/server'

const FIRST = Date.parse('2026-01-01T00:00:00.000Z')
const NOTE = new Types.ObjectId()
const OTHER_NOTE = new Types.ObjectId()

type Row = { id: string; note?: object | null; platform?: string }
type Page = { items: Row[]; total: number; cursor: string | null; counts?: object }

const KINDS = [
  { slug: 'vision-board', call: pageIdeas, count: 120, words: 'menu dinner' },
  {
    slug: 'fake-account-reports',
    call: pageFakeAccountReports,
    count: 120,
    words: 'menu tiktok impersonation',
  },
  {
    slug: 'image-takedown-reports',
    call: pageImageTakedownReports,
    count: 120,
    words: 'menu forum copyright',
  },
]

describe('a person’s own records, page by page', () => {
  let server: TestServer
  let creator: StoredUser
  let other: StoredUser

  beforeAll(async () => {
    server = await startServer()
    creator = await buildUser(server.payload)
    other = await buildUser(server.payload)
    for (const { id } of [creator, other]) {
      await fill(id, 'vision-board', (index) => ({
        title: index === 7 ? 'The menú' : `Idea ${index}`,
        content: index === 7 ? 'For the dinner' : null,
        type: 'voice',
        status: 'idea',
        ...(index < 2 &&
          id === creator.id && { voiceNoteUrl: voiceNoteUrl(String(index ? NOTE : OTHER_NOTE)) }),
      }))
      await fill(id, 'fake-account-reports', (index) => ({
        platform: index === 7 ? 'tiktok' : 'youtube',
        fakeAccountUrl: `https://example.com/${index}`,
        fakeAccountUsername: index === 7 ? 'Menú' : null,
        reportReason: 'impersonation',
        reportStatus: index % 10 === 0 ? 'reported' : 'pending',
      }))
      await fill(id, 'image-takedown-reports', (index) => ({
        violationImageUrl: `https://example.com/${index}.webp`,
        violationPlatform: index === 7 ? 'forum' : 'website',
        imageDescription: index === 7 ? 'A menú' : 'A picture',
        reportReason: 'copyright',
        copyrightHolder: 'Isla',
        reportStatus: 'pending',
      }))
    }
    const note = { contentType: 'audio/webm', filesize: 9, seconds: 2, createdAt: new Date(FIRST) }
    await server.payload.db.collections['voice-notes']?.collection.insertMany([
      { ...note, _id: NOTE, userId: new Types.ObjectId(creator.id) },
      { ...note, _id: OTHER_NOTE, userId: new Types.ObjectId(other.id) },
    ])
  })
  afterAll(() => server.stop())

  async function fill(id: string, slug: string, build: (index: number) => object): Promise<void> {
    const rows = Array.from({ length: 120 }, (_, index) => {
      const at = new Date(FIRST + Math.floor(index / 2) * 1000)
      return { userId: new Types.ObjectId(id), createdAt: at, updatedAt: at, ...build(index) }
    })
    await server.payload.db.collections[slug]?.collection.insertMany(rows)
  }
  const ask = (call: Call, query: Record<string, string> = {}, as = creator) =>
    server.request(call, { as, query })
  const page = async (call: Call, query: Record<string, string> = {}, as = creator): Promise<Page> =>
    (await ask(call, query, as)).json()

  it.each(KINDS)('$call.path leads to each of them once, newest first', async ({ call, slug, count }) => {
    const rows: Row[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const next: Page = await page(call, cursor ? { cursor } : {})
      expect(next.items.length).toBeLessThanOrEqual(50)
      expect(next.total).toBe(count)
      rows.push(...next.items)
      cursor = next.cursor
    }
    const own = await server.payload.db.collections[slug]?.collection
      .find({ userId: new Types.ObjectId(creator.id) })
      .toArray()
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(own?.map(({ _id }) => String(_id))))
    expect(rows).toHaveLength(count)
    const times = (rows as unknown as { createdAt: string }[]).map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it.each(KINDS)(
    '$call.path finds words in any spelling, and the names of choices',
    async ({ call, words }) => {
      expect((await page(call, { q: words })).items).toHaveLength(1)
      expect((await page(call, { q: `${words} nobody` })).items).toEqual([])
    },
  )

  it.each(KINDS.slice(1))('$call.path gives one by its id, never another person’s', async ({ call }) => {
    const mine = (await page(call)).items[9]?.id ?? ''
    expect((await page(call, { id: mine })).items.map(({ id }) => id)).toEqual([mine])
    expect((await page(call, { id: mine }, other)).items).toEqual([])
    for (const id of UNKNOWN_IDS) expect((await page(call, { id })).items).toEqual([])
  })

  it('counts fake account reports in each state, and lists those of one', async () => {
    const reported = await page(pageFakeAccountReports, { status: 'reported' })
    expect(reported).toMatchObject({ total: 12, cursor: null })
    expect(reported.items).toHaveLength(12)
    expect(reported.counts).toEqual({ pending: 108, reported: 12, 'in-review': 0, resolved: 0, rejected: 0 })
    expect((await ask(pageFakeAccountReports, { status: 'gone' })).status).toBe(400)
  })

  it('has each idea’s own recording, and no other person’s', async () => {
    const last = await page(pageIdeas, { q: 'idea' })
    const rows = [...last.items]
    for (let { cursor } = last; cursor;) {
      const next = await page(pageIdeas, { q: 'idea', cursor })
      rows.push(...next.items)
      cursor = next.cursor
    }
    const notes = rows.flatMap(({ note }) => note ?? [])
    expect(notes).toMatchObject([{ id: String(NOTE), duration: 2, size: 9 }])
  })
})
