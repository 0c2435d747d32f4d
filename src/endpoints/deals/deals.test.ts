import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { inTransaction } from '@/database/transaction'
import type { User as StoredUser } from '@/payload-types'
import { countOf, failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildBrandDeal } from '../core/testing/factories/deals'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/deals'

const UNKNOWN_ID = '000000000000000000000000'
const DAY_MS = 24 * 60 * 60 * 1000
const dayFromNow = (days: number) =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T00:00:00.000Z`
const MESSAGE = 'Two reels in natural light, delivered in a week.'

describe('brand deals', () => {
  let server: TestServer
  let admin: StoredUser
  let isla: StoredUser
  let mara: StoredUser

  beforeAll(async () => {
    server = await startServer()
    admin = await buildAdmin(server.payload)
    isla = await buildUser(server.payload)
    mara = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  const list = (as: StoredUser | null = isla) => server.request(contract.listBrandDeals, { as })
  const mine = (as: StoredUser | null = isla) => server.request(contract.listMyBrandDealApplications, { as })
  const apply = (body: unknown, as: StoredUser | null = isla) =>
    server.request(contract.createBrandDealApplication, { as, body })

  it('answers 401 to a visitor on every call', async () => {
    const answers = await Promise.all([
      list(null),
      mine(null),
      apply({ brandDealId: UNKNOWN_ID, applicationMessage: MESSAGE }, null),
    ])
    expect(countOf(answers, 401)).toBe(3)
  })

  it('lists the active ones, newest first, with every field, and others to nobody', async () => {
    const older = await buildBrandDeal(server.payload)
    await buildBrandDeal(server.payload, { status: 'closed' })
    await buildBrandDeal(server.payload, { status: 'draft' })
    const newer = await buildBrandDeal(server.payload, {
      companyName: 'Solea',
      campaignTitle: 'Resort capsule',
      industry: 'Fashion',
      dealType: 'sponsored-post',
      budgetMin: 500_000,
      budgetMax: 1_000_000,
      deadline: '2031-12-12T00:00:00.000Z',
    })
    for (const as of [isla, admin]) {
      const deals = await (await list(as)).json()
      expect(deals).toHaveLength(2)
      expect(deals[0]).toEqual({
        id: newer.id,
        companyName: 'Solea',
        companyLogo: null,
        campaignTitle: 'Resort capsule',
        description: null,
        industry: 'Fashion',
        dealType: 'sponsored-post',
        budgetMin: 500_000,
        budgetMax: 1_000_000,
        totalPaid: 0,
        productSelection: null,
        requirements: null,
        location: null,
        deadline: '2031-12-12T00:00:00.000Z',
        status: 'active',
      })
      expect(deals[1].id).toBe(older.id)
    }
  })

  it('takes one application per person and deal, and lists it to its owner alone', async () => {
    const deal = await buildBrandDeal(server.payload)
    const body = { brandDealId: deal.id, applicationMessage: ` ${MESSAGE} ` }
    const answer = await apply({ ...body, userId: mara.id, status: 'approved', notes: 'Take me' })
    expect(answer.status).toBe(201)
    const application = await answer.json()
    expect(application).toEqual({
      id: expect.any(String),
      brandDealId: deal.id,
      userId: isla.id,
      status: 'pending',
      applicationMessage: MESSAGE,
      notes: null,
    })
    const second = await apply(body)
    expect(second.status).toBe(409)
    expect(await second.json()).toEqual(failureOf(contract.DEAL_TEXTS.alreadyApplied))
    expect(await (await mine()).json()).toEqual([application])
    expect(await (await mine(mara)).json()).toEqual([])
    expect((await apply(body, mara)).status).toBe(201)
  })

  it('keeps one of 20 applications that are sent at once', async () => {
    const deal = await buildBrandDeal(server.payload)
    const body = { brandDealId: deal.id, applicationMessage: MESSAGE }
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(body)))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 19])
  })

  it('asks for a message', async () => {
    const { id: brandDealId } = await buildBrandDeal(server.payload)
    for (const applicationMessage of ['', '  ', null, 5]) {
      const answer = await apply({ brandDealId, applicationMessage })
      expect(answer.status).toBe(400)
      const text = 'Please provide a message with your application'
      expect(await answer.json()).toEqual(failureOf(text, 'applicationMessage'))
    }
    expect((await apply({ applicationMessage: MESSAGE })).status).toBe(400)
    expect((await apply({ brandDealId: { $ne: null }, applicationMessage: MESSAGE })).status).toBe(400)
  })

  it('answers 404 for a deal that is closed, a draft, or not there', async () => {
    const closed = await buildBrandDeal(server.payload, { status: 'closed' })
    const draft = await buildBrandDeal(server.payload, { status: 'draft' })
    for (const brandDealId of [closed.id, draft.id, UNKNOWN_ID, 'abc']) {
      for (const as of [isla, admin]) {
        const answer = await apply({ brandDealId, applicationMessage: MESSAGE }, as)
        expect(answer.status).toBe(404)
        expect(await answer.json()).toEqual(failureOf(contract.DEAL_TEXTS.notFound))
      }
    }
  })

  it.each([
    ['none', {}, 201],
    ['null', { deadline: null }, 201],
    ['today', { deadline: dayFromNow(0) }, 201],
    ['tomorrow', { deadline: dayFromNow(1) }, 201],
    ['yesterday', { deadline: dayFromNow(-1) }, 409],
  ])('takes applications up to the end of the last day: %s', async (_, overrides, status) => {
    const deal = await buildBrandDeal(server.payload, overrides)
    const answer = await apply({ brandDealId: deal.id, applicationMessage: MESSAGE })
    expect(answer.status).toBe(status)
    if (status === 409) expect(await answer.json()).toEqual(failureOf(contract.DEAL_TEXTS.over))
  })

  it('leaves no application behind when the deal is deleted meanwhile', async () => {
    const crowd = await Promise.all(Array.from({ length: 40 }, () => buildUser(server.payload)))
    const { id } = await buildBrandDeal(server.payload)
    const applications = crowd.map((each) => apply({ brandDealId: id, applicationMessage: MESSAGE }, each))
    const req = await createLocalReq({}, server.payload)
    await inTransaction(req, () => server.payload.delete({ collection: 'brand-deals', id, req }))
    const answers = await Promise.all(applications)
    expect(countOf(answers, 201) + countOf(answers, 404)).toBe(40)
    const left = await server.payload.count({
      collection: 'brand-deal-applications',
      where: { brandDealId: { equals: id } },
    })
    expect(left.totalDocs).toBe(0)
  })

  it('takes no application to a deal that is being closed', async () => {
    const { id } = await buildBrandDeal(server.payload)
    const req = await createLocalReq({}, server.payload)
    await initTransaction(req)
    await server.payload.update({ collection: 'brand-deals', id, data: { status: 'closed' }, req })
    const application = apply({ brandDealId: id, applicationMessage: MESSAGE }, mara)
    // Long enough for an unguarded application to get through; a guarded one waits for the transaction.
    for (let asked = 0; asked < 20; asked += 1) await list()
    await commitTransaction(req)
    expect((await application).status).toBe(404)
  })

  it('shows the console’s decision to the applicant, and goes with its deal', async () => {
    const deal = await buildBrandDeal(server.payload)
    const { id } = await (await apply({ brandDealId: deal.id, applicationMessage: MESSAGE }, mara)).json()
    await server.payload.update({
      collection: 'brand-deal-applications',
      id,
      data: { status: 'content-review', notes: 'Send a draft by Friday.' },
      user: admin,
      overrideAccess: false,
    })
    const [application] = await (await mine(mara)).json()
    expect(application).toMatchObject({ id, status: 'content-review', notes: 'Send a draft by Friday.' })
    await server.payload.delete({
      collection: 'brand-deals',
      id: deal.id,
      user: admin,
      overrideAccess: false,
    })
    const left = await (await mine(mara)).json()
    expect(left.some((each: { id: string }) => each.id === id)).toBe(false)
  })
})
