import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { HomeStart } from '@/contracts/home'
import { admin, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { statsOf } from '../testing/statsOf'
import { HomeScreen } from './HomeScreen'

const FRESH: HomeStart = {
  isReturning: false,
  isOnboardingSent: false,
  followerGoal: null,
  contentGoal: null,
  revenueGoal: null,
  hasIdea: false,
  hasProduct: false,
  openDeals: 2,
  waiting: null,
}

test('home greets by username with four zeros and three static bars, called samples, and leads on', () => {
  renderDashboardScreen(<HomeScreen start={FRESH} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, isla')
  expect(screen.getByText(/^These numbers and bars are samples/)).toBeTruthy()
  expect(screen.getAllByText('Sample')).toHaveLength(1 + 3)
  expect(statsOf('Overview')).toEqual(['0', '0', '0', '$0.00'])
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
    '100%',
    '45%',
    '20%',
  ])
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/dashboard/onboarding')
  expect(screen.getByText('Read 2 open brand deals')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View the platform page' }).getAttribute('href')).toBe('/platform')
  expect(screen.getByRole('link', { name: 'View the team page' }).getAttribute('href')).toBe('/join-team')
  expect(screen.queryByText('Waiting for approval')).toBeNull()
})

test('what is done is not asked for again, and the goals stand beside their numbers', () => {
  const done = { isOnboardingSent: true, hasIdea: true, hasProduct: true, openDeals: 0 }
  const goals = { followerGoal: 100_000, contentGoal: 4, revenueGoal: 5_000 }
  renderDashboardScreen(<HomeScreen start={{ ...FRESH, ...done, ...goals, isReturning: true }} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, isla')
  expect(screen.queryByText('Finish onboarding')).toBeNull()
  expect(screen.getByText('Nothing is left to do here.')).toBeTruthy()
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
