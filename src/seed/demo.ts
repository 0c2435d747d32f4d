import path from 'node:path'
import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import { hashPassword } from '@/auth/passwords'
import { inTransaction } from '@/endpoints/transaction'
import { demoApplications, demoConnections, demoDeals, demoEvents, demoSignups } from './demo/community'
import { demoProducts } from './demo/products'
import { demoAccounts } from './demoAccounts.mjs'
import { seedOnce } from './seedOnce'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const PEOPLE = {
  isla: { firstName: 'Isla', lastName: 'Verano', email: 'isla@example.com' },
  marina: { firstName: 'Marina', lastName: 'Sol', email: 'marina@example.com' },
  elena: { firstName: 'Elena', lastName: 'Costa', email: 'elena@example.com' },
}

class RealData extends Error {}

/**
 * Fills an empty database with the demo: accounts, products, deals, events and what waits in the console. All of it
 * or nothing, once; a database with data of its own is left as it is. Days are counted from the day it runs.
 */
export async function seedDemo(payload: Payload): Promise<void> {
  try {
    await seedOnce(payload, 'demo', async () => {
      await refuseRealData(payload)
      const passwords = await hashPasswords()
      const pictures = await uploadPictures(payload)
      const req = await createLocalReq({ context: { disableRevalidate: true } }, payload)
      await inTransaction(req, async () => {
        const people = await createPeople(req, passwords)
        await createShop(req, people.isla, pictures)
        await createDeals(req, people.isla)
        await createEvents(req, people)
        await createWaiting(req)
      })
    })
  } catch (error) {
    if (!(error instanceof RealData)) throw error
    payload.logger.warn(`SEED=demo: ${error.message}, so the demo was not added. It needs an empty database.`)
  }
}

async function refuseRealData(payload: Payload): Promise<void> {
  const where = { role: { not_equals: 'admin' } }
  const { totalDocs } = await payload.count({ collection: 'users', where })
  if (totalDocs > 0) throw new RealData('this database has users of its own')
  const collections = [
    'products',
    'platform-connections',
    'brand-deals',
    'events',
    'team-applications',
    'email-signups',
  ] as const
  for (const collection of collections) {
    const { totalDocs: found } = await payload.count({ collection })
    if (found > 0) throw new RealData(`this database has ${collection} of its own`)
  }
}

async function hashPasswords(): Promise<Map<string, string>> {
  const hashed = demoAccounts.map(
    async ({ username, password }) => [username, await hashPassword(password)] as const,
  )
  return new Map(await Promise.all(hashed))
}

/** The pictures' ids by file name; those that the marketing copy brought along are taken as they are. */
async function uploadPictures(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0 })
  const ids = new Map(docs.map(({ filename, id }) => [filename ?? '', id]))
  for (const { picture } of demoProducts) {
    if (!picture || ids.has(picture.file)) continue
    const filePath = path.resolve(
      /*turbopackIgnore: true*/ process.cwd(),
      'media/seed/products',
      picture.file,
    )
    const context = { disableRevalidate: true }
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: picture.alt },
      filePath,
      context,
    })
    ids.set(picture.file, id)
  }
  return ids
}

type People = Record<keyof typeof PEOPLE, string>

async function createPeople(req: PayloadRequest, passwords: Map<string, string>): Promise<People> {
  const ids: Partial<People> = {}
  for (const { username, role } of demoAccounts) {
    const name = username as keyof typeof PEOPLE
    const approved = name !== 'marina'
    const data = { username, role, approved, ...PEOPLE[name], passwordHash: passwords.get(username) }
    const { id } = await req.payload.db.create({ collection: 'users', data, req })
    ids[name] = String(id)
  }
  return ids as People
}

async function createShop(req: PayloadRequest, userId: string, pictures: Map<string, string>): Promise<void> {
  const connections: string[] = []
  for (const { syncedHoursAgo, ...connection } of demoConnections) {
    const lastSyncedAt = syncedHoursAgo ? ago(syncedHoursAgo * HOUR_MS) : null
    const data = { ...connection, lastSyncedAt, userId }
    connections.push(
      (await req.payload.create({ collection: 'platform-connections', data, depth: 0, req })).id,
    )
  }
  for (const [index, { picture, ...product }] of demoProducts.entries()) {
    const media = picture && pictures.get(picture.file)
    const data = {
      ...product,
      currency: 'USD',
      images: media ? [{ media }] : [],
      userId,
      platformConnectionId: product.externalId ? connections[0] : null,
      createdAt: ago(index * DAY_MS),
    }
    const { id } = await req.payload.create({ collection: 'products', data, depth: 0, req })
    await linkSampleItem(req, product.title, id)
  }
}

/** The cart's sample items are pieces of the demo shop, so that adding one more counts up. */
async function linkSampleItem(req: PayloadRequest, title: string, productId: string): Promise<void> {
  const where = { title: { equals: title } }
  await req.payload.db.updateMany({
    collection: 'sample-cart-items',
    where,
    data: { productId },
    req,
    returning: false,
  })
}

async function createDeals(req: PayloadRequest, userId: string): Promise<void> {
  for (const [index, { deadlineInDays, applied, ...deal }] of demoDeals.entries()) {
    const { id } = await req.payload.create({
      collection: 'brand-deals',
      data: {
        ...deal,
        totalPaid: 0,
        status: 'active',
        deadline: midnight(deadlineInDays),
        createdAt: ago((index + 1) * DAY_MS),
      },
      depth: 0,
      req,
    })
    if (!applied) continue
    const data = { brandDealId: id, userId, status: applied.status, applicationMessage: applied.message }
    await req.payload.create({ collection: 'brand-deal-applications', data, depth: 0, req })
  }
}

async function createEvents(req: PayloadRequest, { isla, elena }: People): Promise<void> {
  for (const { inDays, time, isIslas, registered, ...event } of demoEvents) {
    const { id } = await req.payload.create({
      collection: 'events',
      data: {
        ...event,
        eventDate: midnight(inDays).replace('T00:00', `T${time}`),
        createdBy: isIslas ? isla : elena,
        seatsTaken: 0,
      },
      depth: 0,
      req,
    })
    if (!registered) continue
    const data = { eventId: id, userId: isla, status: registered, registeredAt: ago(DAY_MS) }
    await req.payload.create({ collection: 'event-registrations', data, depth: 0, req })
  }
}

/** Applications and sign-ups: what the console's home shows. */
async function createWaiting(req: PayloadRequest): Promise<void> {
  for (const { daysAgo, ...application } of demoApplications) {
    const decidedAt = application.status === 'pending' ? null : ago((daysAgo - 1) * DAY_MS)
    const data = { ...application, appliedAt: ago(daysAgo * DAY_MS), decidedAt }
    await req.payload.create({ collection: 'team-applications', data, depth: 0, req })
  }
  for (const [index, email] of demoSignups.entries()) {
    const data = { email, signedUpAt: ago((index + 1) * DAY_MS) }
    await req.payload.create({ collection: 'email-signups', data, depth: 0, req })
  }
}

function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString()
}

/** Midnight UTC of a day ahead. */
function midnight(inDays: number): string {
  return `${new Date(Date.now() + inDays * DAY_MS).toISOString().slice(0, 10)}T00:00:00.000Z`
}
