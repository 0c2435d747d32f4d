import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { ActionItem, HomeStart } from '@/contracts/home'
import { admin, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { statsOf } from '../testing/statsOf'
import { HomeScreen } from './HomeScreen'

const ONBOARDING: ActionItem = {
  kind: 'onboarding',
  title: 'Finish onboarding',
  note: 'Five steps, about two minutes.',
  href: '/dashboard/onboarding',
}
const FRESH: HomeStart = {
  home: {
    set: 'sample',
    stats: { followers: 0, posts: 0, deals: 0, revenueCents: 0 },
    progress: { platformSetup: 100, contentStrategy: 45, teamBuilding: 20 },
    actions: [ONBOARDING],
  },
  counts: null,
  isCounted: false,
  isReturning: false,
  followerGoal: null,
  contentGoal: null,
  revenueGoal: null,
  waiting: null,
  tests: null,
}
const OWN: HomeStart = {
  ...FRESH,
  home: {
    set: 'own',
    stats: { followers: 48_210, posts: 64, deals: 3, revenueCents: 0 },
    progress: { platformSetup: 88, contentStrategy: 60, teamBuilding: 40 },
    actions: [
      {
        kind: 'overdue',
        title: 'Edit: a slow Sunday',
        note: 'YouTube, 4 days overdue. Move it or finish it.',
        href: '/dashboard/schedule?task=1',
      },
    ],
  },
  counts: {
    platforms: 4,
    postsThisMonth: 12,
    setup: { ticked: 22, total: 25 },
    planned: { posts: 12, goal: 20 },
    members: 2,
  },
  contentGoal: 5,
  isReturning: true,
}
const bars = () => screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))

test('home greets by username with four zeros and three static bars, called samples, and leads on', () => {
  renderDashboardScreen(<HomeScreen start={FRESH} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, isla')
  expect(screen.getByText(/^These numbers and bars are samples/)).toBeTruthy()
  expect(screen.getAllByText('Sample')).toHaveLength(1 + 3)
  expect(statsOf('Overview')).toEqual(['0', '0', '0', '$0.00'])
  expect(bars()).toEqual(['100%', '45%', '20%'])
  expect(screen.queryByRole('link', { name: 'Total Followers' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/dashboard/onboarding')
  expect(screen.getByRole('link', { name: 'Continue' }).className).toContain('button-primary')
  for (const bar of screen.getAllByRole('progressbar')) expect(bar.className).toContain('progress-grey')
  expect(screen.getByRole('link', { name: 'View the platform page' }).getAttribute('href')).toBe('/platform')
  expect(screen.getByRole('link', { name: 'View the team page' }).getAttribute('href')).toBe('/join-team')
  expect(screen.queryByText('Waiting for approval')).toBeNull()
})

test('one’s own numbers lead to what they count, without a sample among them', () => {
  renderDashboardScreen(<HomeScreen start={OWN} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, isla')
  expect(screen.queryByText('Sample')).toBeNull()
  expect(statsOf('Overview')).toEqual([
    '48,210As entered, 4 platforms',
    '6412 this month. Goal 5 a week',
    '3Approved applications',
    '$0.00Sold in dollars, after refunds',
  ])
  expect(bars()).toEqual(['88%', '60%', '40%'])
  const hrefs = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(hrefs).toMatchObject({
    'Total Followers': '/dashboard/platforms',
    'Content Posts': '/dashboard/content?show=published',
    'Brand Deals': '/dashboard/connect',
    Revenue: '/dashboard/ecommerce',
    '22 of 25 setup steps ticked.': '/dashboard/platforms',
    '12 of 20 posts planned in four weeks.': '/dashboard/schedule',
    '2 people in this site’s team, full at 5.': '/dashboard/applications',
    'Post it now': '/dashboard/schedule?task=1',
  })
  expect(screen.getByRole('link', { name: 'Post it now' }).className).not.toContain('button-primary')
})

test('until the first real order the revenue is that of test orders, and says so', () => {
  const tests = { orders: 2, removable: 2, cents: 49_600 }
  renderDashboardScreen(<HomeScreen start={{ ...OWN, tests }} />)
  expect(statsOf('Overview').at(-1)).toBe('$496.002 test orders, no real one yet')
  expect(screen.getByText('Test')).toBeTruthy()
  expect(screen.getByText(/^Payments are rehearsals\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove 2 test orders' })).toBeTruthy()
})

test('while visits are counted, the numbers are real from the first day, and the bars still samples', () => {
  const counts = OWN.counts && { ...OWN.counts, platforms: 0, postsThisMonth: 0 }
  const home = { ...FRESH.home, stats: { followers: 1_178, posts: 0, deals: 0, revenueCents: 0 } }
  renderDashboardScreen(<HomeScreen start={{ ...FRESH, home, counts, isCounted: true }} />)
  const note = screen.getByText(/^These bars are samples/)
  const numbers = screen.getByLabelText('Overview', { selector: 'dl' })
  expect(numbers.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(statsOf('Overview')).toEqual([
    '1,178Active on the list',
    '00 this month',
    '0Approved applications',
    '$0.00Sold in dollars, after refunds',
  ])
  expect(bars()).toEqual(['100%', '45%', '20%'])
  expect(screen.getByRole('link', { name: 'Total Followers' }).getAttribute('href')).toBe(
    '/dashboard/subscribers',
  )
})

test('a bar without a goal says what to count against; without anything left, so does the list', () => {
  const counts = OWN.counts && { ...OWN.counts, planned: { posts: 1, goal: null } }
  const home = { ...OWN.home, actions: [] }
  renderDashboardScreen(<HomeScreen start={{ ...OWN, home, counts, contentGoal: null }} />)
  const link = screen.getByRole('link', {
    name: '1 post planned in four weeks. Set a content goal to count against.',
  })
  expect(link.getAttribute('href')).toBe('/dashboard/onboarding')
  expect(screen.getByText('Nothing is left to do here.')).toBeTruthy()
})

test('the goals stand beside the samples', () => {
  const goals = { followerGoal: 100_000, contentGoal: 4, revenueGoal: 5_000 }
  renderDashboardScreen(<HomeScreen start={{ ...FRESH, ...goals }} />)
  expect(statsOf('Overview')).toEqual(['0Goal 100,000', '0Goal 4 a week', '0', '$0.00Goal $5,000'])
})

test('an admin reads who waits, and since when', () => {
  const people = [{ id: 'n', username: 'nina', name: 'Nina Reyes', since: '2026-11-20T09:00:00.000Z' }]
  renderDashboardScreen(<HomeScreen start={{ ...FRESH, waiting: { total: 3, people } }} />, admin)
  expect(screen.getByText('nina')).toBeTruthy()
  expect(screen.getByText('Since Nov 20, 2026')).toBeTruthy()
  expect(screen.getByText('And 2 more.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open User Management' })
  expect(link.getAttribute('href')).toBe('/dashboard/admin')
})
