import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { statsOf } from '../testing/statsOf'
import { SubscribersScreen } from './SubscribersScreen'

test('email subscribers has no data and says where sign-ups will appear', async () => {
  renderDashboardScreen(<SubscribersScreen />)
  expect(statsOf('Subscribers')).toEqual(['0', '0', '0', '--'])
  expect(screen.getByText('Signups from the landing page will appear here.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Export List' }))
  await expectToast('Coming soon', 'Exporting the list opens in a later update.')
})
