import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LibraryItem } from '@/contracts/schedule/library'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { statsOf } from '../testing/statsOf'
import { ContentLibraryScreen } from './ContentLibraryScreen'

const item = (overrides: Partial<LibraryItem>): LibraryItem => ({
  id: 'linen',
  title: 'Linen',
  platform: 'instagram',
  date: null,
  publishedAt: null,
  publishedUrl: null,
  ...overrides,
})

test('the content library of somebody new toggles its view and answers every button', async () => {
  const { router } = renderDashboardScreen(
    <ContentLibraryScreen start={{ videos: [], drafts: [], published: [] }} />,
  )
  const user = userEvent.setup()
  expect(statsOf('Content')).toEqual(['0', '0', '0'])
  await user.click(screen.getByRole('radio', { name: 'List' }))
  expect(screen.getByText(/as a list of titles/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upload Your First Video' }).getAttribute('href')).toBe(
    '/dashboard/media',
  )
  await user.click(screen.getByRole('button', { name: 'Add Content' }))
  expect(router.push).toHaveBeenCalledWith('/dashboard/schedule?new=task')
})

test('each number is that of the list below it; a draft opens in the schedule, a post where it is', async () => {
  const publishedUrl = 'https://example.com/post'
  const start = {
    videos: [item({ title: 'Pool film' })],
    drafts: [item({ date: '2026-12-06' }), item({ id: 'hats', title: 'Hats' })],
    published: [item({ title: 'Studio tour', publishedAt: '2026-11-21T12:00:00.000Z', publishedUrl })],
  }
  renderDashboardScreen(<ContentLibraryScreen start={start} />)
  const user = userEvent.setup()
  expect(statsOf('Content')).toEqual(['1', '2', '1'])
  const drafts = within(screen.getByRole('tabpanel'))
  expect(drafts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'InstagramLinenDue Dec 6, 2026',
    'InstagramHatsDue on no day yet',
  ])
  expect(drafts.getByRole('link', { name: 'Linen' }).getAttribute('href')).toBe(
    '/dashboard/schedule?task=linen',
  )
  await user.click(screen.getByRole('tab', { name: /^Videos/ }))
  expect(screen.getByRole('link', { name: 'Pool film' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /^Published/ }))
  expect(screen.getByRole('link', { name: 'Studio tour' }).getAttribute('href')).toBe(publishedUrl)
  expect(screen.getByText(/^Published Nov 21, 2026/)).toBeTruthy()
})
