import type { Call } from '@/contracts/core/call'
import { updateAccount } from '@/contracts/account/profile'
import { getUser } from '@/contracts/account/identity'
import * as connections from '@/contracts/commerce/connections'
import * as products from '@/contracts/commerce/products'
import * as fakes from '@/contracts/fake-accounts'
import * as takedowns from '@/contracts/takedowns'
import { takeStock } from '@/domain/commerce/stock'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import type { User as StoredUser } from '@/payload-types'
import { createLocalReq } from 'payload'
import { countOf, failureOf } from './testing/answers'
import { fakeAccountInput, takedownInput } from './testing/dashboardFactories'
import { buildUser } from './testing/factories'
import { type TestServer, startServer } from './testing/server'

type Shown = Record<string, unknown>
type Form = {
  create?: Call
  body?: object
  update: Call
  read: (shown: Shown) => object
  changes: [object, object]
}

const timed = ({ updatedAt }: Shown) => ({ updatedAt })
const valued =
  (...names: string[]) =>
  (shown: Shown) => ({ was: Object.fromEntries(names.map((name) => [name, shown[name]])) })

const FORMS: Record<string, Form> = {
  product: {
    create: products.createProduct,
    body: { title: 'Slip dress', price: 14_800, inventoryQuantity: 5 },
    update: products.updateProduct,
    read: timed,
    changes: [{ title: 'Dress' }, { sku: 'MAR-1' }],
  },
  connection: {
    create: connections.createPlatformConnection,
    body: { platform: 'shopify', platformName: 'Shop', apiKey: 'shp_0123456789abcdef' },
    update: connections.updatePlatformConnection,
    read: valued('platform', 'platformName', 'apiKey', 'apiSecret', 'shopUrl', 'accessToken', 'isActive'),
    changes: [{ platformName: 'Isla Shop' }, { isActive: 'false' }],
  },
  'fake account': {
    create: fakes.createFakeAccountReport,
    body: fakeAccountInput(),
    update: fakes.updateFakeAccountReport,
    read: timed,
    changes: [{ reportStatus: 'reported' }, { platformOutcome: 'no-action' }],
  },
  takedown: {
    create: takedowns.createImageTakedownReport,
    body: takedownInput(),
    update: takedowns.updateImageTakedownReport,
    read: timed,
    changes: [{ reportStatus: 'removed' }, { platformResponse: 'Gone' }],
  },
  profile: {
    update: updateAccount,
    read: valued('firstName', 'lastName', 'email'),
    changes: [{ firstName: 'Isla Marie' }, { lastName: 'Verano' }],
  },
}

describe('a record without a version', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  /** A record of one's own, and the call that changes it. */
  async function build({ create, body, update }: Form) {
    const as: StoredUser = await buildUser(server.payload, { firstName: 'Isla' })
    const answer = await server.request(create ?? getUser, { as, ...(body && { body }) })
    const shown = (await answer.json()) as Shown
    const params = create && { id: String(shown.id) }
    const change = (changes: object) =>
      server.request(update, { as, ...(params && { params }), body: changes })
    return { shown, change }
  }

  it.each(Object.entries(FORMS))(
    '(a %s) is not changed over a change that its form has not seen',
    async (_, form) => {
      const { shown, change } = await build(form)
      const [one, other] = form.changes
      const first = await change({ ...one, ...form.read(shown) })
      expect(first.status).toBe(200)
      const now = (await first.json()) as Shown
      expect(now).toMatchObject(one)
      const late = await change({ ...other, ...form.read(shown) })
      expect(late.status).toBe(409)
      expect(await late.json()).toEqual(failureOf(CHANGED_ELSEWHERE))
      const answers = await Promise.all([other, other].map((each) => change({ ...each, ...form.read(now) })))
      expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 1])
      // Without what was read, nothing is compared.
      expect((await change(one)).status).toBe(200)
    },
  )

  it('counts a sale as no change of its product', async () => {
    const form = FORMS.product as Form
    const { shown, change } = await build(form)
    const req = await createLocalReq({}, server.payload)
    expect(await takeStock(req, { productId: String(shown.id), quantity: 2 })).toBe(true)
    const answer = await change({ inventoryQuantity: 6, inventoryWas: 5, ...form.read(shown) })
    expect(await answer.json()).toMatchObject({ inventoryQuantity: 4 })
  })
})
