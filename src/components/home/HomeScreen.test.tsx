import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { statsOf } from '../testing/statsOf'
import { HomeScreen } from './HomeScreen'

test('home greets by username with four zeros, three static bars and two quick ways out', () => {
  renderDashboardScreen(<HomeScreen />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, isla')
  expect(screen.getByText(/^These numbers and bars are samples/)).toBeTruthy()
  expect(screen.getAllByText('Sample')).toHaveLength(1 + 3)
  expect(statsOf('Overview')).toEqual(['0', '0', '0', '$0.00'])
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
    '100%',
    '45%',
    '20%',
  ])
  expect(screen.getByRole('link', { name: 'View the platform page' }).getAttribute('href')).toBe('/platform')
  expect(screen.getByRole('link', { name: 'View the team page' }).getAttribute('href')).toBe('/join-team')
})
