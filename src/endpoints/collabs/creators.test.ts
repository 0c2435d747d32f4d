import { Types } from 'mongoose'
import { type Business, listBusinesses } from '@/contracts/collabs/businesses'
import { CARD_TEXTS, listCreators, updateCreatorCard } from '@/contracts/collabs/creators'
import { getWorkspace } from '@/contracts/workspace'
import { driverCollection } from '@/database/driverCollection'
import type { User as StoredUser } from '@/payload-types'
import { failureOf } from '../core/testing/answers'
import { buildUser, eraseUser } from '../core/testing/factories'
import { buildListed, buildRequest, idsFound } from '../core/testing/factories/collabs'
import { buildBrandDeal } from '../core/testing/factories/deals'
import { buildPlace } from '../core/testing/factories/directory'
import { type TestServer, startServer } from '../core/testing/server'
import { connectStart } from './connectStart'

describe('who and what is found in Creator Connect', () => {
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

  it('creators are found by their words once they want to be, without an address', async () => {
    expect(await idsFound(server, isla, { q: 'pilates' })).toContain(marisol.id)
    expect(await idsFound(server, marisol)).not.toContain(marisol.id)
    const answer = await server.request(listCreators, { as: isla, query: { q: 'Marisol' } })
    const text = await answer.text()
    expect(text).not.toContain('@')
    expect(text).not.toContain(marisol.username)
    expect(JSON.parse(text).card).toEqual({
      isListed: false,
      displayName: `Cora ${isla.lastName}`,
      headline: null,
      niche: null,
    })
    const change = (body: object) => server.request(updateCreatorCard, { as: marisol, body })
    expect((await (await change({ niche: '' })).json()).niche).toBeNull()
    expect(await (await change({ displayName: ' ' })).json()).toEqual(
      failureOf(CARD_TEXTS.nameRequired, 'displayName'),
    )
    await change({ isListed: false })
    expect(await idsFound(server, isla)).not.toContain(marisol.id)
  })

  it('a card leaves the list with the approval, and everything with the account', async () => {
    const { id } = await buildRequest(server, isla, marisol)
    await server.payload.update({ collection: 'users', id: marisol.id, data: { approved: false } })
    expect(await idsFound(server, isla)).not.toContain(marisol.id)
    expect(
      (await driverCollection(server, 'creator-cards').findOne({ userId: new Types.ObjectId(marisol.id) }))
        ?.isListed,
    ).toBe(false)
    await eraseUser(server.payload, marisol.id)
    expect(
      await driverCollection(server, 'collab-requests').findOne({ _id: new Types.ObjectId(id) }),
    ).toBeNull()
    expect(
      await driverCollection(server, 'creator-cards').countDocuments({
        userId: new Types.ObjectId(marisol.id),
      }),
    ).toBe(0)
  })

  it('businesses are places that look for creators and companies with open deals', async () => {
    await buildPlace(server, isla, { name: 'Casa Azul', seeksCreators: true, pitch: 'Nights for films.' })
    await buildPlace(server, isla, { name: 'Quiet place' })
    for (const companyName of ['CASA AZUL', 'Solea', 'Solea'])
      await buildBrandDeal(server.payload, { companyName, industry: 'Fashion', deadline: '2036-01-01' })
    await buildBrandDeal(server.payload, { companyName: 'Over', deadline: '2020-01-01' })
    await buildBrandDeal(server.payload, { companyName: 'Draft', status: 'draft' })
    const found = (await (await server.request(listBusinesses, { as: isla })).json()) as Business[]
    expect(found.map(({ name, industry, openDeals, href }) => [name, industry, openDeals, href])).toEqual([
      ['Casa Azul', 'Hotels + Restaurants', 1, '/directory/casa-azul'],
      ['Solea', 'Fashion', 2, '/dashboard/connect?q=Solea'],
    ])
  })

  it('an approved application makes the screen own, and the numbers are counted from applications', async () => {
    const { payload } = server
    const setOf = async () => (await (await server.request(getWorkspace, { as: isla })).json()).sets.connect
    for (const [status, paid] of [
      ['approved', 0],
      ['completed', 120_000],
      ['rejected', 0],
    ] as const) {
      const { id: brandDealId } = await buildBrandDeal(payload)
      const data = { brandDealId, userId: isla.id, status: 'pending' as const, applicationMessage: 'Me' }
      const { id } = await payload.create({ collection: 'brand-deal-applications', data, depth: 0 })
      expect(await setOf()).toBe(status === 'approved' ? 'sample' : 'own')
      await payload.update({ collection: 'brand-deal-applications', id, data: { status, paid }, depth: 0 })
    }
    expect(await connectStart(payload, isla)).toMatchObject({ partnerships: 1, earnings: 120_000 })
  })
})
