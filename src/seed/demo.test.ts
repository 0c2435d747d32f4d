import { verifyPassword } from '@/auth/passwords'
import * as commerce from '@/contracts/commerce/products'
import { type Quote, quoteCart } from '@/contracts/orders/checkout'
import { type PlatformConnection, listPlatformConnections } from '@/contracts/commerce/connections'
import { listMyImageTakedownReports } from '@/contracts/takedowns'
import * as deals from '@/contracts/deals'
import * as events from '@/contracts/events'
import * as feedback from '@/contracts/feedback'
import { getAchievements } from '@/contracts/achievements'
import { getHome } from '@/contracts/home'
import * as ideas from '@/contracts/ideas'
import { listMedia } from '@/contracts/media/files'
import * as reports from '@/contracts/fake-accounts'
import { fulfilmentOf } from '@/endpoints/orders/fulfilment'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { type Task, listTasks } from '@/contracts/schedule/tasks'
import { getWorkspace } from '@/contracts/workspace'
import type { User as StoredUser } from '@/payload-types'
import { seedDemo } from './demo'
import { demoAccounts } from './demoAccounts.mjs'
import { seedMarketing } from './marketing'
import { createSellers } from './showcase/createSellers'

describe('the demo seed', () => {
  let server: TestServer
  let isla: StoredUser

  beforeAll(async () => {
    server = await startServer()
    await seedMarketing(server.payload)
    await Promise.all([seedDemo(server.payload), seedDemo(server.payload)])
    await seedDemo(server.payload)
    isla = await userNamed('isla')
  }, 180_000)
  afterAll(() => server.stop())

  async function userNamed(username: string): Promise<StoredUser> {
    const where = { username: { equals: username } }
    const { docs } = await server.payload.find({ collection: 'users', where, showHiddenFields: true })
    if (!docs[0]) throw new Error(`${username} is missing`)
    return docs[0]
  }
  const list = async (call: Parameters<TestServer['request']>[0], as: StoredUser | null = isla) =>
    (await server.request(call, { as })).json()

  it('makes an approved creator, one who waits, and an editor, with the passwords that the start prints', async () => {
    for (const { username, password, role } of demoAccounts) {
      const user = await userNamed(username)
      expect(user).toMatchObject({ role, approved: username !== 'marina' })
      expect(await verifyPassword(password, (user as { passwordHash?: string }).passwordHash)).toBe(true)
    }
  })

  it('opens the shop: what the sample cart shows can be bought', async () => {
    const { docs } = await server.payload.find({ collection: 'sample-cart-items', sort: '_order' })
    const { docs: products } = await server.payload.find({ collection: 'products', pagination: false })
    const lines = docs.map(({ productId, detail, quantity }) => {
      const { variants } = products.find(({ id }) => id === productId) ?? {}
      const variantId = variants?.find(({ values }) => detail === `Size ${values[0]}`)?.id ?? null
      return { productId, variantId, quantity }
    })
    const response = await server.request(quoteCart, { as: null, body: { lines } })
    const quote = (await response.json()) as Quote
    expect(quote.lines.map(({ problem, detail }) => [problem, detail])).toEqual([
      [null, 'Size M'],
      [null, null],
      [null, null],
    ])
    expect(quote).toMatchObject({ isOpen: true, total: 38_084, deliveries: ['ship', 'pickup'] })
    expect(quote.payments.map(({ id }) => id)).toEqual(['manual'])
  })

  it('fills the shop with twelve pieces, each with a picture that is served', async () => {
    const products: commerce.PublicProduct[] = await list(commerce.listProducts, null)
    expect(products).toHaveLength(12)
    expect(products[0]?.title).toBe('Marea slip dress')
    expect(products.filter(({ isFeatured }) => isFeatured === 'true')).toHaveLength(4)
    expect(products.filter(({ compareAtPrice }) => compareAtPrice !== null)).toHaveLength(4)
    const { docs } = await server.payload.find({ collection: 'products', pagination: false, depth: 0 })
    const sized = docs.filter(({ variants }) => variants && variants.length > 0)
    expect(sized.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'Block mule',
      'Linen blazer',
      'Marea slip dress',
    ])
    expect(products.filter(({ inventoryQuantity: left }) => left >= 1 && left <= 10)).toHaveLength(3)
    expect(products.filter(({ inventoryQuantity }) => inventoryQuantity === 0)).toHaveLength(1)
    const pictures = new Set(products.map(({ images }) => images[0]))
    expect(pictures.size).toBe(12)
    for (const picture of pictures)
      expect(picture).toMatch(/^\/cms-api\/media\/file\/product-\d\d-[\w-]+\.webp\?v=/)
    const own: commerce.Product[] = await list(commerce.listMyProducts)
    expect(own.filter(({ isActive }) => isActive === 'false')).toHaveLength(1)
    const connections: PlatformConnection[] = await list(listPlatformConnections)
    expect(connections.map(({ apiKey }) => apiKey)).toEqual([null, '••••88ac', '••••2e91'])
  })

  it('counts up the sample cart’s pieces, which are the shop’s', async () => {
    const products: commerce.PublicProduct[] = await list(commerce.listProducts, null)
    const { docs } = await server.payload.find({ collection: 'sample-cart-items' })
    for (const { productId, title, price } of docs) {
      expect(products.find(({ id }) => id === productId)).toMatchObject({ title, price })
    }
  })

  it('leaves the creator four test orders in different states', async () => {
    expect(await server.payload.findGlobal({ slug: 'selling' })).toMatchObject({
      isOpen: true,
      takesManual: true,
    })
    const { docs } = await server.payload.find({ collection: 'orders', sort: '-createdAt', depth: 0 })
    expect(docs.map((order) => [order.status, fulfilmentOf(order), order.isTest])).toEqual([
      ['paid', 'to_ship', true],
      ['paid', 'partly_shipped', true],
      ['refunded', 'none', true],
      ['cancelled', 'none', true],
    ])
    for (const { lines, number, refunded, total, status } of docs) {
      expect(number).toMatch(/^TEST-/)
      expect(new Set(lines?.map(({ sellerId }) => sellerId))).toEqual(new Set([isla.id]))
      expect(refunded).toBe(status === 'refunded' ? total : 0)
    }
  })

  it('offers six deals and five events ahead, with a pending and a decided answer for the creator', async () => {
    expect(await list(deals.listBrandDeals)).toHaveLength(6)
    const applications: deals.BrandDealApplication[] = await list(deals.listMyBrandDealApplications)
    expect(applications.map(({ status }) => status)).toEqual(['pending', 'approved'])
    const all: events.Event[] = await list(events.listEvents)
    expect(all).toHaveLength(5)
    expect(all.every(({ eventDate }) => Date.parse(eventDate) > Date.now())).toBe(true)
    expect(all.filter(({ createdBy }) => createdBy === isla.id)).toHaveLength(1)
    expect(all.map(({ seatsLeft }) => seatsLeft)).toEqual([79, 40, 11, null, null])
    expect(await list(events.listMyEventRegistrations)).toHaveLength(2)
  })

  it('leaves something to decide in the console, and sends no mail', async () => {
    const where = { status: { equals: 'pending' } }
    expect((await server.payload.count({ collection: 'team-applications', where })).totalDocs).toBe(3)
    expect((await server.payload.count({ collection: 'email-signups' })).totalDocs).toBe(6)
    expect((await server.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
  })

  it('fills the creator’s own screens: ideas, reports on their way, feedback', async () => {
    const notes: ideas.Idea[] = await list(ideas.listIdeas)
    expect(notes.map(({ status }) => status)).toEqual(['idea', 'promoted-to-task', 'scheduled-as-content'])
    const fakes: reports.FakeAccountReport[] = await list(reports.listMyFakeAccountReports)
    expect(fakes.map(({ reportStatus }) => reportStatus)).toEqual([
      'pending',
      'reported',
      'in-review',
      'resolved',
    ])
    expect(await list(listMyImageTakedownReports)).toHaveLength(2)
    expect(await list(feedback.listFeedback)).toHaveLength(2)
    expect(await list(feedback.listMyOnboarding)).toHaveLength(0)
  })

  it('has a creator in full season beside one who begins: tasks in every state, ideas and problems', async () => {
    const sol = await userNamed('sol')
    const tasks: Task[] = await list(listTasks, sol)
    const countBy = (status: Task['status']) => tasks.filter((task) => task.status === status).length
    expect([countBy('todo'), countBy('in-progress'), countBy('done')]).toEqual([14, 3, 21])
    expect(tasks.filter(({ publishedAt }) => publishedAt)).toHaveLength(20)
    expect(tasks.filter(({ ideaId }) => ideaId)).toHaveLength(2)
    expect([...new Set(tasks.flatMap(({ problems }) => problems))].toSorted()).toEqual([
      'caption-too-long',
      'disclosure-missing',
      'no-media',
      'same-slot',
    ])
    const { counts, bytes } = await list(listMedia, sol)
    expect(counts).toEqual({ images: 6, graphics: 1, films: 1, folders: 3 })
    expect(bytes).toBeGreaterThan(0)
    expect((await list(listMedia)).items).toEqual([])
    expect((await list(getWorkspace, sol)).sets.schedule).toBe('own')
    expect((await list(getWorkspace)).sets.schedule).toBe('sample')
    expect(await list(listTasks)).toEqual([])
    expect(await list(getAchievements, sol)).toMatchObject({ set: 'own', points: 450 })
    expect(await list(getAchievements)).toMatchObject({ set: 'sample', points: 225 })
    expect((await list(getHome, sol)).stats).toMatchObject({ followers: 48_210, posts: 20 })
  })

  it('has two sellers in the showcase: pieces of the second one, an order in two parts, posts', async () => {
    await createSellers(server.payload)
    await createSellers(server.payload)
    const sol = await userNamed('sol')
    const pieces = await server.payload.find({
      collection: 'products',
      where: { userId: { equals: sol.id } },
    })
    expect(pieces.docs.map(({ title }) => title).toSorted()).toEqual(['Raffia tote', 'Sun hat'])
    const where = { email: { equals: 'carmen.ocasio@example.com' } }
    const orders = await server.payload.find({ collection: 'orders', where, depth: 0 })
    expect(orders.docs.map(({ total, parts }) => [total, parts?.map((part) => part.total)])).toEqual([
      [49_268, [30_308, 18_960]],
    ])
    const sent = orders.docs[0]?.shipments?.map(({ lines }) => lines?.map(({ quantity }) => quantity))
    expect(sent).toEqual([[2], [1, 1]])
    const tasks: Task[] = await list(listTasks, sol)
    expect(new Set(tasks.flatMap(({ postId }) => postId ?? [])).size).toBe(1 + 5 + 2)
    expect((await server.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
  })

  it('leaves a database with people of its own alone', async () => {
    const { connection } = server.payload.db
    await connection.collection('seeds').deleteMany({})
    await Promise.all(
      ['users', 'products', 'events'].map((name) => connection.collection(name).deleteMany({})),
    )
    await buildUser(server.payload)
    await seedDemo(server.payload)
    expect((await server.payload.count({ collection: 'products' })).totalDocs).toBe(0)
    expect((await server.payload.count({ collection: 'users' })).totalDocs).toBe(1)
  })
})
