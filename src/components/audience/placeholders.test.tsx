import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HomeScreen } from '../home/HomeScreen'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { AnalyticsScreen } from './AnalyticsScreen'
import { ContentLibraryScreen } from '../media/ContentLibraryScreen'
import { MediaManagerScreen } from '../media/MediaManagerScreen'
import { SubscribersScreen } from './SubscribersScreen'

const numbers = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

test('home greets by username with four zeros, three static bars and two quick ways out', () => {
  renderDashboardScreen(<HomeScreen />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, isla')
  expect(numbers('Overview')).toEqual(['0', '0', '0', '$0.00'])
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
    '100%',
    '45%',
    '20%',
  ])
  expect(screen.getByRole('link', { name: 'View the platform page' }).getAttribute('href')).toBe('/platform')
  expect(screen.getByRole('link', { name: 'View the team page' }).getAttribute('href')).toBe('/join-team')
})

test('every analytics card says Coming Soon', () => {
  renderDashboardScreen(<AnalyticsScreen />)
  expect(screen.getAllByText('Coming Soon')).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length)
})

test('the content library toggles its view and answers every button', async () => {
  renderDashboardScreen(<ContentLibraryScreen />)
  const user = userEvent.setup()
  expect(numbers('Content')).toEqual(['0', '0', '0'])
  await user.click(screen.getByRole('radio', { name: 'List' }))
  expect(screen.getByText(/as a list of titles/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Upload Your First Video' }))
  await expectToast('Coming soon', 'Uploading a video opens in a later update.')
})

test('the media manager shows unlimited storage and no files', () => {
  renderDashboardScreen(<MediaManagerScreen />)
  expect(numbers('Media')).toEqual(['0', '0', '0', '0 GBof unlimited'])
  expect(screen.getByText('No media files yet')).toBeTruthy()
})

test('a file that is dropped on the media manager does not open in its place', async () => {
  renderDashboardScreen(<MediaManagerScreen />)
  const zone = screen.getByText('No media files yet')
  expect(fireEvent.dragOver(zone)).toBe(false)
  expect(fireEvent.drop(zone)).toBe(false)
  await expectToast('Coming soon', 'Uploading media opens in a later update.')
})

test('email subscribers has no data and says where sign-ups will appear', async () => {
  renderDashboardScreen(<SubscribersScreen />)
  expect(numbers('Subscribers')).toEqual(['0', '0', '0', '--'])
  expect(screen.getByText('Signups from the landing page will appear here.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Export List' }))
  await expectToast('Coming soon', 'Exporting the list opens in a later update.')
})
