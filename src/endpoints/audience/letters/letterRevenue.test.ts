import { Types } from 'mongoose'
import { type LetterClicks, readLetterClicks } from '@/contracts/audience/letterClicks'
import { cancelLetter, sendLetter } from '@/contracts/audience/letterSending'
import { type Letter, createLetter } from '@/contracts/audience/letters'
import { placeOrder } from '@/contracts/orders/checkout'
import { letters } from '@/domain/audience/letters/letters'
import { summaries } from '@/domain/orders/salesSummaries'
import { knownLinks } from '@/endpoints/links/findLink'
import { openShop, orderInput, storedOrder } from '@/endpoints/orders/testing/shop'
import { buildReaders, seen, settleSite } from '@/jobs/letters/testing/letters'
import type { User as StoredUser } from '@/payload-types'
import { buildAdmin, buildUser } from '../../core/testing/factories'
import { buildProduct } from '../../core/testing/factories/commerce'
import { buildOrder } from '../../core/testing/factories/orders'
import { type TestServer, startServer } from '../../core/testing/server'

describe('what is bought through a letter', () => {
  let server: TestServer
  let admin: StoredUser
  let isla: StoredUser
  let mara: StoredUser

  beforeAll(async () => {
    // Nothing is sent here: a letter is only scheduled.
    Object.assign(process.env, { RATE_LIMITS: 'off', SMTP_URL: 'smtp://localhost:1' })
    server = await startServer()
    admin = await buildAdmin(server.payload)
    isla = await buildUser(server.payload)
    mara = await buildUser(server.payload)
    await openShop(server.payload)
    await settleSite(server.payload)
    await buildReaders(server.payload, 2)
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS', 'SMTP_URL']) delete process.env[name]
  })

  const write = async (given: object = {}): Promise<Letter> => {
    const body = { subject: 'Summer drop', body: '[The shop](/shop)\n\n[Events](/events)', ...given }
    return (await server.request(createLetter, { as: isla, body })).json()
  }
  const schedule = async ({ id }: Letter) => {
    const { version } = await seen(server, admin, id)
    const answer = await server.request(sendLetter, {
      as: admin,
      params: { id },
      body: { version, expected: 2 },
    })
    expect(answer.status).toBe(200)
    const stored = await letters(server).findOne({ _id: new Types.ObjectId(id) })
    return { code: stored?.code ?? null, links: stored?.frozen?.links ?? [] }
  }
  const clicks = async (id: string, as: StoredUser): Promise<LetterClicks> =>
    (await server.request(readLetterClicks, { as, params: { id } })).json()
  const isSent = (id: string) =>
    letters(server).updateOne({ _id: new Types.ObjectId(id) }, { $set: { 'counts.sent': 20 } })

  it('is known by a code in its links to the shop, which stays when it is taken back and sent again', async () => {
    const letter = await write()
    const { code, links } = await schedule(letter)
    expect(code).toMatch(/^[0-9a-z]{8}$/)
    expect(links.map((url) => new URL(url).searchParams.get('s'))).toEqual([code, null])
    await server.request(cancelLetter, { as: admin, params: { id: letter.id }, body: {} })
    expect(await schedule(letter)).toEqual({ code, links })
    const quiet = await schedule(await write({ countsClicks: false }))
    expect([quiet.code, quiet.links.some((url) => url.includes('s='))]).toEqual([null, false])
  })

  it('stays with the lines of an order, and is summed up: one’s own for its author, all for an admin', async () => {
    const letter = await write()
    const { code: link } = await schedule(letter)
    await isSent(letter.id)
    expect((await clicks(letter.id, isla)).revenue).toEqual([])
    const hat = await buildProduct(server.payload, isla, { title: 'Raffia hat', price: 6_400 })
    const lines = [{ productId: hat.id, quantity: 1, link }]
    const { number } = await (await server.request(placeOrder, { body: orderInput(hat, { lines }) })).json()
    expect((await storedOrder(server.payload, number)).lines?.[0]?.link).toBe(link)
    const own = { sellerId: isla.id, link }
    await buildOrder(server.payload, isla, { lines: [own, { sellerId: mara.id, link }] })
    await buildOrder(server.payload, isla, {
      lines: [{ ...own, refundedQuantity: 1 }, { sellerId: isla.id }],
    })
    await buildOrder(server.payload, isla, { isTest: true, lines: [own] })
    const ofIsla = [{ currency: 'USD', cents: 19_200 }]
    expect((await clicks(letter.id, isla)).revenue).toEqual(ofIsla)
    expect((await clicks(letter.id, admin)).revenue).toEqual([{ currency: 'USD', cents: 32_000 }])
    const silent = await write({ body: 'Words alone' })
    await schedule(silent)
    await isSent(silent.id)
    expect((await clicks(silent.id, admin)).revenue).toBeNull()
  })

  it('is found by indexes', async () => {
    expect(await knownLinks(server, ['nolink99'])).toEqual(new Set())
    const plans = [
      await letters(server)
        .find({ code: { $in: ['nolink99'] } })
        .explain(),
      await summaries(server.payload)
        .find({ link: 'nolink99', orders: { $gt: 0 } })
        .explain(),
    ]
    expect(plans.map((plan) => JSON.stringify(plan).includes('COLLSCAN'))).toEqual([false, false])
  })
})
