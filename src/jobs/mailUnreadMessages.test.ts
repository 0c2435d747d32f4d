import { createLocalReq, getPayload } from 'payload'
import { Types } from 'mongoose'
import { closeAccount } from '@/collections/account/closeAccount'
import * as messages from '@/contracts/chat/messages'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { MINUTE_MS } from '@/contracts/core/time'
import { updateNotificationSettings } from '@/contracts/notificationSettings'
import { driverCollection } from '@/database/driverCollection'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { buildCollab, buildConversation, messageBody } from '@/endpoints/core/testing/factories/chat'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'
import type { Mail } from '@/mail/mail'
import { notificationMails } from './notificationMails'
import { runMailUnreadMessages } from './mailUnreadMessages'

describe('messages that nobody reads', () => {
  let server: TestServer
  let admin: StoredUser
  let creator: StoredUser
  let id: string

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
  })
  beforeEach(async () => {
    await server.payload.delete({ collection: 'notifications', where: {} })
    await server.payload.delete({ collection: 'payload-jobs', where: {} })
    creator = await buildUser(server.payload)
    id = (await buildConversation(server, admin, { toId: creator.id, content: 'The first' })).id
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const minutes = (count: number) => new Date(Date.now() + count * MINUTE_MS)
  const run = async (after: number, payload = server.payload) =>
    runMailUnreadMessages(await createLocalReq({}, payload), minutes(after))
  const write = () =>
    server.request(messages.createMessage, { as: admin, params: { id }, body: messageBody() })
  const read = () =>
    server.request(messages.readConversation, { as: creator, params: { id }, body: { seq: 99 } })
  const queued = async () => {
    const { docs } = await server.payload.find({ collection: 'payload-jobs', depth: 0 })
    return docs.map(({ input, queue }) => [(input as { kind: string }).kind, queue])
  }

  it('are mailed once after ten minutes, and again only after they were read', async () => {
    await write()
    expect(await run(9)).toBe(0)
    const other = await getPayload({ config: server.config, key: 'another process' })
    const both = await Promise.all([run(10), run(10, other)])
    expect(both[0] + both[1]).toBe(1)
    await other.destroy()
    await write()
    expect(await run(60)).toBe(0)
    await read()
    await write()
    expect(await run(11)).toBe(1)
    expect(await queued()).toEqual([
      ['chat-unread', 'bulk'],
      ['chat-unread', 'bulk'],
    ])
  })

  it('are not mailed once read, nor to somebody who wants no such mails', async () => {
    await read()
    expect(await run(11)).toBe(0)
    const body = { mails: { message: 'off' } }
    await server.request(updateNotificationSettings, { as: creator, body })
    await write()
    expect(await run(11)).toBe(0)
    expect(await queued()).toEqual([])
  })

  it('are named in the mail with their number, and the mail can be stopped; none once read', async () => {
    await write()
    const mine = { userId: new Types.ObjectId(creator.id) }
    const notification = await driverCollection(server, 'notifications').findOne(mine)
    const compose = async () =>
      notificationMails['chat-unread'](
        await createLocalReq({}, server.payload),
        String(notification?._id),
        'Isla Verano',
      )
    const composed = await compose()
    expect(composed?.to).toBe(creator.email)
    const mail = composed?.mail as Mail
    expect(mail.subject).toBe('Message from the team')
    for (const part of ['The first', '2 messages wait for you.', `/dashboard/chat?conversation=${id}`])
      expect(mail.text).toContain(part)
    expect(mail.headers['List-Unsubscribe']).toContain('/message/')
    await read()
    expect(await compose()).toBeNull()
  })

  it('that are deleted leave the notification, and no mail is composed', async () => {
    await read()
    await server.payload.delete({ collection: 'notifications', where: {} })
    const { seq } = (await (await write()).json()) as messages.Message
    const params = { id, seq: String(seq) }
    expect((await server.request(messages.deleteMessage, { as: admin, params })).status).toBe(200)
    const [told] = (await server.payload.find({ collection: 'notifications', depth: 0 })).docs
    expect(told?.body).toBe(CHAT_TEXTS.deleted)
    const req = await createLocalReq({}, server.payload)
    expect(await notificationMails['chat-unread'](req, String(told?.id), 'Isla Verano')).toBeNull()
  })

  it('leave the notifications of others when their sender’s account is closed', async () => {
    const other = await buildUser(server.payload)
    const params = { id: String((await buildCollab(server, creator, other)).id) }
    await server.request(messages.createMessage, { as: creator, params, body: messageBody() })
    await closeAccount(await createLocalReq({}, server.payload), creator.id)
    const where = { userId: { equals: other.id } }
    const { docs } = await server.payload.find({ collection: 'notifications', where, depth: 0 })
    expect(docs).toMatchObject([{ title: 'A message', body: CHAT_TEXTS.deleted }])
  })
})
