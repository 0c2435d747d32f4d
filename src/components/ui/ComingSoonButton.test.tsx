import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { ComingSoonButton } from './ComingSoonButton'

test('says "Soon" before it is pressed, beside its name and not in it, and again in a toast', async () => {
  renderDashboardScreen(<ComingSoonButton what="Exporting the list">Export List</ComingSoonButton>)
  const button = screen.getByRole('button', { name: 'Export List', description: 'Coming soon' })
  expect(button.textContent).toBe('Export ListSoon')
  await userEvent.click(button)
  await expectToast('Coming soon', 'Exporting the list opens in a later update.')
})
