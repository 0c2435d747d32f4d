import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import type { SharedNumbers } from '@/contracts/audience/shares'
import { NumbersPage } from './NumbersPage'

const shared: SharedNumbers = {
  label: 'Hotel Palmera',
  expiresAt: '2027-01-30T12:00:00.000Z',
  blocks: ['places'],
  countingSince: '2026-08-26T12:00:00.000Z',
  range: { from: '2026-10-28', to: '2026-11-24', days: 28 },
  countedDays: 14,
  zone: 'America/New_York',
  totals: {
    visits: 6_412,
    views: 17_760,
    engaged: 3_000,
    visitors: null,
    visitorsPerDay: 205.4,
    seconds: 48,
    goals: 0,
  },
  engagementRate: 46.8,
  leftOut: { robots: 2_190, automation: 0, team: 0, optedOut: 0, malformed: 0, limited: 0, dropped: 0 },
  unit: 'day',
  series: null,
  pages: null,
  sources: null,
  places: {
    dim: 'places',
    limitedTo: null,
    rows: [{ value: 'US', visits: 4_745, views: 1, engaged: 1, goals: 0, revenue: [] }],
    other: null,
    total: 1,
  },
  devices: null,
  letters: null,
  goals: null,
  funnels: null,
  revenue: null,
}
const show = (numbers: Partial<SharedNumbers> = {}) =>
  render(<NumbersPage numbers={{ ...shared, ...numbers }} brand="Isla Verano" />)
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('shows what the link shows and nothing else, with days, zone and how it is counted', () => {
  show()
  expect(screen.getByText('458 a day', { exact: false })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Four weeks, counted')
  expect(screen.getByText('Oct 28 to Nov 24, 2026, in New York time.')).toBeTruthy()
  expect(figures()).toEqual([
    '17,760',
    '2.8 a visit',
    '47%',
    '10 seconds, two pages or a goal',
    '205',
    'On average; never added up',
    '48',
    'On screen, on average',
  ])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Where they live',
    'How it is counted',
  ])
  expect(within(screen.getByRole('list', { name: 'Where they live' })).getByText('74%')).toBeTruthy()
})

const funnels = (first: number): SharedNumbers['funnels'] => [
  {
    name: 'team',
    steps: [
      { step: 'join-team', count: 0, share: null },
      { step: 'application', count: 0, share: null },
    ],
  },
  {
    name: 'shop',
    steps: [
      { step: 'shop', count: first, share: first < 20 ? null : 100 },
      { step: 'cart', count: 5, share: first < 20 ? null : 23.8 },
    ],
  },
]

test('says how many reached each step of what was entered, and no share of fewer than twenty visits', () => {
  const { rerender } = show({ funnels: funnels(1_021) })
  const steps = () => within(screen.getByRole('list', { name: 'Shop' })).getAllByRole('listitem')
  expect(screen.getByRole('heading', { name: 'How far they go' })).toBeTruthy()
  expect(steps().map(({ textContent }) => textContent)).toEqual(['Shop 1,021 visits', 'Cart 5 24% of all'])
  expect(screen.queryByRole('list', { name: 'Team' })).toBeNull()
  rerender(<NumbersPage numbers={{ ...shared, funnels: funnels(19) }} brand="Isla Verano" />)
  expect(steps().map(({ textContent }) => textContent)).toEqual(['Shop 19 visits', 'Cart 5 --'])
})

test('the course is a table as well, the newest day first, and says on how many days it was counted', () => {
  const series = [12, 0].map((visits, index) => ({
    at: `2026-10-${28 + index}T04:00:00.000Z`,
    day: `2026-10-${28 + index}`,
    visitors: visits,
    visits,
    views: visits,
    engaged: 0,
  }))
  show({ series })
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DayVisitsEngaged', 'Oct 2900', 'Oct 28120'])
  expect(screen.getByText(/Counted on 14 of these 28 days\./)).toBeTruthy()
})

test('says numbers and no rates under twenty visits', () => {
  const few = { ...shared.totals, visits: 8, views: 11, visitorsPerDay: null, seconds: null }
  const places = shared.places && {
    ...shared.places,
    rows: shared.places.rows.map((row) => ({ ...row, visits: 8 })),
  }
  show({ totals: few, engagementRate: null, places })
  expect(figures().filter((_, index) => index % 2 === 0)).toEqual(['11', '--', '--', '--'])
  expect(within(screen.getByRole('list', { name: 'Where they live' })).getByText('8')).toBeTruthy()
})

test('says how many are on the list, and how many letters were opened at least, where the link shows it', () => {
  const { rerender } = show({ letters: { subscribers: 1_066, opened: { floor: 34, letters: 2 } } })
  expect(figures().slice(8)).toEqual([
    '1,066',
    'Confirmed, on the list now',
    '≥ 34%',
    'Of 2 letters, from clicks alone',
  ])
  const none = { ...shared, letters: { subscribers: 3, opened: null } }
  rerender(<NumbersPage numbers={none} brand="Isla Verano" />)
  expect(figures().slice(10)).toEqual(['--', 'No letter to 20 people in these days'])
})

test('gives no share of pages under twenty visits, however much these saw', () => {
  const pages: SharedNumbers['pages'] = {
    dim: 'pages',
    limitedTo: null,
    rows: [{ value: '/shop', visits: 8, views: 23, engaged: 1, goals: 0, revenue: [] }],
    other: null,
    total: 1,
  }
  show({ totals: { ...shared.totals, visits: 8, views: 24 }, engagementRate: null, pages })
  expect(within(screen.getByRole('list', { name: 'What they come for' })).getByText('23')).toBeTruthy()
})
