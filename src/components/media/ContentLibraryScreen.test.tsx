import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { statsOf } from '../testing/statsOf'
import { ContentLibraryScreen } from './ContentLibraryScreen'

test('the content library toggles its view and answers every button', async () => {
  renderDashboardScreen(<ContentLibraryScreen />)
  const user = userEvent.setup()
  expect(statsOf('Content')).toEqual(['0', '0', '0'])
  expect(screen.getByText(/^These zeros count nothing yet/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'List' }))
  expect(screen.getByText(/as a list of titles/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Upload Your First Video' }))
  await expectToast('Coming soon', 'Uploading a video opens in a later update.')
})
