import { createProduct } from '@/contracts/commerce/products'
import { createTask, deleteTask } from '@/contracts/schedule/tasks'
import { type Found, searchOwn } from '@/contracts/search'
import { failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildEvent } from '../core/testing/factories/events'
import { buildOrder } from '../core/testing/factories/orders'
import { buildMedia } from '../core/testing/factories/media'
import { buildIdea } from '../core/testing/dashboardFactories'
import { type TestServer, startServer } from '../core/testing/server'

describe('the search of the header', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  it('finds what is one’s own by its name, in any spelling, and says where it is', async () => {
    const as = await buildUser(server.payload)
    const task = async (body: object) => (await (await server.request(createTask, { as, body })).json()).id
    const reef = await task({ title: 'Réef walk at dawn' })
    const trashed = await task({ title: 'Reef, first try' })
    await server.request(deleteTask, { as, params: { id: trashed } })
    await task({ title: 'Dinner' })
    const file = await buildMedia(server, as, { name: 'reef.jpg' })
    const idea = await buildIdea(server.payload, as, { title: 'A REEF & a hat' })
    const body = { title: 'Reef towel', price: 1_000 }
    const product = await (await server.request(createProduct, { as, body })).json()
    const event = await buildEvent(server.payload, as, { title: 'Reef day' })
    const find = async (q: string, who = as) => server.request(searchOwn, { as: who, query: { q } })
    expect(await (await find(' reef ')).json()).toEqual([
      {
        kind: 'task',
        id: reef,
        title: 'Réef walk at dawn',
        detail: 'TikTok',
        href: `/dashboard/schedule?task=${reef}`,
      },
      { kind: 'file', id: file.id, title: 'reef.jpg', href: `/dashboard/media?file=${file.id}` },
      {
        kind: 'idea',
        id: idea.id,
        title: 'A REEF & a hat',
        href: '/dashboard/vision-board?q=A%20REEF%20%26%20a%20hat',
      },
      {
        kind: 'product',
        id: product.id,
        title: 'Reef towel',
        href: '/dashboard/ecommerce?tab=products&q=Reef%20towel',
      },
      { kind: 'event', id: event.id, title: 'Reef day', href: '/dashboard/events?tab=created' },
    ])
    expect(await (await find('dawn reef')).json()).toHaveLength(1)
    for (const who of [await buildUser(server.payload), await buildAdmin(server.payload)])
      expect(await (await find('reef', who)).json()).toEqual([])
    const short = await find('r')
    expect([short.status, await short.json()]).toEqual([
      400,
      { ...failureOf('At least 2 characters'), errors: { q: 'At least 2 characters' } },
    ])
  })

  it('finds orders with pieces of one’s own by number, buyer and mail address, the newest four', async () => {
    const { payload } = server
    const [as, other] = [await buildUser(payload), await buildUser(payload)]
    const find = async (q: string, who = as): Promise<Found[]> =>
      (await server.request(searchOwn, { as: who, query: { q } })).json()
    const order = await buildOrder(payload, as, { name: 'Núria Sòl', email: 'nuria@shore.example' })
    const row = {
      kind: 'order',
      id: order.id,
      title: order.number,
      detail: 'Núria Sòl',
      href: `/dashboard/ecommerce/orders/${order.id}`,
    }
    for (const words of ['nuria sol', order.number, order.number.replace('-', ''), 'nuria@shore'])
      expect(await find(words)).toEqual([row])
    for (const who of [other, await buildAdmin(payload)]) expect(await find('nuria', who)).toEqual([])
    for (let more = 0; more < 4; more++) await buildOrder(payload, as, { name: 'Núria Sòl' })
    const found = await find('nuria')
    expect(found).toHaveLength(4)
    expect(found).not.toContainEqual(row)
  })
})
