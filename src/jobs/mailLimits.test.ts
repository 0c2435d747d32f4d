import { createLocalReq } from 'payload'
import * as checkout from '@/contracts/orders/checkout'
import { cancelOrder, lookUpOrder } from '@/contracts/orders/orderPage'
import { createTeamApplication } from '@/contracts/team'
import { queueMail } from '@/database/queueMail'
import { buildUser } from '@/endpoints/core/testing/factories'
import { buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { buildOrder } from '@/endpoints/core/testing/factories/orders'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { linkOf, openShop, orderInput } from '@/endpoints/orders/testing/shop'
import { type MailServer, startMailServer } from '@/mail/testing/mailServer'
import type { User as StoredUser } from '@/payload-types'

describe('mails to a mailbox that anybody can have typed', () => {
  let mailServer: MailServer
  let server: TestServer
  let seller: StoredUser

  beforeAll(async () => {
    mailServer = await startMailServer()
    process.env.SMTP_URL = mailServer.url
    server = await startServer()
    await openShop(server.payload)
    seller = await buildUser(server.payload)
  })
  beforeEach(() => {
    mailServer.mails.length = 0
  })
  afterAll(async () => {
    await server.stop()
    await mailServer.stop()
    for (const name of ['SMTP_URL', 'PAYMENTS']) delete process.env[name]
  })

  const run = () => server.payload.jobs.run({ silent: true, limit: 50 })
  const sentTo = (address: string) => mailServer.mails.filter(({ to }) => to.includes(`<${address}>`)).length
  const order = async (overrides: Record<string, unknown>, price: number): Promise<checkout.PlacedOrder> => {
    const product = await buildProduct(server.payload, seller, { price })
    const body = orderInput(product, overrides)
    const answer = await server.request(checkout.placeOrder, { body })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  /** Seven spellings of one mailbox. */
  const spelled = (name: string) =>
    ['', '\u200b', '.', ' ', '\u00ad', '\u2060', '\ufe0f'].map((end, index) =>
      index % 2 ? `${name}@Example.com${end}` : `${name.toUpperCase()}@example.com${end}`,
    )

  it('are five a day about orders, and the answer stays the same', async () => {
    for (const email of spelled('victim')) {
      const placed = await order({ payment: 'manual', email }, 2_000)
      const cancelled = await server.request(cancelOrder, { params: linkOf(placed) })
      expect(cancelled.status).toBe(200)
    }
    await run()
    expect(sentTo('victim@example.com')).toBe(5)
    expect(mailServer.mails).toHaveLength(5)
  })

  it('are five a day about orders that cost nothing, and one a minute to their seller', async () => {
    const free = { payment: 'free', delivery: 'pickup', address: null, expectedTotal: 0 }
    for (const email of spelled('freed')) await order({ ...free, email }, 0)
    await run()
    expect(sentTo('freed@example.com')).toBe(5)
    expect(sentTo(seller.email ?? '')).toBe(1)
  })

  it('are five a day about applications', async () => {
    const application = {
      firstName: 'Nia',
      lastName: 'Reyes',
      age: 24,
      skillset: 'Photographer',
      whyJoin: 'Light.',
    }
    for (const email of spelled('applicant'))
      expect((await server.request(createTeamApplication, { body: { ...application, email } })).status).toBe(
        201,
      )
    await run()
    expect(sentTo('applicant@example.com')).toBe(5)
  })

  it('are three a day with the link of one order, and five with links of all', async () => {
    const ask = (number: string, email: string) =>
      server.request(lookUpOrder, { body: { number, email } }).then(({ status }) => expect(status).toBe(200))
    const orders = await Promise.all(
      [1, 2].map(() => buildOrder(server.payload, seller, { email: 'asked@example.com' })),
    )
    const sent: number[] = []
    for (const { number } of orders) {
      for (const email of spelled('asked').slice(0, 4)) await ask(number, email)
      await run()
      sent.push(sentTo('asked@example.com'))
    }
    expect(sent).toEqual([3, 5])
  })

  it('are counted once, however often the mail server lets one wait', async () => {
    const { id } = await buildOrder(server.payload, seller, { email: 'patient@example.com' })
    const jobs = server.payload.db.collections['payload-jobs']?.collection
    await queueMail(await createLocalReq({}, server.payload), 'order-link', id)
    mailServer.answerTo('451 Try again later')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await run()
      await jobs?.updateMany({}, { $set: { waitUntil: new Date(0) } })
    }
    mailServer.answerTo('250 OK')
    await run()
    expect(sentTo('patient@example.com')).toBe(1)
  })
})
