import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DIMENSIONS, filterText } from '@/contracts/audience/dimensions'
import * as contract from '@/contracts/audience/numbers'
import { HOUR_MS, MINUTE_MS } from '@/contracts/core/time'
import { closeDay, closeDays, tidyVisits } from '@/domain/audience/closeDays'
import { dayAfter, siteDay, siteDayAt } from '@/domain/audience/siteDays'
import { dayRows, salts, visits } from '@/domain/audience/visits'
import type { User as StoredUser } from '@/payload-types'
import { failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildOrder } from '../core/testing/factories/orders'
import { type TestServer, startServer } from '../core/testing/server'
import { PLAIN, storeTold } from './testing/hellos'

describe('the numbers', () => {
  let server: TestServer
  let creator: StoredUser
  let admin: StoredUser
  const zone = process.env.TZ

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    creator = await buildUser(server.payload)
    admin = await buildAdmin(server.payload)
  })
  beforeEach(async () => {
    for (const collection of [visits(server), dayRows(server)]) await collection.deleteMany({})
    process.env.TZ = 'America/New_York'
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  const read = async (query: Record<string, string>, as = creator): Promise<contract.Numbers> => {
    const answer = await server.request(contract.readNumbers, { as, query })
    expect(answer.status).toBe(200)
    return (await answer.json()) as contract.Numbers
  }
  const breakdown = async (query: Record<string, string>, as = creator): Promise<contract.Breakdown> => {
    const answer = await server.request(contract.readBreakdown, { as, query })
    expect(answer.status).toBe(200)
    return (await answer.json()) as contract.Breakdown
  }
  /** When a day may be closed: not yet in the first half hour of the next one. */
  const closable = (day: string) => siteDay(day).end + 31 * MINUTE_MS
  const rowsOf = (day: string) => dayRows(server).find({ day }).sort({ _id: 1 }).toArray()

  it.each([
    ['2026-03-08', 23, '2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z'],
    ['2026-11-01', 25, '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'],
    ['2026-11-02', 24, '2026-11-02T06:30:00Z', '2026-11-02T07:30:00Z'],
  ])('%s has %i hours, and two visits an hour apart stand in two of them', async (day, hours, one, two) => {
    await storeTold(server, [
      { who: 1, at: Date.parse(one) },
      { who: 2, at: Date.parse(two) },
      // The last moment of the day, and the first of the next.
      { who: 3, at: siteDay(day).end - 1 },
      { who: 4, at: siteDay(day).end },
    ])
    const { unit, series, totals } = await read({ from: day, to: day })
    expect([unit, series.length, totals.visits, totals.visitors]).toEqual(['hour', hours, 3, 3])
    const counted = series.filter((point) => point.visits > 0).map(({ at }) => at)
    expect(counted.slice(0, 2)).toEqual([one, two].map((at) => at.replace('30:00Z', '00:00.000Z')))
    expect(counted[2]).toBe(new Date(siteDay(day).end - HOUR_MS).toISOString())
  })

  it('are the same from the visits, from the rows of a closed day, and from rows computed twice', async () => {
    const today = siteDayAt(Date.now()).day
    const day = dayAfter(today, -3)
    const { start } = siteDay(day)
    await storeTold(server, [
      { who: 1, at: start + HOUR_MS, begins: { ...PLAIN, source: 'instagram', campaign: 'drop' } },
      { who: 1, at: start + HOUR_MS + MINUTE_MS, path: '/shop/linen' },
      { who: 1, at: start + HOUR_MS + 2 * MINUTE_MS, isView: false, goal: 'cart', path: '/shop/linen' },
      { who: 1, at: start + HOUR_MS + 3 * MINUTE_MS, isView: false, seconds: 9, begins: null },
      // Half an hour later it is another visit of the same visitor.
      { who: 1, at: start + HOUR_MS + 33 * MINUTE_MS },
      { who: 2, at: start + 5 * HOUR_MS, path: '/join-team', seconds: 4_000 },
      { who: 3, at: start + 5 * HOUR_MS, begins: { ...PLAIN, place: 'DE' } },
    ])
    const all = async () => [
      await read({ from: day, to: day }),
      await read({ from: dayAfter(day, -2), to: today, compare: 'previous' }),
      ...(await Promise.all(DIMENSIONS.map((dim) => breakdown({ dim, from: day, to: today })))),
      await (
        await server.request(contract.readFunnels, { as: creator, query: { from: day, to: day } })
      ).json(),
    ]
    const live = await all()
    expect(live[0]).toMatchObject({
      totals: { visits: 4, views: 5, engaged: 2, visitors: 3, seconds: 902, goals: 1 },
      engagementRate: null,
    })
    expect(await closeDays(server)).toEqual([day])
    expect(await closeDays(server)).toEqual([])
    const once = await rowsOf(day)
    expect(await all()).toEqual(live)
    // A second process does the same at once.
    await Promise.all([closeDay(server.payload, day), closeDay(server.payload, day)])
    expect(await rowsOf(day)).toEqual(once)
    await visits(server).deleteMany({})
    expect(await all()).toEqual(live)
  })

  it('keep no moment of a visit once its day is closed that an order could be joined with', async () => {
    const day = dayAfter(siteDayAt(Date.now()).day, -1)
    const at = siteDay(day).start + 5 * HOUR_MS + 1_234_567
    await storeTold(server, [
      { who: 1, at },
      { who: 1, at: at + 20 * MINUTE_MS + 89, isView: false, goal: 'order' },
    ])
    await closeDays(server, closable(day))
    const [visit] = await visits(server).find().toArray()
    const made = visit?._id.getTimestamp().getTime() ?? 0
    expect(Math.abs(made - Date.now()) > MINUTE_MS).toBe(true)
    const hour = new Date(siteDay(day).start + 5 * HOUR_MS)
    expect([visit?.start, visit?.last, visit?.hour]).toEqual([hour, hour, 5])
    const once = await rowsOf(day)
    await closeDay(server.payload, day)
    expect(await rowsOf(day)).toEqual(once)
  })

  it('close a day 31 minutes after it, and visits that cross midnight stand on it', async () => {
    const today = siteDayAt(Date.now()).day
    const day = dayAfter(today, -1)
    const { end } = siteDay(day)
    await storeTold(server, [
      { who: 1, at: end - MINUTE_MS },
      { who: 1, at: end + 10 * MINUTE_MS, path: '/shop' },
    ])
    expect((await visits(server).find().toArray()).map((visit) => [visit.day, visit.pages])).toEqual([
      [day, ['/', '/shop']],
    ])
    expect(await closeDays(server, end + 30 * MINUTE_MS)).toEqual([])
    expect(await closeDays(server, end + 31 * MINUTE_MS)).toEqual([day])
  })

  it('go back with filters as far as visits are kept, and add up what fits them all', async () => {
    const today = siteDayAt(Date.now()).day
    const day = dayAfter(today, -1)
    const at = siteDay(day).start + HOUR_MS
    await storeTold(server, [
      { who: 1, at, begins: { ...PLAIN, source: 'instagram' } },
      { who: 2, at, begins: { ...PLAIN, source: 'instagram', device: 'computer' } },
      { who: 3, at },
    ])
    await closeDays(server, closable(day))
    const filter = filterText([
      { dim: 'sources', value: 'instagram' },
      { dim: 'devices', value: 'phone' },
    ])
    expect(filter).toBe('sources:instagram|devices:phone')
    const query = { from: dayAfter(today, -500), to: today, filter: filter ?? '' }
    const { totals, limitedTo } = await read(query)
    expect([totals.visits, limitedTo]).toEqual([1, dayAfter(today, -400)])
    const { rows } = await breakdown({ ...query, dim: 'pages' })
    expect(rows.map(({ value, visits: count }) => [value, count])).toEqual([['/', 1]])
    expect((await read({ from: dayAfter(today, -500), to: today })).limitedTo).toBeNull()
  })

  it('say a rate from 20 visits on, visitors of one day alone, and the mean of days that were counted', async () => {
    const today = siteDayAt(Date.now()).day
    const [before, day] = [dayAfter(today, -2), dayAfter(today, -1)]
    const visit = (who: number, on: string, seconds = 0) => ({
      who,
      at: siteDay(on).start + HOUR_MS,
      seconds,
    })
    await storeTold(
      server,
      Array.from({ length: 19 }, (_, who) => visit(who, day, 11)),
    )
    expect((await read({ from: day, to: day })).engagementRate).toBeNull()
    await storeTold(server, [visit(50, day), ...Array.from({ length: 10 }, (_, who) => visit(who, before))])
    expect((await read({ from: day, to: day })).engagementRate).toBe(95)
    const { totals, previous, series } = await read({
      from: dayAfter(today, -9),
      to: day,
      compare: 'previous',
    })
    expect([totals.visitors, totals.visitorsPerDay, series.length]).toEqual([null, 15, 9])
    expect((await read({ from: dayAfter(today, -9), to: dayAfter(today, 9) })).countedDays).toBe(3)
    expect(previous).toMatchObject({ visits: 0, visitorsPerDay: null, seconds: null })
  })

  it('keep 500 values a day, and the others together', async () => {
    const day = dayAfter(siteDayAt(Date.now()).day, -1)
    const at = siteDay(day).start + HOUR_MS
    await storeTold(
      server,
      Array.from({ length: 503 }, (_, who) => ({
        who,
        at,
        begins: { ...PLAIN, source: `site${who}.example` },
      })),
    )
    await closeDays(server, closable(day))
    const { rows, other, total } = await breakdown({ dim: 'sources', from: day, to: day, limit: '2' })
    expect([rows[0], total, other?.values]).toEqual([
      { value: '(other)', visits: 3, views: 3, engaged: 0, goals: 0, revenue: [] },
      501,
      499,
    ])
  })

  it('keep a source that calls itself "(other)" with the others', async () => {
    const day = dayAfter(siteDayAt(Date.now()).day, -1)
    const at = siteDay(day).start + HOUR_MS
    const from = (who: number, source: string) => ({ who, at, begins: { ...PLAIN, source } })
    await storeTold(server, [
      ...Array.from({ length: 502 }, (_, who) => from(who, `site${who}.example`)),
      ...[600, 601, 602].map((who) => from(who, '(other)')),
    ])
    await closeDays(server, closable(day))
    const found = await dayRows(server).find({ day, dimension: 'sources' }).toArray()
    expect([found.length, found.reduce((sum, { visits: each }) => sum + each, 0)]).toEqual([501, 505])
    expect(found.find(({ value }) => value === '(other)')?.visits).toBe(5)
  })

  it('delete visits after 400 days, and salts of past days', async () => {
    const today = siteDayAt(Date.now()).day
    const old = siteDay(dayAfter(today, -401)).start
    await storeTold(server, [
      { who: 1, at: old },
      { who: 2, at: siteDay(dayAfter(today, -400)).start },
    ])
    await salts(server).insertMany([
      { _id: '2026-01-01', salt: (await visits(server).findOne())?.visitor as never, expiresAt: new Date(0) },
    ])
    expect(await tidyVisits(server)).toBe(1)
    expect(await visits(server).countDocuments()).toBe(1)
    expect(await salts(server).countDocuments({ _id: '2026-01-01' })).toBe(0)
  })

  it('say what sources brought in, net of refunds: a creator’s own sales, an admin’s all', async () => {
    const today = siteDayAt(Date.now()).day
    const query = { dim: 'sources', from: today, to: today }
    const paidAt = new Date().toISOString()
    const other = await buildUser(server.payload)
    const line = { price: 5_000, quantity: 2, discount: 1_000, refundedQuantity: 1 }
    const cameFrom = { source: 'instagram', medium: 'social', campaign: null }
    await buildOrder(server.payload, creator, {
      paidAt,
      cameFrom,
      lines: [{ ...line, sellerId: creator.id }],
    })
    await buildOrder(server.payload, other, { paidAt, lines: [{ ...line, sellerId: other.id }] })
    await buildOrder(server.payload, creator, {
      paidAt,
      cameFrom,
      isTest: true,
      lines: [{ ...line, sellerId: creator.id }],
    })
    const cents = [{ currency: 'USD', cents: 4_500 }]
    const revenueOf = async (as: StoredUser) =>
      (await breakdown(query, as)).rows.map(({ value, revenue }) => [value, revenue])
    expect(await revenueOf(creator)).toEqual([['instagram', cents]])
    expect(await revenueOf(admin)).toEqual([
      ['(not counted)', cents],
      ['instagram', cents],
    ])
    const { rows } = await breakdown({ ...query, filter: 'sources:(not counted)' }, admin)
    expect(rows).toMatchObject([{ value: '(not counted)', revenue: cents }])
    const csv = await server.request(contract.exportNumbers, { as: creator, query })
    expect(await csv.text()).toContain('instagram,0,0,0,0,45.00 USD')
  })

  it('are a file of what is on the screen', async () => {
    const day = dayAfter(siteDayAt(Date.now()).day, -1)
    await storeTold(server, [{ who: 1, at: siteDay(day).start + HOUR_MS, path: '/shop' }])
    const file = async (query: Record<string, string>) => {
      const answer = await server.request(contract.exportNumbers, { as: creator, query })
      expect(answer.headers.get('content-type')).toContain('text/csv')
      return (await answer.text()).trim().split('\r\n')
    }
    const [head, ...hours] = await file({ from: day, to: day })
    expect(head).toContain('at,day,visitors,visits,views,engaged')
    expect([hours.length, hours[1]]).toEqual([
      24,
      `${new Date(siteDay(day).start + HOUR_MS).toISOString()},${day},1,1,1,0`,
    ])
    expect((await file({ dim: 'pages', from: day, to: day })).slice(1)).toEqual(['/shop,1,1,0,0,'])
  })

  it.each([
    [{ from: '2026-02-02', to: '2026-02-01' }, 'from', contract.NUMBERS_TEXTS.order],
    [{ from: '2999-01-01', to: '2999-01-02' }, 'from', contract.NUMBERS_TEXTS.future],
    [{ from: '2020-01-01', to: '2022-01-01' }, 'to', contract.NUMBERS_TEXTS.tooLong],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from', 'Invalid input'],
    [{ to: '2026-03-01' }, 'from', 'Required'],
    [
      { from: '2026-03-01', to: '2026-03-01', filter: 'faces:round' },
      'filter',
      contract.NUMBERS_TEXTS.filter,
    ],
    [
      { from: '2026-03-01', to: '2026-03-01', filter: 'pages:/|pages:/|pages:/|pages:/' },
      'filter',
      contract.NUMBERS_TEXTS.filter,
    ],
  ])('refuse %j at %s', async (query, field, text) => {
    for (const call of [contract.readNumbers, contract.readFunnels, contract.exportNumbers]) {
      const answer = await server.request(call, { as: creator, query })
      expect([answer.status, await answer.json()]).toEqual([400, failureOf(text, field)])
    }
  })

  it('begin when an admin says so, and no page is dropped when nothing changes', async () => {
    const change = (body: unknown, as = admin) => server.request(contract.changeCounting, { as, body })
    expect((await change({ isCounting: true }, creator)).status).toBe(403)
    expect((await change({ isCounting: 'yes' })).status).toBe(400)
    const started = (await (await change({ isCounting: true })).json()) as contract.Counting
    expect(started).toEqual({ isCounting: true, countingSince: expect.any(String) })
    const stored = () => server.payload.findGlobal({ slug: 'audience' })
    const { updatedAt } = await stored()
    expect(await (await change({ isCounting: true })).json()).toEqual(started)
    expect((await stored()).updatedAt).toBe(updatedAt)
    expect(await (await change({ isCounting: false })).json()).toEqual({ ...started, isCounting: false })
  })

  it('are read by an index that selects', async () => {
    const database = server.payload.db.connection.db
    const today = siteDayAt(Date.now()).day
    const yesterday = dayAfter(today, -1)
    await storeTold(server, [
      ...Array.from({ length: 400 }, (_, who) => ({ who, at: siteDay(dayAfter(today, -300)).start })),
      { who: 1, at: siteDay(yesterday).start },
    ])
    await database?.command({ profile: 2 })
    const since = new Date()
    const range = { from: yesterday, to: today }
    for (const filter of [undefined, 'pages:/', 'goals:cart', 'sources:direct|places:US']) {
      const query = { ...range, ...(filter && { filter }) }
      await read({ ...query, compare: 'previous' }, admin)
      for (const dim of DIMENSIONS) await breakdown({ ...query, dim }, admin)
      await server.request(contract.readFunnels, { as: admin, query })
    }
    await database?.command({ profile: 0 })
    const profiled = await database
      ?.collection('system.profile')
      .find({ ts: { $gt: since }, ns: /\.(visits|audience-days|orders)$/ })
      .toArray()
    await database?.dropCollection('system.profile')
    expect(profiled?.length).toBeGreaterThan(40)
    expect(profiled?.filter(({ planSummary }) => /COLLSCAN/.test(String(planSummary)))).toEqual([])
    expect(Math.max(...(profiled ?? []).map(({ docsExamined = 0 }) => Number(docsExamined)))).toBeLessThan(20)
  })
})
