import { randomUUID } from 'node:crypto'
import { orderLinks } from '@/auth/linkKeys'
import { createProduct } from '@/contracts/commerce/products'
import * as events from '@/contracts/events'
import { createFeedback } from '@/contracts/feedback'
import { getHome } from '@/contracts/home'
import { listNotifications, type NotificationList } from '@/contracts/notifications'
import { markOrderPaid } from '@/contracts/orders/deskCalls'
import { askForReturn } from '@/contracts/orders/returns'
import { createTeamApplication } from '@/contracts/team'
import type { User as StoredUser } from '@/payload-types'
import { buildAdmin, buildUser, eraseUser } from '../core/testing/factories'
import { buildEvent } from '../core/testing/factories/events'
import { FIRST_LINE, buildOrder } from '../core/testing/factories/orders'
import { type TestServer, startServer } from '../core/testing/server'
import { queuedMails } from '../orders/testing/queuedMails'
import { openShop } from '../orders/testing/shop'

const APPLICATION = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  age: 30,
  skillset: 'Stylist',
  whyJoin: 'Yes.',
}

describe('somebody is notified', () => {
  let server: TestServer
  let admin: StoredUser
  let creator: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
  })
  beforeEach(async () => {
    creator = await buildUser(server.payload)
    await server.payload.delete({ collection: 'notifications', where: {} })
    await queuedMails(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  const make = async (as: StoredUser | null, call: Parameters<TestServer['request']>[0], options: object) => {
    const answer = await server.request(call, { as, ...options })
    expect(answer.ok).toBe(true)
    return (await answer.json()) as { id: string }
  }
  async function told(as: StoredUser): Promise<[kind: string, title: string, body: string, href: string][]> {
    const list = (await (await server.request(listNotifications, { as })).json()) as NotificationList
    return list.items.map(({ kind, title, body, href }) => [kind, title, body, href])
  }

  it('of an order that is paid: its seller, and of what is free once a day', async () => {
    await openShop(server.payload)
    const placed = { status: 'placed', paidAt: null } as const
    const order = await buildOrder(server.payload, creator, placed)
    for (const { id } of [order, order]) await server.request(markOrderPaid, { as: admin, params: { id } })
    const sold = [
      'order',
      `Sold: ${order.number}`,
      'Shell hoop earrings',
      `/dashboard/ecommerce/orders/${order.id}`,
    ]
    expect(await told(creator)).toEqual([sold])
    for (let number = 1; number <= 2; number += 1) {
      const { id } = await buildOrder(server.payload, creator, { ...placed, total: 0 })
      await make(admin, markOrderPaid, { params: { id } })
    }
    expect((await told(creator)).map(([, title]) => title)).toEqual([
      expect.stringMatching(/^Taken for free: /),
      sold[1],
    ])
  })

  it.each([true, false])(
    'of a return: the seller, and admins where they decide (seller decides: %s)',
    async (sellersRefund) => {
      await openShop(server.payload, { sellersRefund, returnDays: 30 })
      const order = await buildOrder(server.payload, creator, {
        lines: [{ sellerId: creator.id, shippedQuantity: 2 }],
        shipments: [{ key: 'k', at: new Date().toISOString(), lines: [{ lineId: FIRST_LINE, quantity: 2 }] }],
      })
      const lines = [{ lineId: FIRST_LINE, quantity: 1 }]
      const body = { key: randomUUID(), lines, reason: 'does_not_fit' }
      const params = { number: order.number, key: orderLinks.keyOf(order.id) }
      for (const repeated of [body, body]) await make(null, askForReturn, { params, body: repeated })
      const row = [
        'order',
        `Return asked for: ${order.number}`,
        'Shell hoop earrings',
        `/dashboard/ecommerce/orders/${order.id}`,
      ]
      expect(await told(creator)).toEqual([row])
      expect(await told(admin)).toEqual(sellersRefund ? [] : [row])
    },
  )

  it('of a registration that waits: the host, unless it is their own', async () => {
    const [host, guest] = [creator, await buildUser(server.payload)]
    const { id: eventId } = await buildEvent(server.payload, host, { title: 'Reef walk' })
    for (const as of [host, guest]) await make(as, events.createEventRegistration, { body: { eventId } })
    expect(await told(host)).toEqual([
      ['event', 'Reef walk: a registration waits', 'Approve or decline it.', '/dashboard/events?tab=created'],
    ])
  })

  describe('of an event', () => {
    const HREF = '/dashboard/events?tab=mine'
    let guests: StoredUser[]
    let declined: StoredUser

    async function withGuests(overrides = {}) {
      const event = await buildEvent(server.payload, creator, { title: 'Reef walk', ...overrides })
      guests = [await buildUser(server.payload), await buildUser(server.payload)]
      declined = await buildUser(server.payload)
      const ids: string[] = []
      for (const { id: userId } of [...guests, declined]) {
        const status = userId === declined.id ? ('rejected' as const) : ('approved' as const)
        const data = { eventId: event.id, userId, status, registeredAt: new Date().toISOString() }
        ids.push((await server.payload.create({ collection: 'event-registrations', data })).id)
      }
      await queuedMails(server.payload)
      return { event, ids }
    }

    it('that moves: everybody with a seat, by mail as well, and again when it moves again', async () => {
      const { event, ids } = await withGuests()
      const change = (version: number, body: object) =>
        make(creator, events.updateEvent, { params: { id: event.id }, body: { version, ...body } })
      await change(1, { description: 'With fins.', eventDate: event.eventDate })
      expect(await told(guests[0] as StoredUser)).toEqual([])
      await change(2, { location: 'South beach' })
      await change(3, { eventDate: '2099-01-02T10:00:00.000Z' })
      const row = [
        'event',
        'Reef walk has moved',
        'It has another time or place. Your registration stands.',
        HREF,
      ]
      for (const guest of guests) expect(await told(guest)).toEqual([row, row])
      expect(await told(declined)).toEqual([])
      const mails = ids.slice(0, 2).map((id) => ['event-moved', id])
      expect(await queuedMails(server.payload)).toEqual([...mails, ...mails])
    })

    it.each(['deleted', 'erased'])(
      'that is cancelled, %s: everybody with a seat, by mail as well',
      async (how) => {
        const { event } = await withGuests({ timeZone: 'America/New_York' })
        if (how === 'erased') await eraseUser(server.payload, creator.id)
        else await make(creator, events.deleteEvent, { params: { id: event.id } })
        const row = ['event', 'Reef walk is cancelled', 'The event will not take place.', HREF]
        for (const guest of guests) expect(await told(guest)).toEqual([row])
        expect(await told(declined)).toEqual([])
        const about = `${event.eventDate} America/New_York Reef walk`
        expect(await queuedMails(server.payload)).toEqual(
          guests.map(({ id }) => ['event-cancelled', `${id} ${about}`]),
        )
      },
    )

    it('that is over: nobody', async () => {
      const { event } = await withGuests()
      const data = { eventDate: '2026-01-02T10:00:00.000Z' }
      await server.payload.db.updateOne({ collection: 'events', id: event.id, data })
      await make(creator, events.updateEvent, {
        params: { id: event.id },
        body: { version: 1, location: 'Elsewhere' },
      })
      await make(creator, events.deleteEvent, { params: { id: event.id } })
      expect(await told(guests[0] as StoredUser)).toEqual([])
      expect(await queuedMails(server.payload)).toEqual([])
    })
  })

  it('of what waits for admins: each of them but who caused it, and their home names it', async () => {
    const second = await buildAdmin(server.payload)
    await server.payload.updateGlobal({
      slug: 'site-settings',
      data: { productsWait: true, _status: 'published' },
      depth: 0,
    })
    await make(null, createTeamApplication, { body: APPLICATION })
    const feedback = { category: 'general', subject: 'More shade', message: 'Please.' }
    await make(creator, createFeedback, { body: feedback })
    await make(second, createFeedback, { body: { ...feedback, subject: 'Of an admin' } })
    await make(creator, createProduct, { body: { title: 'Shell', price: 100 } })
    const rows = [
      ['listing', 'A product to review', 'Shell', '/dashboard/ecommerce?tab=review'],
      ['message', 'New feedback', 'Of an admin', '/dashboard/reports'],
      ['message', 'New feedback', 'More shade', '/dashboard/reports'],
      ['team', 'New application to the team', 'Ana Ruiz, Stylist', '/dashboard/applications'],
    ]
    expect(await told(admin)).toEqual(rows)
    expect(await told(second)).toEqual(rows.filter(([, , body]) => body !== 'Of an admin'))
    expect(await told(creator)).toEqual([])
    const named = async (as: StoredUser) => {
      const { actions } = (await (await server.request(getHome, { as })).json()) as {
        actions: { kind: string; title: string }[]
      }
      return actions.map(({ kind, title }) => [kind, title])
    }
    expect((await named(admin)).slice(0, 3)).toEqual([
      ['applications', '1 application to the team'],
      ['feedback', '2 new messages from creators'],
      ['review', '1 product to review'],
    ])
    expect((await named(creator))[0]).toEqual(['onboarding', 'Finish onboarding'])
  })
})
