import { expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Breakdown, BreakdownRow, Numbers } from '@/contracts/audience/numbers'
import { HOUR_MS } from '@/contracts/core/time'
import { dayInZone } from '@/contracts/orders/availability'
import { answerCalls } from '../testing/answerCalls'
import { admin, isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { AnalyticsScreen } from './AnalyticsScreen'

const NEVER = { isCounting: false, countingSince: null }
const SINCE = { isCounting: true, countingSince: '2026-08-26T12:00:00.000Z' }
const DAYS = '?range=own&from=2026-11-10&to=2026-11-12'
const QUERY = 'from=2026-11-10&to=2026-11-12'

const totals = {
  visits: 40,
  views: 90,
  engaged: 19,
  visitors: null,
  visitorsPerDay: 12.5,
  seconds: 31,
  goals: 3,
}
const numbers: Numbers = {
  ...SINCE,
  range: { from: '2026-11-10', to: '2026-11-12', days: 3 },
  countedDays: 3,
  zone: 'America/New_York',
  limitedTo: null,
  totals,
  previous: null,
  unit: 'day',
  series: [10, 22, 8].map((visits, index) => ({
    at: `2026-11-1${index}T05:00:00.000Z`,
    day: `2026-11-1${index}`,
    visitors: visits,
    visits,
    views: visits * 2,
    engaged: 4,
  })),
  engagementRate: 47.5,
  followerGrowth: 86,
  leftOut: { robots: 1_400, automation: 2, team: 38, optedOut: 0, malformed: 0, limited: 0, dropped: 0 },
}
const before: Numbers = {
  ...numbers,
  range: { from: '2026-11-07', to: '2026-11-09', days: 3 },
  totals: { ...totals, visits: 30, views: 80 },
  engagementRate: 44,
}
const row = (value: string, visits: number, more: Partial<BreakdownRow> = {}): BreakdownRow => ({
  value,
  visits,
  views: visits * 2,
  engaged: 1,
  goals: 1,
  revenue: [],
  ...more,
})
const list = (dim: Breakdown['dim'], rows: BreakdownRow[]): Breakdown => ({
  dim,
  limitedTo: null,
  rows,
  other: null,
  total: rows.length,
})

function open({ user = isla, search = DAYS, more = {}, of = numbers }: Partial<Given> = {}) {
  const made = answerCalls({
    'GET /api/audience': () => ({ body: of }),
    'GET /api/audience?from=2026-11-07&to=2026-11-09': () => ({ body: before }),
    'GET /api/audience/breakdown': () => ({ body: list('pages', [row('/shop', 21), row('/', 9)]) }),
    [`GET /api/audience/breakdown?${QUERY}&dim=sources&limit=100`]: () => ({
      body: list('sources', [
        row('instagram', 20, { revenue: [{ currency: 'USD', cents: 120_400 }] }),
        row('direct', 9, { revenue: [{ currency: 'USD', cents: 19_600 }] }),
        row('tiktok', 3),
      ]),
    }),
    'GET /api/campaigns': () => ({
      body: { items: [{ id: 'l1', subject: 'It opens early', startedAt: '2026-11-11T17:00:00.000Z' }] },
    }),
    'GET /api/audience/funnels': () => ({
      body: {
        limitedTo: null,
        funnels: [
          {
            name: 'shop',
            steps: [
              { step: 'shop', count: 21, share: 100 },
              { step: 'cart', count: 5, share: 23.8 },
              { step: 'order', count: 1, share: 4.8 },
            ],
          },
        ],
      },
    }),
    ...more,
  })
  renderDashboardScreen(<AnalyticsScreen counting={SINCE} zone="America/New_York" />, user, search)
  return { made, user: userEvent.setup() }
}
type Given = {
  user: typeof isla
  search: string
  more: Parameters<typeof answerCalls>[0]
  of: Numbers
}
const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('on a site that does not count, every card says Coming Soon, and nothing is asked for', () => {
  const made = answerCalls({})
  renderDashboardScreen(<AnalyticsScreen counting={NEVER} zone="UTC" />)
  expect(screen.getAllByText('Coming Soon')).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length)
  expect(screen.getByText('No visit has been counted yet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start counting' })).toBeNull()
  expect(made).toEqual([])
})

test('an admin reads what will be stored before counting starts', async () => {
  const made = answerCalls({
    'PATCH /api/audience/counting': () => ({ body: SINCE }),
    'GET /api/audience/counting': () => ({ body: SINCE }),
    'GET /api/audience': () => ({ body: numbers }),
    'GET /api/campaigns': () => ({ body: { items: [] } }),
    'GET /api/audience/breakdown': () => ({ body: list('pages', []) }),
    'GET /api/audience/funnels': () => ({ body: { limitedTo: null, funnels: [] } }),
  })
  renderDashboardScreen(<AnalyticsScreen counting={NEVER} zone="UTC" />, admin)
  expect(screen.getByText('Address of the visitor, browser line, cookies')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Start counting' }))
  await expectToast('Counting visits', 'The first one shows within a minute.')
  expect(made[0]).toEqual({ call: 'PATCH /api/audience/counting', body: { isCounting: true } })
  expect(await screen.findByRole('radiogroup', { name: 'Range' })).toBeTruthy()
})

test('a day that still goes on is not measured by the whole one before it', async () => {
  const day = dayInZone(undefined, numbers.zone)
  const [hour] = numbers.series
  open({ search: '?range=today', of: { ...numbers, unit: 'hour', series: hour ? [{ ...hour, day }] : [] } })
  const strip = await screen.findByLabelText('Numbers', { selector: 'dl' })
  expect(await within(strip).findByText('90 on the whole day before')).toBeTruthy()
  expect(within(strip).queryByText(/than before/)).toBeNull()
  expect(screen.getByText(/ 40 visits on the whole day before\.$/)).toBeTruthy()
})

test('hours to come have no bar, and the lines end at the hour that goes on', async () => {
  const day = dayInZone(undefined, numbers.zone)
  const [hour = { at: '', day, visitors: 1, visits: 1, views: 1, engaged: 1 }] = numbers.series
  const at = [-1, 0, 1].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString())
  const series = at.map((each) => ({ ...hour, at: each, day, views: 3 }))
  open({ search: '?range=today', of: { ...numbers, unit: 'hour', series } })
  const strip = await screen.findByLabelText('Numbers', { selector: 'dl' })
  expect(strip.querySelectorAll('.spark rect')).toHaveLength(4)
  const end = (await screen.findByText('Visits so far')).closest<HTMLElement>('.plot-end')
  expect(end?.style.left).toBe('50%')
})

test('several days of which the last goes on are compared with whole ones in so many words', async () => {
  const day = dayInZone(undefined, numbers.zone)
  const series = numbers.series.map((point, index) => (index === 2 ? { ...point, day } : point))
  open({ of: { ...numbers, series } })
  const strip = await screen.findByLabelText('Numbers', { selector: 'dl' })
  expect(await within(strip).findByText('13% more than before, today so far included')).toBeTruthy()
  expect(screen.getByText(/Before that, 30 visits in as many whole days\.$/)).toBeTruthy()
})

test('an address with days that cannot be asked for is corrected before anything is asked', async () => {
  const { made } = open({ search: '?range=own&from=2030-01-01&to=1999-01-01' })
  await waitFor(() => expect(window.location.search).not.toMatch(/2030|1999/))
  const { from, to } = Object.fromEntries(new URLSearchParams(window.location.search))
  expect(to).toBe(dayInZone(undefined, numbers.zone))
  expect(made.find(({ call }) => call === 'GET /api/audience')?.query).toContain(`from=${from}&to=${to}`)
  expect(screen.getByLabelText('From').getAttribute('min')).toBe(from)
})

test('days that are given the wrong way round are shown in order, as one’s own range', async () => {
  const { made } = open({ search: '?from=2026-11-12&to=2026-11-10' })
  await waitFor(() => expect(window.location.search).toBe('?from=2026-11-10&to=2026-11-12'))
  expect(made.find(({ call }) => call === 'GET /api/audience')?.query).toContain(QUERY)
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-11-10')
})

test('a goal has the share of the visits that reached it', async () => {
  const goals = list('goals', [row('signup', 10, { goals: 14 }), row('cart', 4, { goals: 30 })])
  open({
    search: `${DAYS}&list=goals`,
    more: { 'GET /api/audience/breakdown': () => ({ body: goals }) },
  })
  await screen.findByRole('list', { name: 'Goals' })
  expect(screen.getByText('Times, and share of visits')).toBeTruthy()
  expect(rowsOf('Goals')).toEqual(['Signed up only1425%', 'Put in the cart only3010%'])
})

test('numbers stand with what they are compared with, and lead to what they count', async () => {
  open()
  const strip = await screen.findByLabelText('Numbers', { selector: 'dl' })
  await within(strip).findByText('13% more than before')
  expect(
    within(strip)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual([
    '90',
    '13% more than before',
    '48%',
    '4 points more than before',
    '+86',
    'Confirmed, less those who left. All places.',
  ])
  expect(within(strip).getByRole('link', { name: 'Follower Growth' }).getAttribute('href')).toBe(
    '/dashboard/subscribers',
  )
  expect(screen.getByText('Nov 10 to Nov 12. Counting since Aug 26, 2026, in New York time.')).toBeTruthy()
  expect(
    screen.getByText(
      '40 visits, 19 of them engaged. 13 visitors a day on average. The most, 22, on Nov 11. ' +
        'Before that, 30 visits in the same time.',
    ),
  ).toBeTruthy()
  expect(await screen.findByText('It opens early')).toBeTruthy()
  expect(screen.getByText('22 visits on Nov 11')).toBeTruthy()
  expect(screen.getByText(/^1,402 robots, 38 of your own\.$/)).toBeTruthy()
})

test('days before counting began are not compared with', async () => {
  const uncounted = {
    ...before,
    countingSince: '2026-11-10T12:00:00.000Z',
    totals: { ...totals, visits: 0, views: 0 },
  }
  open({ more: { 'GET /api/audience?from=2026-11-07&to=2026-11-09': () => ({ body: uncounted }) } })
  const strip = await screen.findByLabelText('Numbers', { selector: 'dl' })
  expect(await screen.findByText('22 visits on Nov 11')).toBeTruthy()
  expect(within(strip).queryByText(/before/)).toBeNull()
  expect(screen.queryByText('Nov 7 to Nov 9')).toBeNull()
})

test('under twenty visits a rate is not said', async () => {
  const few = { ...numbers, totals: { ...totals, visits: 19 }, engagementRate: null, followerGrowth: null }
  open({ of: few })
  expect(await screen.findByText('Needs 20 visits, there are 19')).toBeTruthy()
  expect(screen.getByText('Needs somebody who confirms')).toBeTruthy()
  await screen.findByRole('list', { name: 'Pages' })
  expect(rowsOf('Pages')).toEqual(['/shop only42--', '/ only18--'])
})

test('a page that is pressed becomes a filter, of which there are three at most', async () => {
  const filter = 'sources:instagram|devices:phone'
  const { made, user } = open({ search: `${DAYS}&filter=${encodeURIComponent(filter)}` })
  await user.click(await screen.findByRole('button', { name: '/shop only' }))
  await waitFor(() =>
    expect(new URLSearchParams(window.location.search).get('filter')).toBe(`${filter}|pages:/shop`),
  )
  expect(screen.getByRole('button', { name: 'Remove Page is /shop' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add filter' })).toBeNull()
  const asked = made.findLast(({ call }) => call === 'GET /api/audience/funnels')
  expect(new URLSearchParams(asked?.query).get('filter')).toBe(`${filter}|pages:/shop`)
  await user.click(screen.getByRole('button', { name: 'Remove Device is Phone' }))
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('sources:instagram|pages:/shop')
})

test('a filter is chosen out of what there is in these days', async () => {
  const { user } = open({
    more: {
      [`GET /api/audience/breakdown?${QUERY}&dim=places&limit=100`]: () => ({
        body: list('places', [row('US', 21), row('ZZ', 2)]),
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add filter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Only some visits' }))
  await user.click(dialog.getByRole('button', { name: /What/ }))
  await user.click(screen.getByRole('option', { name: 'Place' }))
  await user.click(await dialog.findByRole('button', { name: /Choose.*Which/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'United States, 21 visits',
    'Not known, 2 visits',
  ])
  await user.click(screen.getByRole('option', { name: /United States/ }))
  await user.click(dialog.getByRole('button', { name: 'Show only these' }))
  expect(await screen.findByRole('button', { name: 'Remove Place is United States' })).toBeTruthy()
})

test('revenue has what sources beyond the list brought in', async () => {
  const answer = (dim: Breakdown['dim'], rows: BreakdownRow[]) => ({
    ...list(dim, rows),
    other: { ...row('', 3, { revenue: [{ currency: 'USD', cents: 10_000 }] }), values: 7 },
  })
  const rows = [row('instagram', 20, { revenue: [{ currency: 'USD', cents: 30_000 }] })]
  open({
    more: {
      [`GET /api/audience/breakdown?${QUERY}&dim=sources&limit=100`]: () => ({
        body: answer('sources', rows),
      }),
    },
  })
  await screen.findByRole('list', { name: 'Revenue by platform, USD' })
  expect(rowsOf('Revenue by platform, USD')).toHaveLength(2)
  expect(screen.getByText('$400.00')).toBeTruthy()
  expect(screen.getByText('All others')).toBeTruthy()
})

test('days without a paid order say so once there is one on other days', async () => {
  const none = () => ({ body: list('sources', [row('instagram', 20)]) })
  const sold = row('instagram', 90, { revenue: [{ currency: 'USD', cents: 120_400 }] })
  const call = 'GET /api/audience/breakdown'
  open({ more: { [`${call}?${QUERY}&dim=sources&limit=100`]: none } })
  expect(await screen.findByText('Needs a paid order in these days.')).toBeTruthy()
  expect(screen.getByText('Coming Soon')).toBeTruthy()
  cleanup()
  open({
    more: {
      [`${call}?${QUERY}&dim=sources&limit=100`]: none,
      [call]: () => ({ body: list('sources', [sold]) }),
    },
  })
  expect(await screen.findByText('No paid order in these days.')).toBeTruthy()
  expect(screen.queryByText('Coming Soon')).toBeNull()
})

test('revenue says by what orders are not known', async () => {
  open({ search: `${DAYS}&filter=devices:phone` })
  expect(await screen.findByText('Orders are not known by device.')).toBeTruthy()
  expect(screen.queryByText('Needs a paid order in these days.')).toBeNull()
})

test('revenue is added up for each currency, with where the buyers came from, one of which is pressed', async () => {
  const { user } = open()
  const revenue = await screen.findByRole('list', { name: 'Revenue by platform, USD' })
  expect(screen.getByText('$1,400.00')).toBeTruthy()
  expect(screen.getByText(/^What your products sold here, after refunds/)).toBeTruthy()
  expect(
    within(revenue)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Instagram only$1,204.0086%', 'Typed in, or not known only$196.0014%'])
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe(
    '/dashboard/ecommerce/orders',
  )
  await user.click(within(revenue).getByRole('button', { name: 'Instagram only' }))
  expect(await screen.findByRole('button', { name: 'Remove Source is Instagram' })).toBeTruthy()
})

test('the funnel says how many reached each step', async () => {
  open()
  await screen.findByRole('button', { name: 'Cart only' })
  const steps = screen.getByRole('button', { name: 'Cart only' }).closest('ol')
  expect([...(steps?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Shop only21visits',
    'Cart only524% of all',
    'Order only15% of all',
  ])
})

test('an admin makes a link for a sponsor, and ends one', async () => {
  const share = { id: 's1', label: 'Hotel Palmera', from: '2026-10-01', to: '2026-10-28', blocks: [] }
  const dated = { ...share, createdAt: '2026-11-01T00:00:00.000Z', expiresAt: '2027-01-30T12:00:00.000Z' }
  const { made, user } = open({
    user: admin,
    more: {
      'GET /api/audience/shares': () => ({ body: [dated] }),
      'POST /api/audience/shares': () => ({
        status: 201,
        body: { ...dated, link: 'https://example.com/numbers/key' },
      }),
      'DELETE /api/audience/shares/s1': () => ({ status: 204, body: '' }),
    },
  })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await user.type(await screen.findByRole('textbox', { name: 'For whom' }), 'Hotel Palmera')
  await user.click(screen.getByRole('button', { name: 'Make a link' }))
  expect(await screen.findByRole('link', { name: 'example.com/numbers/key' })).toBeTruthy()
  expect(made.find(({ call }) => call === 'POST /api/audience/shares')?.body).toEqual({
    label: 'Hotel Palmera',
    from: '2026-11-10',
    to: '2026-11-12',
    blocks: ['series', 'pages', 'sources', 'places', 'devices', 'letters'],
    days: 90,
  })
  await user.click(screen.getByRole('button', { name: 'End the link for Hotel Palmera' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'End the link for Hotel Palmera?' }))
  expect(made.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await user.click(question.getByRole('button', { name: 'End the link' }))
  await expectToast('Link ended', '')
})

test('an empty range says so, and a failure can be tried again', async () => {
  const none = { ...numbers, totals: { ...totals, visits: 0, views: 0 }, series: [] }
  let status = 500
  const { user } = open({
    more: { 'GET /api/audience': () => ({ status, body: status === 200 ? none : {} }) },
  })
  expect(await screen.findByText('Your numbers could not be loaded.')).toBeTruthy()
  status = 200
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No visit yet')).toBeTruthy()
})
