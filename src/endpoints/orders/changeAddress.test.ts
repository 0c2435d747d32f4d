import { orderLinks } from '@/auth/linkKeys'
import { readDeskOrder } from '@/contracts/orders/deskCalls'
import { changeAddress } from '@/contracts/orders/orderPage'
import type { Order as StoredOrder, User as StoredUser } from '@/payload-types'
import { MOMENT, failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { FIRST_LINE, buildOrder } from '../core/testing/factories/orders'
import { type TestServer, startServer } from '../core/testing/server'
import { ADDRESS } from './testing/shop'

const ELSEWHERE = { ...ADDRESS, line1: '9 Ocean Drive', line2: null }

describe('the address of an order', () => {
  let server: TestServer
  let isla: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    isla = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const build = (overrides = {}) => buildOrder(server.payload, isla, overrides)
  const change = ({ id, number }: StoredOrder, body: object = ELSEWHERE, key = orderLinks.keyOf(id)) =>
    server.request(changeAddress, { params: { number, key }, body })
  const refused = async (answer: Response) => [answer.status, await answer.json()]

  it('is changed by the buyer before anything has left, and the seller sees that', async () => {
    const order = await build()
    const answer = await change(order)
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { address: ELSEWHERE, canChangeAddress: true },
    ])
    expect((await change(order)).status).toBe(200)
    const seen = await (await server.request(readDeskOrder, { as: isla, params: { id: order.id } })).json()
    expect(seen).toMatchObject({ addressChangedAt: MOMENT, buyer: { address: ELSEWHERE } })
    const { history } = await server.payload.findByID({ collection: 'orders', id: order.id })
    expect(history).toMatchObject([{ what: 'address changed', by: 'buyer' }])
  })

  const parcel = { key: 'k', at: new Date().toISOString(), lines: [{ lineId: FIRST_LINE, quantity: 1 }] }
  it.each([
    ['once a parcel left', { shipments: [parcel] }, 'It is on its way already.'],
    ['of a cancelled order', { status: 'cancelled' }, 'It is cancelled.'],
    ['of a refunded one', { status: 'refunded' }, 'It is refunded.'],
    ['of a pickup', { delivery: 'pickup' }, 'It is picked up, not sent.'],
    ['of an erased buyer', { address: {} }, 'The order has changed meanwhile. Please look again.'],
  ])('stays %s', async (_, overrides, text) => {
    expect(await refused(await change(await build(overrides)))).toEqual([409, failureOf(text)])
  })

  it.each([
    [{ country: 'DE' }, 'country', 'The country cannot be changed.'],
    [{ postalCode: '' }, 'postalCode', 'Please enter the postal code.'],
    [{ postalCode: 'ABCDE' }, 'postalCode', 'A US postal code is five digits, such as 33139.'],
    [{ line1: ' ' }, 'line1', 'Please enter the address.'],
  ])('is refused with %j, at its field', async (wrong, field, text) => {
    const [status, { errors }] = (await refused(await change(await build(), { ...ELSEWHERE, ...wrong }))) as [
      number,
      { errors: object },
    ]
    expect([status, errors]).toEqual([400, { [field]: text }])
  })

  it('is nobody’s to change without the key', async () => {
    const order = await build()
    expect((await change(order, ELSEWHERE, `${orderLinks.keyOf(order.id).slice(1)}x`)).status).toBe(404)
  })
})
