import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LibraryItem, LibraryStart } from '@/contracts/schedule/library'
import { answerCalls } from '../testing/answerCalls'
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
  cover: null,
  ...overrides,
})

const startOf = (lists: Partial<Record<keyof LibraryStart, LibraryItem[]>>): LibraryStart => {
  const page = (items: LibraryItem[] = []) => ({ items, total: items.length, cursor: null })
  return { videos: page(lists.videos), drafts: page(lists.drafts), published: page(lists.published) }
}

test('the content library of somebody new toggles its view and answers every button', async () => {
  const { router } = renderDashboardScreen(<ContentLibraryScreen start={startOf({})} />)
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
  const start = startOf({
    videos: [item({ title: 'Pool film' })],
    drafts: [item({ date: '2026-12-06' }), item({ id: 'hats', title: 'Hats' })],
    published: [item({ title: 'Studio tour', publishedAt: '2026-11-21T12:00:00.000Z', publishedUrl })],
  })
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

test('a list longer than a page goes on with a press, from where the rendered page ends', async () => {
  const last = { items: [item({ id: 'last', title: 'Last' })], total: 51, cursor: null }
  const made = answerCalls({ 'GET /api/tasks/library': () => ({ body: last }) })
  const first = Array.from({ length: 50 }, (_, index) => item({ id: `${index}`, title: `Draft ${index}` }))
  const start = { ...startOf({}), drafts: { items: first, total: 51, cursor: `1.${'0'.repeat(24)}` } }
  renderDashboardScreen(<ContentLibraryScreen start={start} />)
  const user = userEvent.setup()
  expect(statsOf('Content')).toEqual(['0', '51', '0'])
  expect(screen.getByText('50 of 51 shown')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect((await screen.findByRole('link', { name: 'Last' })).closest('li')).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(made.map(({ query }) => query)).toEqual([`list=drafts&cursor=1.${'0'.repeat(24)}`])
})
