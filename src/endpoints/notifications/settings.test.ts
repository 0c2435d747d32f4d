import { stopLinks } from '@/auth/linkKeys'
import * as contract from '@/contracts/notificationSettings'
import { driverCollection } from '@/database/driverCollection'
import type { User as StoredUser } from '@/payload-types'
import { failureOf } from '../core/testing/answers'
import { buildUser, eraseUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'

describe('how notifications are mailed', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const read = async (as: StoredUser): Promise<contract.NotificationSettings> =>
    (await server.request(contract.getNotificationSettings, { as })).json()
  const patch = (as: StoredUser, body: unknown) =>
    server.request(contract.updateNotificationSettings, { as, body })
  const rows = () => driverCollection(server, 'notification-settings').countDocuments({})

  it('is a digest at eight for somebody new, at once for security, and reading it stores nothing', async () => {
    const creator = await buildUser(server.payload)
    const { mails, ...clock } = await read(creator)
    expect(clock).toEqual({ timeZone: process.env.TZ || 'UTC', digestHour: 8 })
    const { security, ...others } = mails
    expect(security).toBe('now')
    expect(new Set(Object.values(others))).toEqual(new Set(['digest']))
    expect(await rows()).toBe(0)
  })

  it('keeps what is chosen, kind by kind, in one row, also of changes at once', async () => {
    const [creator, stranger] = [await buildUser(server.payload), await buildUser(server.payload)]
    const changes = contract.CHOSEN_KINDS.map((kind) => patch(creator, { mails: { [kind]: 'off' } }))
    for (const answer of await Promise.all(changes)) expect(answer.status).toBe(200)
    const answer = await patch(creator, { mails: { deal: 'now' }, digestHour: 19, timeZone: 'Europe/Madrid' })
    expect(await answer.json()).toMatchObject({
      mails: { deal: 'now', event: 'off', security: 'now' },
      digestHour: 19,
      timeZone: 'Europe/Madrid',
    })
    expect(await rows()).toBe(1)
    expect((await read(stranger)).mails.deal).toBe('digest')
    await eraseUser(server.payload, creator.id)
    expect(await rows()).toBe(0)
  })

  it.each([
    [{ mails: { security: 'off' } }, 'mails.security'],
    [{ mails: { deal: 'weekly' } }, 'mails.deal'],
    [{ mails: { deal: null } }, 'mails.deal'],
    [{ mails: { everything: 'off' } }, 'mails.everything'],
    [{ digestHour: 24 }, 'digestHour'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('refuses %j, and changes nothing', async (body, field) => {
    const creator = await buildUser(server.payload)
    const before = await read(creator)
    const answer = await patch(creator, body)
    expect(answer.status).toBe(400)
    const failure = await answer.json()
    expect(failure).toEqual(failureOf(failure.message, field))
    expect(await read(creator)).toEqual(before)
  })

  describe('a link in a mail', () => {
    const linkOf = (user: StoredUser, kind: string) => ({
      userId: user.id,
      kind,
      key: stopLinks.keyOf(user.id, kind),
    })
    // As mail programs send it: from another site, without a session (RFC 8058).
    const stop = (params: Record<string, string>, search = '') =>
      server.request(contract.stopMails, {
        params,
        search,
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        headers: { origin: 'https://mail.example' },
      })

    it('stops its kind, or all that come with the digest, and nobody else’s', async () => {
      const [creator, other] = [await buildUser(server.payload), await buildUser(server.payload)]
      await patch(creator, { mails: { deal: 'now', event: 'now' } })
      expect((await stop(linkOf(creator, 'deal'))).status).toBe(200)
      expect((await read(creator)).mails).toMatchObject({ deal: 'off', event: 'now', team: 'digest' })
      expect((await stop(linkOf(creator, 'digest'))).status).toBe(200)
      expect((await read(creator)).mails).toMatchObject({ event: 'now', team: 'off', security: 'now' })
      expect((await read(other)).mails.team).toBe('digest')
    })

    it('answers 200 and does nothing when it is wrong, or nobody has the account', async () => {
      const [creator, gone] = [await buildUser(server.payload), await buildUser(server.payload)]
      await eraseUser(server.payload, gone.id)
      const before = await rows()
      const right = linkOf(creator, 'deal')
      for (const link of [
        { ...right, key: 'wrong' },
        { ...right, kind: 'event' },
        { ...right, userId: gone.id },
        linkOf(creator, 'security'),
        linkOf(gone, 'deal'),
        { ...right, userId: 'nobody' },
      ]) {
        const answer = await stop(link)
        expect(answer.status).toBe(200)
        expect(await answer.json()).toEqual({ message: contract.NOTIFICATION_SETTINGS_TEXTS.stopped })
      }
      expect(await rows()).toBe(before)
    })

    it('leads to a page with a button, which stops and leads back', async () => {
      const creator = await buildUser(server.payload)
      const link = linkOf(creator, 'deal')
      const opened = await server.request(contract.openStopPage, { params: link })
      expect([opened.status, opened.headers.get('location')]).toEqual([303, contract.stopPagePath(link)])
      expect((await read(creator)).mails.deal).toBe('digest')
      const pressed = await stop(link, 'from=page')
      const back = `${contract.stopPagePath(link)}?stopped=true`
      expect([pressed.status, pressed.headers.get('location')]).toEqual([303, back])
      expect((await read(creator)).mails.deal).toBe('off')
    })
  })
})
