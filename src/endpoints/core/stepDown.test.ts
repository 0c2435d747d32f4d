import { setTimeout as wait } from 'node:timers/promises'
import { createIdea, listIdeas } from '@/contracts/ideas'
import type { User as StoredUser } from '@/payload-types'
import { type ReplicaSet, startReplicaSet } from '../../../tests/support/startReplicaSet'
import { buildUser } from './testing/factories'
import { type TestServer, cookieOf, startServer } from './testing/server'

const WRITERS = 8
/** How long the site may refuse work when the database changes its primary, in ms. */
const OUTAGE_MS = 15_000

type Written = { title: string; status: number }

describe('while the primary of three steps down', () => {
  let database: ReplicaSet
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    database = await startReplicaSet()
    // One address will do: the driver finds the others.
    process.env.TEST_DATABASE_URI = database.uri.replace(/,[^/]+/, '')
    server = await startServer()
    creator = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    await database.end()
    delete process.env.RATE_LIMITS
  })

  it('nothing that was answered is lost, and the rest is 503, for 15 s at most', async () => {
    const cookie = await cookieOf(server.payload, creator)
    const written: Written[] = []
    let isOver = false
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let take = 0; !isOver; take += 1) {
        const title = `${writer}-${take}`
        const body = { title, content: 'Ask about the light.', type: 'text' }
        const answer = await server.request(createIdea, { headers: { cookie }, body })
        written.push({ title, status: answer.status })
      }
    })
    const stored = () => written.filter(({ status }) => status === 201).length
    await until(() => stored() > 20)
    await database.stepDown()
    const since = Date.now()
    const before = stored()
    await until(() => stored() > before + 20)
    expect(Date.now() - since).toBeLessThan(OUTAGE_MS)
    isOver = true
    await Promise.all(writers)
    const others = written.map(({ status }) => status).filter((status) => status !== 201 && status !== 503)
    expect(others).toEqual([])
    const listed = (await (await server.request(listIdeas, { headers: { cookie } })).json()) as Written[]
    const titles = new Set(listed.map(({ title }) => title))
    expect(written.filter(({ status, title }) => status === 201 && !titles.has(title))).toEqual([])
  })
})

async function until(isTrue: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 2 * OUTAGE_MS; !isTrue(); await wait(20)) {
    if (Date.now() > deadline) throw new Error('Nothing is stored any more')
  }
}
