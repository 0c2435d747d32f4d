import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createLetter } from '@/contracts/audience/letters'
import * as contract from '@/contracts/audience/shares'
import { HOUR_MS } from '@/contracts/core/time'
import { letters } from '@/domain/audience/letters/letters'
import { dayAfter, siteDay, siteDayAt } from '@/domain/audience/siteDays'
import { driverCollection } from '@/database/driverCollection'
import { buildReaders } from '@/jobs/letters/testing/letters'
import type { User as StoredUser } from '@/payload-types'
import { failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildOrder } from '../core/testing/factories/orders'
import { type TestServer, startServer } from '../core/testing/server'
import { PLAIN, storeTold } from './testing/hellos'

describe('links to numbers', () => {
  let server: TestServer
  let admin: StoredUser
  const today = siteDayAt(Date.now()).day
  const day = dayAfter(today, -1)

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
    const paidAt = new Date(siteDay(day).start + HOUR_MS).toISOString()
    await buildOrder(server.payload, await buildUser(server.payload), { paidAt })
    await storeTold(server, [
      { who: 1, at: siteDay(day).start + HOUR_MS, begins: { ...PLAIN, source: 'instagram' } },
      { who: 2, at: siteDay(today).start, path: '/shop' },
    ])
  })
  beforeEach(() => driverCollection(server, 'audience-shares').deleteMany({}))
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const input = { label: 'Reef & Co', from: day, to: day, blocks: ['sources'], days: 30 }
  const make = (body: unknown = input, as: StoredUser | null = admin) =>
    server.request(contract.createShare, { as, body })
  type Made = contract.Share & { link: string }
  const made = async (body: unknown = input) => {
    const answer = await make(body)
    expect(answer.status).toBe(201)
    const share = (await answer.json()) as Made
    return { ...share, token: share.link.split('/').at(-1) ?? '' }
  }
  const read = (token: string) => server.request(contract.readShared, { params: { token } })
  const list = async () =>
    (await (await server.request(contract.listShares, { as: admin })).json()) as contract.Share[]

  it('show anybody what they were made for, of their days alone', async () => {
    const { token, link: _, ...share } = await made()
    expect(await list()).toEqual([share])
    const answer = await read(token)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      label: 'Reef & Co',
      range: { from: day, to: day, days: 1 },
      totals: { visits: 1, visitors: 1 },
      sources: { rows: [{ value: 'instagram', visits: 1, revenue: [] }] },
      series: null,
      pages: null,
      places: null,
      devices: null,
      letters: null,
      goals: null,
      funnels: null,
      revenue: null,
    })
    expect(JSON.stringify(await driverCollection(server, 'audience-shares').find().toArray())).not.toContain(
      token,
    )
    await buildReaders(server.payload, 2)
    // One of these days, and one of the day before.
    for (const [startedAt, opened] of [
      [siteDay(day).start, 9],
      [siteDay(day).start - 1, 30],
    ] as const) {
      const body = { subject: `Letter of ${startedAt}`, body: 'Hi', topic: 'news' }
      expect((await server.request(createLetter, { as: admin, body })).status).toBe(201)
      await letters(server).updateOne(
        { subject: body.subject },
        {
          $set: {
            startedAt: new Date(startedAt),
            countsClicks: true,
            'counts.sent': 30,
            clicks: { opened, links: [] },
          },
        },
      )
    }
    const all = await made({ ...input, blocks: [...contract.SHARE_BLOCKS].toReversed() })
    const shown = (await (await read(all.token)).json()) as contract.SharedNumbers
    expect(all.blocks).toEqual(contract.SHARE_BLOCKS)
    expect(shown.letters).toEqual({ subscribers: 2, opened: { floor: 30, letters: 1 } })
    expect(shown.revenue).toEqual([{ currency: 'USD', cents: 12_800 }])
    expect(contract.SHARE_BLOCKS.filter((block) => shown[block] === null)).toEqual([])
    expect(shown.sources?.rows.every(({ revenue }) => revenue.length === 0)).toBe(true)
  })

  it('are gone when they end, are ended, or never were', async () => {
    const share = await made()
    const ended = await made()
    await driverCollection(server, 'audience-shares').updateOne(
      { label: share.label, expiresAt: new Date(share.expiresAt) },
      { $set: { expiresAt: new Date(Date.now() - 1) } },
    )
    const end = () => server.request(contract.endShare, { as: admin, params: { id: ended.id } })
    expect([(await end()).status, (await end()).status]).toEqual([204, 404])
    for (const token of [share.token, ended.token, 'x'.repeat(43), 'short']) {
      const answer = await read(token)
      expect([answer.status, await answer.json()]).toEqual([404, failureOf('Not found')])
    }
    expect(await list()).toEqual([])
  })

  it('are ten at most, also when many are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => make()))
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      409,
      409,
    ])
  })

  it.each([
    [{ ...input, label: ' ' }, 'label'],
    [{ ...input, blocks: [] }, 'blocks'],
    [{ ...input, blocks: ['people'] }, 'blocks.0'],
    [{ ...input, days: 366 }, 'days'],
    [{ ...input, from: today, to: day }, 'from'],
    [{ ...input, from: '2999-01-01', to: '2999-01-01' }, 'from'],
    [{ ...input, to: dayAfter(today, 1) }, 'to'],
  ])('refuse %j at %s', async (body, field) => {
    const answer = await make(body)
    expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toEqual([
      400,
      [field],
    ])
  })
})
