import { getConversation, listConversations } from '@/contracts/chat/conversations'
import * as messages from '@/contracts/chat/messages'
import type { User as StoredUser } from '@/payload-types'
import { countOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildConversation, messageBody } from '../core/testing/factories/chat'
import { type TestServer, startServer } from '../core/testing/server'

describe('a conversation that many write in at once', () => {
  let server: TestServer
  let creator: StoredUser
  let admins: StoredUser[]
  let id: string

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admins = await Promise.all(Array.from({ length: 3 }, () => buildAdmin(server.payload)))
  })
  beforeEach(async () => {
    creator = await buildUser(server.payload)
    id = (await buildConversation(server, creator)).id
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const send = (as: StoredUser, body: object = {}) =>
    server.request(messages.createMessage, { as, params: { id }, body: { ...messageBody(), ...body } })

  it('holds a message once that is sent five times with one name', async () => {
    const body = messageBody()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(creator, body)))
    expect(countOf(answers, 201)).toBe(5)
    const ids = await Promise.all(answers.map(async (each) => ((await each.json()) as { id: string }).id))
    expect(new Set(ids).size).toBe(1)
    const found = await server.request(getConversation, { as: creator, params: { id } })
    expect(await found.json()).toMatchObject({ lastSeq: 2 })
  })

  it('starts once, though it is started five times with one name', async () => {
    const body = { clientId: messageBody().clientId }
    const made = await Promise.all(Array.from({ length: 5 }, () => buildConversation(server, creator, body)))
    expect(new Set(made.map((each) => each.id)).size).toBe(1)
    const list = await (await server.request(listConversations, { as: creator })).json()
    expect(list).toMatchObject({ items: [{ id: made[0]?.id }, { id }] })
  })

  it('is as unread on one device as on the other, and never goes back', async () => {
    for (const admin of admins) await send(admin)
    const seqs = [4, 1, 3, 2, 4, 0]
    const reads = await Promise.all(
      seqs.map((seq) =>
        server.request(messages.readConversation, { as: creator, params: { id }, body: { seq } }),
      ),
    )
    expect(countOf(reads, 200)).toBe(seqs.length)
    const devices = await Promise.all(
      [1, 2].map(async () => (await server.request(listConversations, { as: creator })).json()),
    )
    for (const device of devices)
      expect(device).toMatchObject({ items: [{ unread: 0, readSeq: 4 }], stats: { unread: 0 } })
  })
})
