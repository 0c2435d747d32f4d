import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resetMemoryStores } from '../../api/memoryStore'
import { renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { DirectoryManagementScreen } from './DirectoryManagementScreen'

beforeEach(resetMemoryStores)

test('calls its listings samples, and says at the form that they reach no directory', async () => {
  renderDashboardScreen(<DirectoryManagementScreen />)
  expect(screen.getAllByText('Sample')).toHaveLength(1 + 3)
  expect(screen.getByText(/^Listings with this mark are samples/).textContent).toContain(
    'reaches no directory',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add Listing' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    dialog.getByText('It reaches no directory. Kept in this tab only, until you reload it.'),
  ).toBeTruthy()
})

test('checks a new listing and adds it with no rating', async () => {
  renderDashboardScreen(<DirectoryManagementScreen />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add Listing' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save listing' }))
  for (const text of [
    'Name is required',
    'Category is required',
    'Description must be at least 10 characters',
    'Location is required',
  ]) {
    expect(dialog.getByText(text)).toBeTruthy()
  }
  await user.type(dialog.getByLabelText('Name'), 'Cala Kitchen')
  await user.click(dialog.getByRole('button', { name: /Category/ }))
  await user.click(screen.getByRole('option', { name: 'Hotels + Restaurants' }))
  await user.type(dialog.getByLabelText('Description'), 'Short')
  await user.type(dialog.getByLabelText('Location'), 'Tampa')
  await user.click(dialog.getByRole('button', { name: 'Save listing' }))
  expect(dialog.getByText('Description must be at least 10 characters')).toBeTruthy()
  await user.type(dialog.getByLabelText('Description'), ', then longer.')
  await user.click(dialog.getByRole('button', { name: 'Save listing' }))
  await expectToast('Listing added', 'Cala Kitchen: in this tab only, until you reload it.')
  expect(screen.getByText('Tampa · Not rated yet')).toBeTruthy()
  expect(screen.getAllByText('Sample')).toHaveLength(1 + 3)
})

test('edits, features and deletes after a question', async () => {
  renderDashboardScreen(<DirectoryManagementScreen />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Edit Casa Bermeja' }))
  const name = within(await screen.findByRole('dialog')).getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Casa Roja')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save listing' }))
  await expectToast('Listing updated', 'Casa Roja: in this tab only, until you reload it.')
  await user.click(screen.getByRole('button', { name: 'Feature Quiet Water' }))
  expect(screen.getAllByText('Featured')).toHaveLength(2)
  // The name already says what a press does; a pressed state would contradict it.
  const star = screen.getByRole('button', { name: 'Take Quiet Water out of featured' })
  expect(star.getAttribute('aria-pressed')).toBeNull()
  expect(star.dataset.selected).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Delete Casa Roja' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete listing' }),
  )
  await expectToast('Listing deleted', 'Casa Roja')
  expect(screen.queryByRole('heading', { name: 'Casa Roja' })).toBeNull()
})
