import { Types } from 'mongoose'
import type { ConversationList } from '@/contracts/chat/conversations'
import { blockConversation, listConversations } from '@/contracts/chat/conversations'
import { type Message, listMessages } from '@/contracts/chat/messages'
import * as contract from '@/contracts/collabs/requests'
import { DAY_MS } from '@/contracts/core/time'
import { getWorkspace } from '@/contracts/workspace'
import { driverCollection } from '@/database/driverCollection'
import type { User as StoredUser } from '@/payload-types'
import { ID, MOMENT, failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { buildCollab } from '../core/testing/factories/chat'
import { buildListed, buildRequest, idsFound, requestInput } from '../core/testing/factories/collabs'
import { noticesOf } from '../core/testing/notices'
import { type TestServer, startServer } from '../core/testing/server'

const { COLLAB_TEXTS } = contract

describe('Creator Connect', () => {
  let server: TestServer
  let isla: StoredUser
  let marisol: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    isla = await buildUser(server.payload)
    marisol = await buildListed(server, { displayName: 'Marisol', niche: 'Pilates' })
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const ask = async (from: StoredUser, to: StoredUser, overrides: object = {}) => {
    const body = requestInput(to, overrides)
    const answer = await server.request(contract.createCollabRequest, { as: from, body })
    return [answer.status, await answer.json()] as [number, never]
  }
  const end = async (as: StoredUser, id: string, answer: string) => {
    const params = { id, answer }
    const answered = await server.request(contract.answerCollabRequest, { as, params })
    return [answered.status, await answered.json()] as [number, contract.CollabRequest]
  }
  const list = async (as: StoredUser) =>
    (await (await server.request(contract.listCollabRequests, { as })).json()) as contract.CollabRequestList
  const told = async (as: StoredUser) => {
    const items = await noticesOf(server, as)
    return items.map(({ title, body, href, kind }) => ({ title, body, href, kind }))
  }
  const sets = async (as: StoredUser) => (await (await server.request(getWorkspace, { as })).json()).sets
  const rows = () => driverCollection(server, 'collab-requests')

  it('a request waits for the other one, who is told, and makes the screen own for both', async () => {
    expect((await sets(isla)).connect).toBe('sample')
    const [status, made] = await ask(isla, marisol, { proposedDate: '2026-12-03' })
    const shared = {
      id: ID,
      fromId: isla.id,
      toId: marisol.id,
      subject: 'Pilates and linen',
      message: 'Together?',
      proposedDate: '2026-12-03',
      state: 'pending',
      expiresAt: MOMENT,
      endedAt: null,
      conversationId: null,
    }
    expect([status, made]).toEqual([201, { ...shared, name: 'Marisol', niche: 'Pilates' }])
    const seen = { ...shared, name: `Cora ${isla.lastName}`, niche: null }
    expect(await list(marisol)).toEqual({ received: [seen], sent: [], pending: { received: 1, sent: 0 } })
    expect(await list(isla)).toEqual({ received: [], sent: [made], pending: { received: 0, sent: 1 } })
    expect(await told(marisol)).toEqual([
      {
        kind: 'collab',
        title: `Cora ${isla.lastName} wants to make something with you`,
        body: 'Pilates and linen',
        href: '/dashboard/connect?tab=requests',
      },
    ])
    for (const person of [isla, marisol]) expect((await sets(person)).connect).toBe('own')
  })

  it('accepted, opens a conversation that begins with it and tells who has asked', async () => {
    const { id } = await buildRequest(server, isla, marisol)
    const [status, accepted] = await end(marisol, id, 'accept')
    expect([status, accepted.state, accepted.endedAt]).toEqual([200, 'accepted', MOMENT])
    const { items } = (await (
      await server.request(listConversations, { as: isla })
    ).json()) as ConversationList
    expect(items).toMatchObject([{ id: accepted.conversationId, kind: 'collab', unread: 0 }])
    const params = { id: accepted.conversationId ?? '' }
    const log = (await (await server.request(listMessages, { as: marisol, params })).json()) as Message[]
    expect(log).toMatchObject([{ content: 'Together?', isOwn: false }])
    expect(await told(isla)).toEqual([
      {
        kind: 'collab',
        title: 'Marisol accepted your request',
        body: 'Pilates and linen',
        href: `/dashboard/chat?conversation=${accepted.conversationId}`,
      },
    ])
    expect((await list(isla)).sent).toMatchObject([{ state: 'accepted', conversationId: params.id }])
    for (const answer of ['accept', 'decline'])
      expect(await end(marisol, id, answer)).toEqual([409, failureOf(COLLAB_TEXTS.over)])
  })

  it('of an acceptance and a withdrawal at once one counts, and no conversation is left over', async () => {
    const { id } = await buildRequest(server, isla, marisol)
    const ended = await Promise.all([end(marisol, id, 'accept'), end(isla, id, 'withdraw')])
    expect(ended.map(([status]) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const [request] = (await list(isla)).sent
    const opened = await driverCollection(server, 'conversations').countDocuments({ clientId: id })
    expect(opened).toBe(request?.state === 'accepted' ? 1 : 0)
  })

  it('is declined by the one who is asked, and withdrawn by the other, alone', async () => {
    const { id } = await buildRequest(server, isla, marisol)
    for (const [person, answer] of [
      [isla, 'accept'],
      [isla, 'decline'],
      [marisol, 'withdraw'],
      [marisol, 'forget'],
    ] as const)
      expect((await end(person, id, answer))[0]).toBe(404)
    expect((await end(marisol, id, 'decline'))[1].state).toBe('declined')
    expect(await told(isla)).toMatchObject([{ title: 'Marisol declined your request' }])
    const other = await buildListed(server)
    const again = await buildRequest(server, isla, other)
    expect((await end(isla, again.id, 'withdraw'))[1].state).toBe('withdrawn')
  })

  it('declined, lets the asker rest for 30 days, while the other may ask', async () => {
    const other = await buildListed(server)
    const { id } = await buildRequest(server, other, marisol)
    await end(marisol, id, 'decline')
    expect(await ask(other, marisol)).toEqual([409, failureOf(COLLAB_TEXTS.rests)])
    const back = await buildRequest(server, marisol, other)
    await end(marisol, back.id, 'withdraw')
    const before = { $set: { endsAt: new Date(Date.now() - 31 * DAY_MS) } }
    await rows().updateOne({ _id: new Types.ObjectId(id) }, before)
    expect((await ask(other, marisol))[0]).toBe(201)
  })

  it('asked and withdrawn again and again, rings once', async () => {
    for (let times = 0; times < 3; times += 1) {
      const { id } = await buildRequest(server, isla, marisol)
      await end(isla, id, 'withdraw')
    }
    expect(await told(marisol)).toHaveLength(1)
  })

  it('is declined with a block, which the asker cannot tell from a refusal', async () => {
    const other = await buildListed(server)
    const { id } = await buildRequest(server, other, marisol)
    expect((await end(other, id, 'block'))[0]).toBe(404)
    expect(await end(marisol, id, 'block')).toMatchObject([200, { state: 'declined' }])
    expect(await told(other)).toMatchObject([{ title: 'Marisol declined your request' }])
    expect(await ask(other, marisol)).toEqual([404, failureOf(COLLAB_TEXTS.notListed)])
    expect(await ask(marisol, other)).toEqual([404, failureOf(COLLAB_TEXTS.notListed)])
  })

  it('ends with the approval of either, and cannot be accepted without that of both', async () => {
    const other = await buildListed(server)
    const sent = await buildRequest(server, marisol, other)
    await buildRequest(server, isla, marisol)
    await server.payload.update({ collection: 'users', id: marisol.id, data: { approved: false } })
    expect((await list(other)).received).toMatchObject([{ id: sent.id, state: 'expired' }])
    expect(await list(isla)).toMatchObject({ sent: [{ state: 'expired' }], pending: { sent: 0 } })
    const { id } = await buildRequest(server, isla, other)
    const unapproved = { $set: { approved: false } }
    await driverCollection(server, 'users').updateOne({ _id: new Types.ObjectId(isla.id) }, unapproved)
    expect(await end(other, id, 'accept')).toEqual([409, failureOf(COLLAB_TEXTS.over)])
  })

  it('twenty of a pair in both directions at once leave one pending', async () => {
    const other = await buildListed(server)
    const pairs = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? ask(marisol, other) : ask(other, marisol),
    )
    const statuses = (await Promise.all(pairs)).map(([status]) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    const pairKey = [marisol.id, other.id].toSorted().join(':')
    expect(await rows().countDocuments({ pairKey })).toBe(1)
    const [index] = (await rows().indexes()).filter(({ key }) => key.pairKey)
    expect(index).toMatchObject({ unique: true, partialFilterExpression: { state: 'pending' } })
  })

  it('goes to listed creators only, not to oneself, and twenty wait at most', async () => {
    const hidden = await buildListed(server, { isListed: false })
    for (const to of [hidden, { ...isla, id: 'f'.repeat(24) }, { ...isla, id: 'nobody' }])
      expect(await ask(isla, to)).toEqual([404, failureOf(COLLAB_TEXTS.notListed)])
    expect(await ask(marisol, marisol)).toEqual([409, failureOf(COLLAB_TEXTS.oneself)])
    const fromId = new Types.ObjectId(isla.id)
    const waiting = {
      fromId,
      toId: new Types.ObjectId(),
      state: 'pending',
      endsAt: new Date(Date.now() + DAY_MS),
    }
    await rows().insertMany(
      Array.from({ length: 20 }, (_, index) => ({ ...waiting, pairKey: `${isla.id}:${index}` })),
    )
    expect(await ask(isla, marisol)).toEqual([409, failureOf(COLLAB_TEXTS.tooMany)])
    await rows().updateOne({ fromId }, { $set: { endsAt: new Date() } })
    expect((await ask(isla, marisol))[0]).toBe(201)
  })

  it.each([
    ['subject', ' ', COLLAB_TEXTS.subjectRequired],
    ['subject', 'a'.repeat(121), 'At most 120 characters'],
    ['message', '', COLLAB_TEXTS.messageRequired],
    ['message', 'a'.repeat(2_001), 'At most 2000 characters'],
    ['proposedDate', '2026-02-31', 'Invalid input'],
  ])('is refused with a wrong %s', async (field, value, text) => {
    expect(await ask(isla, marisol, { [field]: value })).toEqual([400, failureOf(text, field)])
  })

  it('expires after 30 days, for both at once, and then another one may wait', async () => {
    const { id } = await buildRequest(server, isla, marisol)
    await rows().updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: { endsAt: new Date(Date.now() - 1_000) } },
    )
    expect(await list(marisol)).toMatchObject({
      received: [{ state: 'expired', endedAt: MOMENT }],
      pending: { received: 0 },
    })
    expect(await end(marisol, id, 'accept')).toEqual([409, failureOf(COLLAB_TEXTS.over)])
    expect((await ask(marisol, isla))[0]).toBe(404)
    expect((await ask(isla, marisol))[0]).toBe(201)
  })

  it('a block hides two creators from each other, silently, and ends what waits', async () => {
    const other = await buildListed(server)
    const { id } = await buildRequest(server, other, marisol)
    const { id: conversationId } = await buildCollab(server, marisol, other)
    const block = { params: { id: conversationId }, body: { isBlocked: true } }
    await server.request(blockConversation, { as: marisol, ...block })
    expect(await end(marisol, id, 'accept')).toEqual([409, failureOf(COLLAB_TEXTS.over)])
    expect((await end(marisol, id, 'decline'))[0]).toBe(200)
    for (const [from, to] of [
      [marisol, other],
      [other, marisol],
    ] as const) {
      expect(await ask(from, to)).toEqual([404, failureOf(COLLAB_TEXTS.notListed)])
      expect(await idsFound(server, from)).not.toContain(to.id)
      expect(await idsFound(server, isla)).toContain(to.id)
    }
  })
})
