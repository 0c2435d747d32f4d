import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { AchievementsScreen } from './AchievementsScreen'
import { sampleAchievements } from './sampleAchievements'

test('adds up the unlocked points and rounds the percent', () => {
  expect(sampleAchievements.map(({ points }) => points)).toEqual([100, 50, 150, 75, 200, 250])
  renderDashboardScreen(<AchievementsScreen />)
  // 225 of 825 points are 27.27 %.
  expect(screen.getByText('225')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('27% of 825 points')
  expect(screen.getByText(/^Six sample achievements, with sample points and days/)).toBeTruthy()
  expect(screen.getAllByText('Sample')).toHaveLength(1 + 2)
})
