import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CreatorListing, ListingReview } from '@/contracts/creatorListings'
import { resetMemoryStores } from '../../api/memoryStore'
import { answerCalls } from '../../testing/answerCalls'
import { admin, isla, renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { DirectoryManagementScreen } from './DirectoryManagementScreen'

beforeEach(resetMemoryStores)

const NOTHING = { listings: [], reviews: null }
const listing = (changes: Partial<CreatorListing> = {}): CreatorListing => ({
  id: 'l1',
  name: 'Cala Kitchen',
  category: 'Hotels + Restaurants',
  description: 'Grilled over driftwood.',
  location: 'Tampa',
  phone: null,
  website: null,
  hours: null,
  openingHours: [],
  imageId: null,
  featured: false,
  seeksCreators: false,
  pitch: null,
  rating: 0,
  state: 'draft',
  decisionNote: null,
  publishedUrl: null,
  version: 1,
  updatedAt: '2026-11-22T10:00:00.000Z',
  ...changes,
})

test('a fresh account sees three samples, makes no call, and stores nothing of them', async () => {
  const made = answerCalls({})
  renderDashboardScreen(<DirectoryManagementScreen start={NOTHING} />)
  const user = userEvent.setup()
  expect(screen.getAllByText('Sample')).toHaveLength(1 + 3)
  expect(screen.getByText('These are samples. Your own start empty.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit Casa Bermeja' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^It reaches no directory\. Kept in this tab only/)).toBeTruthy()
  const name = dialog.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Casa Roja')
  await user.click(dialog.getByRole('button', { name: 'Save listing' }))
  await expectToast('Listing updated', 'Sample: nothing is stored')
  await user.click(screen.getByRole('button', { name: 'Feature Quiet Water' }))
  // The name already says what a press does; a pressed state would contradict it.
  const star = screen.getByRole('button', { name: 'Take Quiet Water out of featured' })
  expect(star.getAttribute('aria-pressed')).toBeNull()
  expect(star.dataset.selected).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Delete Casa Roja' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete listing' }))
  await expectToast('Listing deleted', 'Sample: nothing is stored')
  expect(screen.queryByRole('heading', { name: 'Casa Roja' })).toBeNull()
  expect(made).toEqual([])
})

test('checks a new listing, stores it with its hours, and keeps the samples beside it', async () => {
  const stored: CreatorListing[] = []
  const made = answerCalls({
    'GET /api/listings': () => ({ body: stored }),
    'POST /api/listings': (body) => {
      stored.push(listing(body as CreatorListing))
      return { status: 201, body: stored[0] }
    },
  })
  renderDashboardScreen(<DirectoryManagementScreen start={NOTHING} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add Listing' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = dialog.getByRole('button', { name: 'Save listing' })
  await user.click(save)
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
  await user.type(dialog.getByLabelText('Description'), 'Grilled over driftwood.')
  await user.type(dialog.getByLabelText('Location'), 'Tampa')
  await user.click(dialog.getByRole('checkbox', { name: 'Saturday' }))
  const closes = dialog.getByLabelText('Saturday closes')
  await user.clear(closes)
  await user.type(closes, '02:00')
  expect(dialog.getByText('until the next day')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Copy Saturday down' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Tuesday' }))
  await user.click(dialog.getByRole('button', { name: 'Tuesday all day' }))
  await user.click(save)
  await expectToast('Listing added', 'Cala Kitchen: a draft, until you submit it.')
  expect(made.find(({ call }) => call === 'POST /api/listings')?.body).toMatchObject({
    name: 'Cala Kitchen',
    openingHours: [
      { days: ['tu'], opens: '00:00', closes: '00:00' },
      { days: ['sa', 'su'], opens: '09:00', closes: '02:00' },
    ],
  })
  expect(screen.getByText('Draft')).toBeTruthy()
  expect(screen.getByText('Tampa · Not rated yet')).toBeTruthy()
  expect(screen.getAllByText('Sample')).toHaveLength(1 + 3)
})

test('shows what a listing waits for, and submits one', async () => {
  const draft = listing()
  const made = answerCalls({
    'GET /api/listings': () => ({ body: [{ ...draft, state: 'submitted', version: 2 }] }),
    'POST /api/listings/l1/submit': () => ({ body: { ...draft, state: 'submitted', version: 2 } }),
  })
  const others = [
    listing({ id: 'l2', name: 'Altamar', state: 'rejected', decisionNote: 'Noon or midnight?' }),
    listing({ id: 'l3', name: 'Quiet', state: 'submitted', publishedUrl: '/directory/quiet' }),
    listing({ id: 'l4', name: 'Arch', state: 'approved', publishedUrl: '/directory/arch' }),
  ]
  const start = { listings: [draft, ...others], reviews: null }
  renderDashboardScreen(<DirectoryManagementScreen start={start} />, isla, '', ['directory'])
  expect(screen.queryByText('Sample')).toBeNull()
  expect(screen.getByText('Noon or midnight?')).toBeTruthy()
  expect(screen.getByText('A change waits for review')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Public page of Arch' }).getAttribute('href')).toBe(
    '/directory/arch',
  )
  expect(screen.queryByRole('button', { name: 'Submit Arch' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Submit Cala Kitchen' }))
  await expectToast('Listing submitted', 'Cala Kitchen: an admin looks at it first.')
  expect(made[0]).toEqual({ call: 'POST /api/listings/l1/submit', body: { version: 1 } })
})

test('unpublishes a listing after a question, and says what failed', async () => {
  let arch = listing({ id: 'l4', name: 'Arch', state: 'approved', publishedUrl: '/directory/arch' })
  let fails = true
  const made = answerCalls({
    'GET /api/listings': () => ({ body: [arch] }),
    'POST /api/listings/l4/unpublish': () => {
      if (fails) return { status: 500, body: {} }
      arch = { ...arch, state: 'unpublished', publishedUrl: null, version: 2 }
      return { body: arch }
    },
  })
  const start = { listings: [arch], reviews: null }
  renderDashboardScreen(<DirectoryManagementScreen start={start} />, isla, '', ['directory'])
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Unpublish Arch' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Unpublish Arch?' }))
  const confirm = question.getByRole('button', { name: 'Unpublish' })
  await user.click(confirm)
  await expectToast('Error', 'Failed to save listing', 'alert')
  fails = false
  await user.click(confirm)
  await expectToast('Listing unpublished', 'Arch')
  expect(made[0]).toEqual({ call: 'POST /api/listings/l4/unpublish', body: { version: 1 } })
  expect((await screen.findByRole('button', { name: 'Submit Arch' })).textContent).toBe('Submit again')
  expect(screen.queryByRole('link', { name: 'Public page of Arch' })).toBeNull()
})

const review: ListingReview = {
  listing: listing({ name: 'Quiet Water', state: 'submitted', hours: 'Daily, 9 to 10', version: 4 }),
  owner: 'Marisol Díaz',
  submittedAt: '2026-11-20T10:00:00.000Z',
  published: {
    name: 'Quiet Water',
    category: 'Hotels + Restaurants',
    description: 'Grilled over driftwood.',
    location: 'Tampa',
    phone: null,
    website: null,
    hours: 'Daily, 9 to 8',
    openingHours: [],
    seeksCreators: false,
    pitch: null,
    imageUrl: null,
  },
}

test('an admin compares a change with the public copy, and needs a note to reject it', async () => {
  let reviews = [review]
  const made = answerCalls({
    'GET /api/listings': () => ({ body: [] }),
    'GET /api/listings/review': () => ({ body: reviews }),
    'POST /api/listings/l1/decide': () => {
      reviews = []
      return { body: { ...review.listing, state: 'rejected' } }
    },
  })
  const start = { listings: [], reviews }
  renderDashboardScreen(<DirectoryManagementScreen start={start} />, admin, '?tab=review')
  const user = userEvent.setup()
  expect(screen.getByRole('tab', { name: 'To review (1)' })).toBeTruthy()
  const row = within(await screen.findByRole('row', { name: /^Hours/ }))
  expect(row.getByText('Daily, 9 to 8').tagName).toBe('DEL')
  expect(row.getByText('Daily, 9 to 10').tagName).toBe('INS')
  expect(screen.getByText('From Marisol Díaz, one field differs')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  expect(screen.getByText('Say what has to change')).toBeTruthy()
  expect(made).toEqual([])
  await user.type(screen.getByLabelText('Note to Marisol Díaz'), 'Which hours?')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await expectToast('Listing declined', 'Quiet Water')
  expect(made[0]?.body).toEqual({ version: 4, decision: 'rejected', note: 'Which hours?' })
  expect(screen.getByText('Nothing waits')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'To review (0)' })).toBeTruthy()
})

test('of a change whose texts are the public ones an admin reads that no text differs', async () => {
  answerCalls({})
  const same = { ...review, listing: { ...review.listing, hours: 'Daily, 9 to 8', imageId: 'm2' } }
  const start = { listings: [], reviews: [same] }
  renderDashboardScreen(<DirectoryManagementScreen start={start} />, admin, '?tab=review')
  expect(await screen.findByText('From Marisol Díaz, no text differs')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'After approval' })).toBeTruthy()
})
