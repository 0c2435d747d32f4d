import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { Types } from 'mongoose'
import { inTransaction } from '@/database/transaction'
import type { User as StoredUser } from '@/payload-types'
import { MOMENT, countOf, failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildBrandDeal } from '../core/testing/factories/deals'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/deals'
import { DAY_MS } from '@/contracts/core/time'

const UNKNOWN_ID = '000000000000000000000000'
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
  const withdraw = (id: string, as: StoredUser | null = isla) =>
    server.request(contract.withdrawBrandDealApplication, { as, params: { id } })
  const pipelineOf = async (id: string, as = isla): Promise<contract.DealPipeline | undefined> => {
    const answer = await server.request(contract.listDealPipelines, { as })
    return (await answer.json()).find((each: contract.DealPipeline) => each.application.id === id)
  }
  const applied = async (brandDealId: string, as = isla): Promise<string> =>
    (await (await apply({ brandDealId, applicationMessage: MESSAGE }, as)).json()).id
  type Decision = { status?: contract.BrandDealApplicationStatus; notes?: string; paid?: number }
  const decide = (id: string, data: Decision) =>
    server.payload.update({
      collection: 'brand-deal-applications',
      id,
      data,
      user: admin,
      overrideAccess: false,
    })

  it('answers 401 to a visitor on every call', async () => {
    const answers = await Promise.all([
      list(null),
      mine(null),
      apply({ brandDealId: UNKNOWN_ID, applicationMessage: MESSAGE }, null),
      server.request(contract.listDealPipelines),
      withdraw(UNKNOWN_ID, null),
    ])
    expect(countOf(answers, 401)).toBe(5)
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

  describe('the pipeline', () => {
    it('dates every state that the console gives, once each, and nothing else', async () => {
      const deal = await buildBrandDeal(server.payload)
      const id = await applied(deal.id)
      for (const status of ['approved', 'content-review', 'pending-post', 'completed'] as const) {
        await decide(id, { status })
        await decide(id, { status, notes: 'Thank you.' })
        await decide(id, { notes: 'Thank you again.' })
      }
      const pipeline = await pipelineOf(id)
      expect(pipeline?.history).toEqual(
        ['pending', 'approved', 'content-review', 'pending-post', 'completed'].map((status) => ({
          status,
          at: MOMENT,
        })),
      )
      const moments = pipeline?.history.map(({ at }) => at ?? '') ?? []
      expect(moments).toEqual(moments.toSorted())
      expect(Date.now() - Date.parse(moments[0] ?? '')).toBeLessThan(60_000)
    })

    it('takes no history from anybody, and knows what it can of an application from before', async () => {
      const deal = await buildBrandDeal(server.payload)
      const id = await applied(deal.id)
      await decide(id, { status: 'approved', history: [] } as never)
      expect((await pipelineOf(id))?.history).toHaveLength(2)
      for (const nothing of [
        { $unset: { history: 1 } },
        { $set: { history: null } },
        { $set: { history: [] } },
      ]) {
        await server.payload.db.collections['brand-deal-applications']?.collection.updateOne(
          { _id: new Types.ObjectId(id) },
          nothing,
        )
        expect((await pipelineOf(id))?.history).toEqual([
          { status: 'pending', at: MOMENT },
          { status: 'approved', at: null },
        ])
      }
      await decide(id, { status: 'completed' })
      expect((await pipelineOf(id))?.history.map(({ at }) => at)).toEqual([MOMENT, null, MOMENT])
    })

    it('tells brief and contact to an approved applicant alone, and keeps a closed deal', async () => {
      const deal = await buildBrandDeal(server.payload, {
        brief: 'Film the roof.',
        contact: 'noemi@example.com',
      })
      const id = await applied(deal.id)
      const hidden = { brief: null, contact: null, paid: 0 }
      const shown = { brief: 'Film the roof.', contact: 'noemi@example.com' }
      expect(await pipelineOf(id)).toEqual({
        application: (await (await mine()).json())[0],
        deal: (await (await list()).json()).find((each: { id: string }) => each.id === deal.id),
        history: [{ status: 'pending', at: MOMENT }],
        ...hidden,
      })
      await server.payload.update({ collection: 'brand-deals', id: deal.id, data: { status: 'closed' } })
      for (const status of contract.BRAND_DEAL_APPLICATION_STATUSES) {
        await decide(id, { status, paid: 120_000 })
        const isBriefed = !['pending', 'rejected'].includes(status)
        expect(await pipelineOf(id)).toMatchObject({
          application: { status },
          deal: { status: 'closed' },
          ...(isBriefed ? { ...shown, paid: 120_000 } : hidden),
        })
      }
      expect(await pipelineOf(id, mara)).toBeUndefined()
      const read = { collection: 'brand-deals', id: deal.id, overrideAccess: false } as const
      await server.payload.update({ collection: 'brand-deals', id: deal.id, data: { status: 'active' } })
      expect(await server.payload.findByID({ ...read, user: admin })).toMatchObject(shown)
      const toApplicant: object = await server.payload.findByID({ ...read, user: isla })
      expect(Object.keys(toApplicant)).not.toContain('brief')
      expect(Object.keys(toApplicant)).not.toContain('contact')
    })
  })

  describe('withdrawing', () => {
    it('deletes a pending application, after which one may apply again', async () => {
      const deal = await buildBrandDeal(server.payload)
      const id = await applied(deal.id)
      expect((await withdraw(id, mara)).status).toBe(404)
      const answer = await withdraw(id)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ message: contract.DEAL_TEXTS.withdrawn })
      expect((await withdraw(id)).status).toBe(404)
      const again = await applied(deal.id)
      expect((await pipelineOf(again))?.history).toHaveLength(1)
    })

    it('is refused once it is decided, through any door', async () => {
      const deal = await buildBrandDeal(server.payload)
      const id = await applied(deal.id)
      for (const status of contract.BRAND_DEAL_APPLICATION_STATUSES.slice(1)) {
        await decide(id, { status })
        const answer = await withdraw(id)
        expect(answer.status).toBe(409)
        expect(await answer.json()).toEqual(failureOf(contract.DEAL_TEXTS.alreadyDecided))
      }
      const removal = {
        collection: 'brand-deal-applications',
        id,
        user: isla,
        overrideAccess: false,
      } as const
      await expect(server.payload.delete(removal)).rejects.toThrow()
      expect(await pipelineOf(id)).toBeDefined()
    })

    it('and a decision at the same moment: one of them succeeds', async () => {
      const deal = await buildBrandDeal(server.payload)
      const crowd = await Promise.all(Array.from({ length: 12 }, () => buildUser(server.payload)))
      for (const each of crowd) {
        const id = await applied(deal.id, each)
        const decision = decide(id, { status: 'approved' }).then(
          () => true,
          () => false,
        )
        const answers = await Promise.all([withdraw(id, each), withdraw(id, each), decision])
        const isWithdrawn = answers[0].status === 200 || answers[1].status === 200
        expect((await pipelineOf(id, each))?.application.status).toBe(isWithdrawn ? undefined : 'approved')
        expect(countOf([answers[0], answers[1]], 200) + Number(answers[2])).toBe(1)
      }
    })
  })
})
