import { createLocalReq } from 'payload'
import {
  confirmLinks,
  guestLinks,
  mailedOrderLinks,
  memberLinks,
  orderLinks,
  placeLinks,
  stopLinks,
} from '@/auth/linkKeys'
import { createEmailSignup } from '@/contracts/audience/signup'
import { askWhenBack } from '@/contracts/waiting-list'
import { MAIL_KINDS, type MailKind, queueMail } from '@/database/queueMail'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { buildEvent } from '@/endpoints/core/testing/factories/events'
import { buildConversation } from '@/endpoints/core/testing/factories/chat'
import { FIRST_LINE, buildOrder } from '@/endpoints/core/testing/factories/orders'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { buildSubscriber, subscriberAt } from '@/endpoints/audience/testing/subscribers'
import { placesOf } from '@/endpoints/orders/testing/waitingList'
import { makeLink } from '@/domain/team/memberLinks'
import { openShop } from '@/endpoints/orders/testing/shop'

const NOW = '2026-11-20T09:00:00.000Z'

describe('a mail that is logged, because there is no mail server', () => {
  let server: TestServer
  /** What a mail of each kind is about. */
  let abouts: Record<MailKind, string>
  let secrets: string[]

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    const { payload } = server
    await openShop(payload)
    const admin = await buildAdmin(payload)
    const person = await buildUser(payload)
    // The mail about waiting users needs one.
    await buildUser(payload, { approved: false })
    const rejected = await buildUser(payload, { approved: false, rejectedAt: NOW })
    const file = { fileId: '1'.repeat(24), name: 'Presets.zip', bytes: 9, downloads: 1 }
    const asked = { sellerId: person.id, lineId: FIRST_LINE, quantity: 1, reason: 'other' } as const
    const order = await buildOrder(payload, person, {
      lines: [{ sellerId: person.id, files: [file] }],
      shipments: [{ key: 's', at: NOW, lines: [{ lineId: FIRST_LINE, quantity: 1 }] }],
      returns: [
        { ...asked, key: 'r1', state: 'requested' },
        { ...asked, key: 'r2', state: 'approved', sendUntil: NOW, address: '1 Beach Road' },
      ],
    })
    const disputed = await buildOrder(payload, person, { problem: 'disputed' })
    const unpaid = await buildOrder(payload, person, { status: 'placed' })
    const cents = { amount: 100, tax: 0, shipping: 0 }
    const refund = await payload.create({
      collection: 'refunds',
      data: {
        ...cents,
        orderId: order.id,
        key: 'k',
        by: 'isla',
        reason: 'other',
        source: 'here',
        state: 'done',
      },
    })
    const nia = { firstName: 'Nia', lastName: 'Reyes', email: 'nia@example.com' }
    const application = await payload.create({
      collection: 'team-applications',
      data: {
        ...nia,
        age: 24,
        skillset: 'Photographer',
        whyJoin: 'Light.',
        status: 'pending',
        appliedAt: NOW,
      },
    })
    const teamTask = await payload.create({
      collection: 'team-tasks',
      data: { memberId: application.id, title: 'Cut the film', status: 'pending', version: 1 },
    })
    await makeLink(await createLocalReq({}, payload), application.id, null)
    const event = await buildEvent(payload, person)
    const { id: eventId } = await buildEvent(payload, person)
    const guest = await payload.create({
      collection: 'event-guests',
      data: { name: 'Ana', email: 'ana@example.com', eventId },
    })
    const registration = await payload.create({
      collection: 'event-registrations',
      data: { eventId: event.id, userId: person.id, status: 'approved', registeredAt: NOW },
    })
    const feedback = await payload.create({
      collection: 'feedback',
      data: { userId: person.id, subject: 'S', message: 'M', answer: 'A', submittedAt: NOW },
      draft: true,
    })
    const product = await buildProduct(payload, person, { inventoryQuantity: 0 })
    await server.request(askWhenBack, { body: { productId: product.id, email: 'nia@example.com' } })
    const place = String((await placesOf(payload))[0]?._id)
    await server.request(createEmailSignup, { body: { email: 'nia@example.com' } })
    const subscriber = String((await subscriberAt(payload, 'nia@example.com'))?._id)
    const welcomed = await buildSubscriber(server, 'ana@example.com')
    await payload.updateGlobal({
      slug: 'welcome-letter',
      data: { isOn: true, subject: 'Hello', text: 'Glad you are here.' },
    })
    const differs = await payload.create({
      collection: 'payment-events',
      data: { provider: 'test', eventId: 'e', type: 'difference', outcome: 'It differs.' },
    })
    const notified = (mailedAt: string | null) =>
      payload.create({
        collection: 'notifications',
        data: {
          userId: person.id,
          kind: 'deal',
          title: 'Palmera approved you',
          body: 'Winter',
          href: '/dashboard/connect',
          dedupeKey: `deal:${mailedAt}`,
          mailedAt,
          expiresAt: '2099-01-01T00:00:00.000Z',
        },
      })
    const { id: notification } = await notified(null)
    await notified(NOW)
    await buildConversation(server, admin, { toId: person.id })
    const ofChat = { dedupeKey: /^message:/ }
    const message = await payload.db.collections.notifications?.collection.findOne(ofChat)
    await payload.db.collections['payload-jobs']?.collection.deleteMany({})
    secrets = [
      ...[order, disputed].flatMap(({ id }) => [orderLinks.keyOf(id), mailedOrderLinks.keyOf(id)]),
      placeLinks.keyOf(place),
      confirmLinks.keyOf(subscriber),
      welcomed.key,
      ...(['deal', 'digest', 'message'] as const).map((kind) => stopLinks.keyOf(person.id, kind)),
      guestLinks.keyOf(guest.id),
      memberLinks.keyOf(application.id, 1),
    ]
    abouts = {
      'reset-link': person.username,
      approved: person.id,
      'email-changed': `${person.id} former@example.com`,
      rejected: rejected.id,
      waiting: admin.id,
      'application-received': application.id,
      'registration-decided': registration.id,
      'event-moved': registration.id,
      'event-seat': registration.id,
      'event-reminder': registration.id,
      'guest-link': guest.id,
      'event-cancelled': `${person.id} ${NOW} UTC ${event.title}`,
      'feedback-answered': feedback.id,
      'order-received': order.id,
      'order-paid': order.id,
      'order-sold': `${order.id} ${person.id}`,
      'order-waits': `${unpaid.id} ${person.id}`,
      'order-confirmed': order.id,
      'order-shipped': `${order.id} ${order.shipments?.[0]?.id}`,
      'order-corrected': `${order.id} ${order.shipments?.[0]?.id}`,
      'order-cancelled': order.id,
      'order-refunded': refund.id,
      'order-sold-out': order.id,
      'order-link': order.id,
      'order-problem': disputed.id,
      'order-return-asked': `${order.id} ${person.id}`,
      'order-return-waits': order.id,
      'order-return-decided': `${order.id} ${order.returns?.[1]?.id} approved`,
      'order-return-sent': `${order.id} ${person.id} ${order.returns?.[1]?.id}`,
      'order-return-due': `${order.id} ${order.returns?.[1]?.id}`,
      'order-downloads-allowed': `${order.id} ${FIRST_LINE} ${file.fileId}`,
      'refund-failed': refund.id,
      'line-confirm': place,
      'line-kept': place,
      'books-differ': differs.id,
      digest: `${person.id} ${Date.parse(NOW)}`,
      notification,
      'chat-unread': String(message?._id),
      'subscription-confirm': subscriber,
      'subscription-welcome': String(welcomed._id),
      'team-task': teamTask.id,
    }
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  it.each(MAIL_KINDS)('hides the key of every link: %s', async (kind) => {
    const lines: unknown[] = []
    server.payload.logger.info = (line: unknown) => lines.push(line)
    await queueMail(await createLocalReq({}, server.payload), kind, abouts[kind])
    await server.payload.jobs.run({ silent: true, allQueues: true })
    const logged = lines.filter((line) => JSON.stringify(line).includes('"text"'))
    expect(logged).toHaveLength(1)
    const text = JSON.stringify(logged)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/token=[\w-]|\/(order|back-in-stock|confirm)\/[\w-]+\/[\w-]/)
  })
})
