import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { AnalyticsScreen } from './AnalyticsScreen'

test('every analytics card says Coming Soon', () => {
  renderDashboardScreen(<AnalyticsScreen />)
  expect(screen.getAllByText('Coming Soon')).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length)
  expect(screen.getByText(/^Nothing is measured yet/)).toBeTruthy()
})
