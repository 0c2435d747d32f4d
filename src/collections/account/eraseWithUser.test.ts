import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CollectionSlug, Payload } from 'payload'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'

describe('deleting a person in the console', () => {
  let server: TestServer
  let payload: Payload
  let admin: StoredUser

  beforeAll(async () => {
    server = await startServer()
    payload = server.payload
    admin = await buildAdmin(payload)
  })
  afterAll(() => server.stop())

  it('erases what belongs to them and nothing of others', async () => {
    const [leaving, staying] = [await buildUser(payload), await buildUser(payload)]
    for (const { id } of [leaving, staying]) await makeRecordsOf(id)
    const event = await payload.find({ collection: 'events', where: { createdBy: { equals: leaving.id } } })
    await payload.create({
      collection: 'event-registrations',
      data: {
        eventId: String(event.docs[0]?.id),
        userId: staying.id,
        status: 'pending',
        registeredAt: '2026-01-01T00:00:00.000Z',
      },
    })
    await payload.delete({ collection: 'users', id: leaving.id, user: admin, overrideAccess: false })
    expect(await ownersOf('feedback', 'userId')).toEqual([staying.id])
    expect(await ownersOf('products', 'userId')).toEqual([staying.id])
    expect(await ownersOf('events', 'createdBy')).toEqual([staying.id])
    expect(await ownersOf('event-registrations', 'userId')).toEqual([])
  })

  async function makeRecordsOf(userId: string) {
    await payload.create({
      collection: 'feedback',
      data: {
        userId,
        subject: 'A word',
        message: 'More shade.',
        category: 'general',
        status: 'new',
        submittedAt: '2026-01-01T00:00:00.000Z',
      },
    })
    await payload.create({
      collection: 'products',
      data: { userId, title: 'Hat', price: 100, currency: 'USD', inventoryQuantity: 1 },
    })
    await payload.create({
      collection: 'events',
      data: { createdBy: userId, title: 'Walk', eventDate: '2030-01-01T10:00:00.000Z', seatsTaken: 0 },
    })
  }

  async function ownersOf(collection: CollectionSlug, field: string): Promise<unknown[]> {
    const { docs } = await payload.find({ collection, pagination: false, depth: 0 })
    return docs.map((doc) => (doc as unknown as Record<string, unknown>)[field])
  }
})
