import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Types } from 'mongoose'
import type { CollectionSlug } from 'payload'
import * as events from '@/contracts/events'
import { buildBrandDeal } from '@/endpoints/core/testing/factories/deals'
import { buildConnection, buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { buildEvent } from '@/endpoints/core/testing/factories/events'
import { buildIdea } from '@/endpoints/core/testing/dashboardFactories'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'

/** Empty values that a guard may receive. */
const EMPTY = [null, false, ''] as const

describe('null, false and nothing where a guard decides', () => {
  let server: TestServer
  let admin: StoredUser
  let creator: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
    creator = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  async function change(slug: CollectionSlug, id: string, body: object): Promise<number> {
    return (await server.askConsole(admin, 'PATCH', `/${slug}/${id}`, body)).status
  }
  const stored = (slug: CollectionSlug, id: string) =>
    server.payload.db.collections[slug]?.collection.findOne({ _id: new Types.ObjectId(id) })
  const register = (eventId: string, as: StoredUser) =>
    server.request(events.createEventRegistration, { as, body: { eventId } })

  async function buildApplication(status: 'pending' | 'accepted') {
    const { id } = await server.payload.create({
      collection: 'team-applications',
      data: {
        firstName: 'Nia',
        lastName: 'Reyes',
        email: 'nia@example.com',
        age: 24,
        skillset: 'Photographer',
        whyJoin: 'Light.',
        status,
        appliedAt: '2026-01-01T00:00:00.000Z',
      },
    })
    return id
  }

  it('leave a decision as it is', async () => {
    for (const status of ['pending', 'accepted'] as const) {
      const id = await buildApplication(status)
      for (const value of EMPTY) {
        expect([400, 409]).toContain(await change('team-applications', id, { status: value }))
      }
      expect(await change('team-applications', id, {})).toBe(200)
      const row = await stored('team-applications', id)
      expect([row?.status, row?.decidedAt ?? null]).toEqual([status, null])
    }
  })

  it('take and free no seat', async () => {
    const event = await buildEvent(server.payload, admin, { capacity: 3 })
    const made = await (await register(event.id, creator)).json()
    for (const value of EMPTY) {
      expect(await change('event-registrations', made.id, { status: value })).toBe(400)
      expect((await stored('event-registrations', made.id))?.status).toBe('pending')
      expect((await stored('events', event.id))?.seatsTaken).toBe(1)
    }
    await change('event-registrations', made.id, { status: 'rejected' })
    for (const value of [...EMPTY, undefined]) await change('event-registrations', made.id, { status: value })
    expect((await stored('events', event.id))?.seatsTaken).toBe(0)
    for (const value of EMPTY) {
      await change('events', event.id, { seatsTaken: value })
      await change('event-registrations', made.id, { eventId: value, userId: value })
    }
    expect((await stored('events', event.id))?.seatsTaken).toBe(0)
    expect(String((await stored('event-registrations', made.id))?.userId)).toBe(creator.id)
  })

  it.each([
    [null, 201],
    [undefined, 201],
    [0, 409],
    [false, 409],
  ])('read a capacity of %j as the form says: empty is unlimited, nothing else is', async (value, status) => {
    const event = await buildEvent(server.payload, admin, { capacity: 0 })
    const answer = await change('events', event.id, { capacity: value })
    expect(answer).toBe(value === false ? 400 : 200)
    if (value === undefined) {
      await server.payload.db.collections.events?.collection.updateOne(
        { _id: new Types.ObjectId(event.id) },
        { $unset: { capacity: 1 } },
      )
    }
    expect((await register(event.id, creator)).status).toBe(status)
  })

  it('count a missing number of taken seats as none', async () => {
    for (const change of [{ $unset: { seatsTaken: 1 } }, { $set: { seatsTaken: null } }]) {
      const event = await buildEvent(server.payload, admin, { capacity: 1 })
      const _id = new Types.ObjectId(event.id)
      await server.payload.db.collections.events?.collection.updateOne({ _id }, change)
      expect((await register(event.id, creator)).status).toBe(201)
      expect((await register(event.id, admin)).status).toBe(409)
      expect((await stored('events', event.id))?.seatsTaken).toBe(1)
    }
  })

  it('leave a record with its owner', async () => {
    const owned: [CollectionSlug, string, string][] = [
      ['products', (await buildProduct(server.payload, creator)).id, 'userId'],
      ['platform-connections', (await buildConnection(server.payload, creator)).id, 'userId'],
      ['vision-board', (await buildIdea(server.payload, creator)).id, 'userId'],
      ['events', (await buildEvent(server.payload, creator)).id, 'createdBy'],
    ]
    for (const [slug, id, field] of owned) {
      for (const value of EMPTY) {
        const status = await change(slug, id, { [field]: value })
        expect({ slug, value, status }).toEqual({ slug, value, status: 400 })
      }
      expect(String((await stored(slug, id))?.[field])).toBe(creator.id)
    }
  })

  it('show no product that is not said to be active', async () => {
    const { id } = await buildProduct(server.payload, creator)
    const isShown = async () =>
      (await (await server.fetch('/api/products')).json()).some((each: { id: string }) => each.id === id)
    expect(await isShown()).toBe(true)
    for (const value of [null, false]) {
      expect(await change('products', id, { isActive: value })).toBe(200)
      expect(await isShown()).toBe(false)
      expect((await server.fetch(`/cms-api/products/${id}`)).status).toBe(404)
    }
    await server.payload.db.collections.products?.collection.updateOne(
      { _id: new Types.ObjectId(id) },
      { $unset: { isActive: 1 } },
    )
    expect(await isShown()).toBe(false)
  })

  it('store no status that is none of the list', async () => {
    const deal = await buildBrandDeal(server.payload)
    const idea = await buildIdea(server.payload, creator)
    for (const [slug, id] of [
      ['brand-deals', deal.id],
      ['vision-board', idea.id],
    ] as const) {
      const before = await stored(slug, id)
      for (const value of [...EMPTY, 0, {}]) {
        expect({ slug, value, status: await change(slug, id, { status: value }) }).toEqual({
          slug,
          value,
          status: 400,
        })
      }
      expect((await stored(slug, id))?.status).toBe(before?.status)
    }
  })

  it('let no product keep the connection of an owner it no longer has', async () => {
    const connection = await buildConnection(server.payload, creator)
    const product = await buildProduct(server.payload, creator, { platformConnectionId: connection.id })
    const other = await buildUser(server.payload)
    expect(await change('products', product.id, { userId: other.id })).toBe(400)
    expect(await change('products', product.id, { userId: null, platformConnectionId: null })).toBe(400)
    const row = await stored('products', product.id)
    expect([String(row?.userId), String(row?.platformConnectionId)]).toEqual([creator.id, connection.id])
    expect(await change('products', product.id, { userId: other.id, platformConnectionId: null })).toBe(200)
  })
})
