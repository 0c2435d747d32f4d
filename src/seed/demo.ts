import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import { hashPassword } from '@/auth/passwords'
import { inTransaction } from '@/database/transaction'
import { createChat } from './demo/createChat'
import { createCollabs } from './demo/createCollabs'
import { createDeals, createEvents, createWaiting } from './demo/createCommunity'
import { createNotes, createReports } from './demo/createCreatorWork'
import { createOrders } from './demo/createOrders'
import { createPlatforms } from './demo/createPlatforms'
import { createMedia } from './demo/createMedia'
import { createSeason } from './demo/createSeason'
import { createShop, openShop, uploadPictures } from './demo/createShop'
import type { People } from './demo/people'
import { demoAccounts } from './demoAccounts.mjs'
import { seedOnce } from './seedOnce'

const PEOPLE = {
  isla: { firstName: 'Isla', lastName: 'Verano', email: 'isla@example.com' },
  sol: { firstName: 'Sol', lastName: 'Marín', email: 'sol@example.com' },
  marina: { firstName: 'Marina', lastName: 'Sol', email: 'marina@example.com' },
  elena: { firstName: 'Elena', lastName: 'Costa', email: 'elena@example.com' },
}

class RealData extends Error {}

/**
 * Fills an empty database with the demo: accounts, products, deals, events and pending work. It runs once, all or
 * nothing; a database with data of its own is not touched. Dates are relative to the day it runs.
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
        await openShop(req)
        await createOrders(req, people.isla)
        await createDeals(req, people.isla)
        await createEvents(req, people)
        await createReports(req, people.isla)
        await createNotes(req, people)
        await createSeason(req, people.sol, await createMedia(req, people.sol))
        await createPlatforms(req, people.sol)
        await createChat(req, people)
        await createCollabs(req, people)
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
    'vision-board',
    'tasks',
    'creator-media',
    'fake-account-reports',
    'image-takedown-reports',
    'feedback',
    'onboarding',
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
