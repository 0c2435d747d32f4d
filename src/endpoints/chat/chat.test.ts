import { randomUUID } from 'node:crypto'
import { Types } from 'mongoose'
import * as contract from '@/contracts/chat/conversations'
import { REPORTED_MESSAGES } from '@/contracts/chat/limits'
import * as messages from '@/contracts/chat/messages'
import { createSavedReply, listSavedReplies } from '@/contracts/chat/savedReplies'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { DAY_MS, MINUTE_MS } from '@/contracts/core/time'
import { deleteMedia, listMediaPlaces } from '@/contracts/media/files'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { getInbox } from '@/contracts/notifications'
import { getWorkspace } from '@/contracts/workspace'
import { driverCollection } from '@/database/driverCollection'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import type { User as StoredUser } from '@/payload-types'
import { ID, MOMENT, failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser, eraseUser } from '../core/testing/factories'
import { buildCollab, buildConversation, messageBody } from '../core/testing/factories/chat'
import { buildMedia, filmBytes } from '../core/testing/factories/media'
import { noticesOf } from '../core/testing/notices'
import { type TestServer, startServer } from '../core/testing/server'

describe('conversations', () => {
  let server: TestServer
  let admin: StoredUser
  let colleague: StoredUser
  let creator: StoredUser
  let stranger: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
    colleague = await buildAdmin(server.payload)
    stranger = await buildUser(server.payload)
  })
  beforeEach(async () => {
    creator = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  type Declared = Parameters<TestServer['request']>[0]
  /** Status and body of a call about one conversation. */
  async function ask(as: StoredUser, call: Declared, id: string, options: object = {}) {
    const answer = await server.request(call, { as, params: { id }, ...options })
    return [answer.status, await answer.json()] as [number, never]
  }
  const write = (as: StoredUser, id: string, body: object = {}) =>
    ask(as, messages.createMessage, id, { body: { ...messageBody(), ...body } })
  const read = async (as: StoredUser, id: string, seq: number) =>
    (await ask(as, messages.readConversation, id, { body: { seq } }))[1]
  const list = async (as: StoredUser, query: Record<string, string> = {}) =>
    (await (
      await server.request(contract.listConversations, { as, query })
    ).json()) as contract.ConversationList
  const log = async (as: StoredUser, id: string, query: Record<string, string> = {}) =>
    (await ask(as, messages.listMessages, id, { query }))[1] as messages.Message[]
  const details = async (as: StoredUser, id: string) =>
    (await ask(as, contract.getConversation, id))[1] as contract.ConversationDetails
  const resolve = (as: StoredUser, id: string, version = 1) =>
    ask(as, contract.resolveConversation, id, { body: { version } })
  const told = async (as: StoredUser) => {
    const items = await noticesOf(server, as)
    return items.filter(({ readAt }) => !readAt).map(({ title }) => title)
  }
  const rows = (slug: 'conversations' | 'messages') => driverCollection(server, slug)
  const setBack = (slug: 'conversations' | 'messages', field: string, id: string, ms: number) =>
    rows(slug).updateOne({ _id: new Types.ObjectId(id) }, { $set: { [field]: new Date(Date.now() - ms) } })

  it('with the team begin with a message, and are the creator’s own and the admins’', async () => {
    const subject = 'A hat'
    const made = await buildConversation(server, creator, { subject, content: 'Which  hat\nfor the beach?' })
    const common = {
      id: ID,
      kind: 'support',
      category: 'support',
      subject,
      state: 'open',
      lastSeq: 1,
      version: 1,
    }
    const preview = 'Which hat for the beach?'
    const shown = { ...common, preview, timestamp: MOMENT }
    const own = { ...shown, name: 'Team', isLastOwn: true, unread: 0, readSeq: 1 }
    expect(made).toEqual(own)
    expect(await list(creator)).toEqual({
      items: [own],
      stats: { active: 1, unread: 0, resolvedToday: 0 },
      cursor: null,
    })
    const name = `Cora ${creator.lastName}`
    expect((await list(admin)).items).toEqual([{ ...shown, name, isLastOwn: false, unread: 1, readSeq: 0 }])
    expect((await list(stranger)).items).toEqual([])
    const workspace = await (await server.request(getWorkspace, { as: creator })).json()
    expect(workspace).toMatchObject({ sets: { chat: 'own' } })
    expect(await told(admin)).toEqual([`Message from ${name}`])
    expect(await told(creator)).toEqual([])
  })

  it('by an admin begin with a person', async () => {
    const made = await buildConversation(server, admin, { toId: creator.id })
    expect(made).toMatchObject({ name: `Cora ${creator.lastName}`, unread: 0, isLastOwn: true })
    expect((await list(creator)).items).toMatchObject([{ id: made.id, name: 'Team', unread: 1 }])
    expect(await log(creator, made.id)).toMatchObject([{ sender: 'admin', name: 'Team', isOwn: false }])
    expect(await told(creator)).toEqual(['Message from the team'])
    const body = { category: 'support', subject: 'A', ...messageBody(), toId: stranger.id }
    expect((await server.request(contract.createConversation, { as: creator, body })).status).toBe(403)
    for (const toId of ['abc', '65f0c0ffee65f0c0ffee65f0']) {
      const answer = await server.request(contract.createConversation, { as: admin, body: { ...body, toId } })
      expect([toId, answer.status]).toEqual([toId, 404])
    }
  })

  it.each([
    ['content', ' \n ', CHAT_TEXTS.blank],
    ['clientId', 'no', CHAT_TEXTS.clientIdShape],
    ['category', 'praise', CHAT_TEXTS.categoryUnknown],
    ['content', 'a'.repeat(5_001), 'At most 5000 characters'],
  ])('do not begin with a wrong %s', async (field, value, text) => {
    const body = { category: 'support', subject: 'A', ...messageBody(), [field]: value }
    const answer = await server.request(contract.createConversation, { as: creator, body })
    expect([answer.status, await answer.json()]).toEqual([400, failureOf(text, field)])
    expect((await list(creator)).items).toEqual([])
  })

  it('are found by category, state and words, 50 at once', async () => {
    const person = await buildUser(server.payload, { firstName: 'Zoë', lastName: 'Quill' })
    const made = await buildConversation(server, person, { category: 'feedback', subject: 'Tides' })
    const found = async (query: Record<string, string>) =>
      (await list(admin, query)).items.map(({ id }) => id)
    expect(await found({ category: 'feedback', q: 'zoe tides' })).toEqual([made.id])
    expect(await found({ category: 'request', q: 'quill' })).toEqual([])
    expect(await found({ state: 'resolved', q: 'quill' })).toEqual([])
    expect((await server.request(contract.listConversations, { as: admin, query: { at: '1' } })).status).toBe(
      400,
    )
  })

  describe('have messages', () => {
    let id: string
    beforeEach(async () => {
      id = (await buildConversation(server, creator, { content: 'One' })).id
    })

    it('in order, seen and unread by each side', async () => {
      expect((await write(admin, id, { content: 'Two' }))[0]).toBe(201)
      await write(creator, id, { content: 'Three' })
      const shown = await log(creator, id)
      expect(
        shown.map((each) => [each.seq, each.content, each.sender, each.isOwn, each.seenByOther]),
      ).toEqual([
        [1, 'One', 'user', true, true],
        [2, 'Two', 'admin', false, true],
        [3, 'Three', 'user', true, false],
      ])
      expect(shown[0]).toEqual({
        id: ID,
        seq: 1,
        sender: 'user',
        isOwn: true,
        name: `Cora ${creator.lastName}`,
        content: 'One',
        timestamp: MOMENT,
        attachments: [],
        seenByOther: true,
        isDeleted: false,
        clientId: expect.any(String),
      })
      expect((await log(admin, id)).map(({ name, clientId }) => [name, Boolean(clientId)])[1]).toEqual([
        `Cora ${admin.lastName}`,
        true,
      ])
      expect((await log(creator, id, { after: '1' })).map(({ seq }) => seq)).toEqual([2, 3])
      expect((await log(creator, id, { before: '3' })).map(({ seq }) => seq)).toEqual([1, 2])
      const [status, body] = await ask(creator, messages.listMessages, id, {
        query: { after: '1', before: '3' },
      })
      expect([status, body]).toEqual([400, failureOf(CHAT_TEXTS.twoPlaces)])
    })

    it('whose unread ones are counted once for the team, and read with the conversation', async () => {
      await write(creator, id)
      const unread = async (as: StoredUser) => {
        const inbox = (await (await server.request(getInbox, { as })).json()) as { unreadMessages: number }
        return [(await list(as)).items.find((each) => each.id === id)?.unread, inbox.unreadMessages]
      }
      const others = ((await unread(admin))[1] as number) - 2
      expect(await told(admin)).toContain(`Message from Cora ${creator.lastName}`)
      expect(await read(admin, id, 1)).toEqual({ readSeq: 1, unread: 1 })
      expect(await read(admin, id, 0)).toEqual({ readSeq: 1, unread: 1 })
      expect(await unread(admin)).toEqual([1, others + 1])
      expect(await unread(colleague)).toEqual([2, others + 2])
      await write(colleague, id)
      expect(await unread(admin)).toEqual([0, others])
      expect(await told(admin)).not.toContain(`Message from Cora ${creator.lastName}`)
      expect(await unread(creator)).toEqual([1, 1])
      expect(await told(creator)).toEqual(['Message from the team'])
      await write(admin, id)
      expect(await told(creator)).toEqual(['Message from the team'])
      expect(await read(creator, id, 99)).toEqual({ readSeq: 4, unread: 0 })
      expect(await told(creator)).toEqual([])
    })

    it('with pictures, which stay as long as the message shows them', async () => {
      const picture = await buildMedia(server, creator, { alt: 'Hoops' })
      const [status, sent] = (await write(creator, id, { mediaIds: [picture.id] })) as [
        number,
        messages.Message,
      ]
      const url = `/api/conversations/${id}/messages/2/pictures/1`
      expect([status, sent.attachments]).toEqual([201, [{ n: 1, name: 'beach.jpg', alt: 'Hoops', url }]])
      const show = (as: StoredUser, n = '1') =>
        server.request(messages.getMessagePicture, {
          as,
          params: { id, seq: '2', n },
          query: { size: '480' },
        })
      const seen = await show(admin)
      expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect([(await show(admin, '2')).status, (await show(stranger)).status]).toEqual([404, 404])
      const places = await (
        await server.request(listMediaPlaces, { as: creator, params: { id: picture.id } })
      ).json()
      expect(places).toEqual([
        { kind: 'message', id, title: 'A hat', href: `/dashboard/chat?conversation=${id}` },
      ])
      const remove = () => server.request(deleteMedia, { as: creator, params: { id: picture.id } })
      expect((await remove()).status).toBe(409)
      const gone = { as: creator, params: { id, seq: '2' } }
      expect((await server.request(messages.deleteMessage, gone)).status).toBe(200)
      expect((await remove()).status).toBe(200)
      expect((await show(admin)).status).toBe(404)
    })

    it('that show nothing but pictures of their sender’s, at most four', async () => {
      const film = await buildMedia(server, creator, { bytes: await filmBytes(), name: 'a.mp4' })
      const others = await buildMedia(server, stranger)
      expect(await write(creator, id, { mediaIds: [film.id] })).toEqual([
        400,
        failureOf(CHAT_TEXTS.notPicture),
      ])
      for (const mediaId of [others.id, 'abc']) {
        expect(await write(creator, id, { mediaIds: [mediaId] })).toEqual([
          404,
          failureOf(MEDIA_TEXTS.unknown),
        ])
      }
      const five = await write(creator, id, { mediaIds: Array.from({ length: 5 }, () => film.id) })
      expect(five).toEqual([400, failureOf(CHAT_TEXTS.tooManyPictures, 'mediaIds')])
      expect(await log(creator, id)).toHaveLength(1)
    })

    it('that their sender can delete for 15 minutes; the number stays', async () => {
      await write(creator, id, { content: 'Oops' })
      const remove = (as: StoredUser, seq: string) =>
        ask(as, messages.deleteMessage, id, { params: { id, seq } })
      expect((await remove(admin, '2'))[0]).toBe(404)
      for (const repeated of ['2', '2']) {
        const [status, body] = await remove(creator, repeated)
        expect([status, body]).toEqual([
          200,
          expect.objectContaining({ seq: 2, content: '', isDeleted: true }),
        ])
      }
      expect((await log(admin, id)).map(({ seq, isDeleted }) => [seq, isDeleted])).toEqual([
        [1, false],
        [2, true],
      ])
      expect((await list(creator)).items[0]?.preview).toBe(CHAT_TEXTS.deleted)
      const [first] = await log(creator, id)
      await setBack('messages', 'createdAt', first?.id ?? '', 15 * MINUTE_MS)
      expect(await remove(creator, '1')).toEqual([409, failureOf(CHAT_TEXTS.tooLate)])
    })

    it('and a deleted message takes its own words out of what was told, not the same words of another', async () => {
      const bodies = async () => {
        const items = await noticesOf(server, admin)
        return items.filter(({ href }) => href.endsWith(id)).map(({ body }) => body)
      }
      await read(admin, id, 1)
      await write(creator, id, { content: 'Hello?' })
      await read(admin, id, 2)
      await write(creator, id, { content: 'Hello?' })
      await ask(creator, messages.deleteMessage, id, { params: { id, seq: '3' } })
      expect((await bodies()).slice(0, 2)).toEqual([CHAT_TEXTS.deleted, 'Hello?'])
    })

    it('until an admin resolves them; a message within 7 days opens them again', async () => {
      expect((await resolve(creator, id))[0]).toBe(403)
      const resolveSeen = (seq: number) =>
        ask(admin, contract.resolveConversation, id, { body: { version: 1, seq } })
      expect((await resolveSeen(0))[0]).toBe(409)
      const resolved = { state: 'resolved', version: 2, unread: 0, isLastOwn: false }
      expect((await resolveSeen(1))[1]).toMatchObject(resolved)
      expect(await resolve(colleague, id)).toEqual([409, failureOf(CHANGED_ELSEWHERE)])
      expect((await list(creator)).stats).toEqual({ active: 0, unread: 0, resolvedToday: 1 })
      expect(await details(creator, id)).toMatchObject({
        resolvedBy: 'Team',
        resolvedAt: MOMENT,
        opensUntil: MOMENT,
        isResolvable: false,
        team: null,
      })
      expect((await details(colleague, id)).resolvedBy).toBe(`Cora ${admin.lastName}`)
      await setBack('conversations', 'resolvedAt', id, 7 * DAY_MS - MINUTE_MS)
      expect((await write(creator, id))[0]).toBe(201)
      expect(await details(admin, id)).toMatchObject({
        state: 'open',
        resolvedAt: null,
        opensUntil: null,
        version: 3,
      })
      await resolve(admin, id, 3)
      await setBack('conversations', 'resolvedAt', id, 7 * DAY_MS)
      const closed = [409, failureOf(CHAT_TEXTS.closed)]
      expect(await write(creator, id)).toEqual(closed)
      expect(await ask(admin, contract.reopenConversation, id, { body: { version: 4 } })).toEqual(closed)
      const next = await buildConversation(server, creator, { continuesId: id })
      expect((await details(creator, next.id)).continuesId).toBe(id)
    })

    it('go on with the same person when an admin continues them, whoever else is named', async () => {
      const { id: next } = await buildConversation(server, admin, { continuesId: id, toId: stranger.id })
      expect(await details(creator, next)).toMatchObject({ continuesId: id, name: 'Team' })
      expect((await ask(stranger, contract.getConversation, next))[0]).toBe(404)
      const collab = await buildCollab(server, creator, stranger)
      const body = { category: 'support', subject: 'A', ...messageBody(), continuesId: collab.id }
      expect((await server.request(contract.createConversation, { as: creator, body })).status).toBe(404)
    })

    it('are opened again by an admin', async () => {
      await resolve(admin, id)
      const reopen = (as: StoredUser, version: number) =>
        ask(as, contract.reopenConversation, id, { body: { version } })
      expect((await reopen(creator, 2))[0]).toBe(403)
      expect((await reopen(admin, 1))[0]).toBe(409)
      expect((await reopen(admin, 2))[1]).toMatchObject({ state: 'open', version: 3 })
    })

    it('are looked after by one admin, who alone is told; the others see who reads', async () => {
      const assign = (as: StoredUser, body: object) => ask(as, contract.assignConversation, id, { body })
      const mine = { version: 1, assigneeId: colleague.id }
      expect((await assign(creator, mine))[0]).toBe(403)
      expect(await assign(admin, { version: 1, assigneeId: creator.id })).toEqual([
        404,
        failureOf(CHAT_TEXTS.noAdmin),
      ])
      expect((await assign(admin, mine))[1]).toMatchObject({ version: 2 })
      expect((await assign(admin, mine))[0]).toBe(409)
      await read(admin, id, 1)
      await read(colleague, id, 1)
      await write(creator, id)
      const title = `Message from Cora ${creator.lastName}`
      expect([(await told(admin)).includes(title), (await told(colleague)).includes(title)]).toEqual([
        false,
        true,
      ])
      expect((await details(admin, id)).team).toEqual({
        assignee: { id: colleague.id, name: `Cora ${colleague.lastName}` },
        readers: [{ id: colleague.id, name: `Cora ${colleague.lastName}`, seq: 1, at: MOMENT }],
      })
    })
  })

  describe('between creators', () => {
    let other: StoredUser
    let id: string
    beforeEach(async () => {
      other = await buildUser(server.payload, { firstName: 'Mar', lastName: 'Diaz' })
      id = (await buildCollab(server, creator, other)).id
    })

    it('are for the two alone', async () => {
      expect((await list(creator)).items).toMatchObject([
        { id, kind: 'collab', category: 'request', name: 'Mar Diaz' },
      ])
      expect((await list(other)).items).toMatchObject([{ id, unread: 0, isLastOwn: false }])
      for (const nosy of [admin, stranger]) {
        expect((await ask(nosy, messages.listMessages, id))[0]).toBe(404)
        expect((await write(nosy, id))[0]).toBe(404)
        expect((await list(nosy)).items.filter((each) => each.id === id)).toEqual([])
      }
      expect(
        (await ask(admin, contract.assignConversation, id, { body: { version: 1, assigneeId: null } }))[0],
      ).toBe(404)
      await write(other, id, { content: 'A Tuesday?' })
      expect(await log(creator, id)).toMatchObject([
        { isOwn: true, seenByOther: true },
        { name: 'Mar Diaz', sender: 'user' },
      ])
      expect(await told(creator)).toEqual(['Message from Mar Diaz'])
      expect((await resolve(other, id))[1]).toMatchObject({ state: 'resolved' })
    })

    it('end silently, for both, when one blocks the other', async () => {
      const block = (as: StoredUser, isBlocked: boolean) =>
        ask(as, contract.blockConversation, id, { body: { isBlocked } })
      for (const repeated of [true, true]) expect((await block(other, repeated))[0]).toBe(200)
      for (const each of [creator, other])
        expect(await write(each, id)).toEqual([409, failureOf(CHAT_TEXTS.closed)])
      expect([(await details(creator, id)).isBlocked, (await details(other, id)).isBlocked]).toEqual([
        false,
        true,
      ])
      expect(await told(creator)).toEqual([])
      await block(creator, false)
      expect((await write(creator, id))[0]).toBe(409)
      await block(other, false)
      expect((await write(creator, id))[0]).toBe(201)
      const support = await buildConversation(server, creator)
      const [status, body] = await ask(creator, contract.blockConversation, support.id, {
        body: { isBlocked: true },
      })
      expect([status, body]).toEqual([409, failureOf(CHAT_TEXTS.betweenCreators)])
    })

    it.each([true, false])('are reported to the team, with the last messages: %s', async (withMessages) => {
      for (let number = 2; number <= REPORTED_MESSAGES + 1; number += 1)
        await write(number % 2 ? creator : other, id, { content: `Line ${number}.` })
      const body = { reason: 'He is rude.', withMessages, clientId: randomUUID() }
      const report = () => ask(creator, contract.reportConversation, id, { body })
      const [status, made] = (await report()) as [number, contract.Conversation]
      expect([status, made]).toEqual([
        201,
        expect.objectContaining({ kind: 'support', subject: 'Report: Mar Diaz' }),
      ])
      expect((await report())[1]).toMatchObject({ id: made.id })
      const [message] = await log(admin, made.id)
      expect(message?.content.startsWith('He is rude.')).toBe(true)
      expect(message?.content.match(/Line \d+\./g)?.length ?? 0).toBe(withMessages ? REPORTED_MESSAGES : 0)
      expect(message?.content).not.toContain('Together?')
      if (withMessages) expect(message?.content).toMatch(/Mar Diaz, \d{4}-\d\d-\d\d \d\d:\d\d UTC: Line 2\./)
      expect((await list(other)).items).toHaveLength(1)
    })

    it('keep their own words when one is erased', async () => {
      await write(other, id, { content: 'A secret' })
      const support = await buildConversation(server, other)
      await eraseUser(server.payload, other.id)
      expect(await log(creator, id)).toMatchObject([
        { content: 'Together?', isDeleted: false },
        { content: '', isDeleted: true, name: 'Somebody who left' },
      ])
      expect((await list(creator)).items).toMatchObject([
        { name: 'Somebody who left', preview: CHAT_TEXTS.deleted },
      ])
      expect(await write(creator, id)).toEqual([409, failureOf(CHAT_TEXTS.closed)])
      expect((await ask(admin, messages.listMessages, support.id))[0]).toBe(404)
      const left = { conversationId: new Types.ObjectId(support.id) }
      expect(await rows('messages').countDocuments(left)).toBe(0)
    })
  })

  it('keep the team’s words when an admin is erased', async () => {
    const leaver = await buildAdmin(server.payload)
    const { id } = await buildConversation(server, creator)
    await write(leaver, id, { content: 'They are back.' })
    await eraseUser(server.payload, leaver.id)
    expect((await log(creator, id))[1]).toMatchObject({
      content: 'They are back.',
      name: 'Team',
      sender: 'admin',
    })
    expect((await log(admin, id))[1]).toMatchObject({ content: 'They are back.', name: 'Team' })
  })

  it('are answered with saved replies, which all admins share', async () => {
    const body = { title: 'Prices', content: 'A cache was stale.' }
    const answer = await server.request(createSavedReply, { as: admin, body })
    expect([answer.status, await answer.json()]).toEqual([201, { id: ID, ...body }])
    expect(await (await server.request(listSavedReplies, { as: colleague })).json()).toEqual([
      { id: ID, ...body },
    ])
    const blank = await server.request(createSavedReply, { as: admin, body: { title: 'A', content: ' ' } })
    expect([blank.status, await blank.json()]).toEqual([400, failureOf(CHAT_TEXTS.blank, 'content')])
  })
})
