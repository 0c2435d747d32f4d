import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { admin, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { statsOf } from '../testing/statsOf'
import { SubscribersScreen } from './SubscribersScreen'

test('email subscribers has no data and says where sign-ups will appear', async () => {
  renderDashboardScreen(<SubscribersScreen />)
  expect(statsOf('Subscribers')).toEqual(['0', '0', '0', '--'])
  expect(screen.getByText(/^These zeros count nothing yet\. .* are read by the admins/)).toBeTruthy()
  expect(screen.getByText('Signups from the landing page will appear here.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Export List' }))
  await expectToast('Coming soon', 'Exporting the list opens in a later update.')
})

test('an admin is led to the sign-ups in the console', () => {
  renderDashboardScreen(<SubscribersScreen />, admin)
  const link = screen.getByRole('link', { name: 'in the console' })
  expect(link.getAttribute('href')).toBe('/admin/collections/email-signups')
})
