import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SUBSCRIBER_TEXTS, type Subscriber, type SubscriberSummary } from '@/contracts/audience/subscribers'
import { WELCOME_UNWRITTEN } from '@/contracts/audience/welcomeLetter'
import { answerCalls } from '../testing/answerCalls'
import { letter } from '../testing/letter'
import { admin, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { statsOf } from '../testing/statsOf'
import { SubscribersScreen } from './SubscribersScreen'

const fresh: SubscriberSummary = {
  total: 0,
  active: 0,
  left: 0,
  bounced: 0,
  newThisMonth: 0,
  monthStart: '2026-11-01',
  pending: null,
  letters: 0,
  openRate: null,
  growth: [],
}

const picture = '/api/media/file/hat.webp'
const letterRow = { ...letter, status: 'sent', total: 812, opened: 41, picture }

const subscriber: Subscriber = {
  id: 's1',
  email: 'marisol@example.com',
  firstName: 'Marisol',
  status: 'pending',
  topics: ['launch'],
  source: 'landing',
  tags: [],
  signedUpAt: '2026-11-20T09:00:00.000Z',
  confirmedAt: null,
  leftAt: null,
  leftReason: null,
  canBeAsked: true,
}

function open(items: Subscriber[], more: Parameters<typeof answerCalls>[0] = {}, search = '') {
  const summary = { ...fresh, pending: items.filter(({ status }) => status === 'pending').length }
  const made = answerCalls({
    'GET /api/subscribers': () => ({ body: { items, total: items.length, cursor: null } }),
    'GET /api/subscribers/tags': () => ({ body: ['summer', 'vip'] }),
    'GET /api/subscribers/summary': () => ({ body: summary }),
    ...more,
  })
  renderDashboardScreen(<SubscribersScreen summary={summary} />, admin, search)
  return { made, user: userEvent.setup() }
}

test('a fresh site shows a creator its zeros, where sign-ups will appear, and asks for nothing', async () => {
  const made = answerCalls({})
  renderDashboardScreen(<SubscribersScreen summary={fresh} />)
  expect(statsOf('Subscribers')).toEqual(['0', '0', '0', '--'])
  expect(screen.getByText('No subscribers yet')).toBeTruthy()
  expect(screen.getByText('Signups from the landing page will appear here.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Export List' }))
  await expectToast('Ask an admin', 'Only admins can export addresses.')
  expect(made).toEqual([])
})

test('a creator sees numbers with what they count, and no address', () => {
  answerCalls({})
  const summary = { ...fresh, total: 1_240, active: 1_178, left: 44, bounced: 18, newThisMonth: 96 }
  renderDashboardScreen(<SubscribersScreen summary={summary} />)
  expect(statsOf('Subscribers')).toEqual([
    '1,240ever confirmed or imported',
    '1,17844 left, 18 bounced',
    '96since Nov 1, 2026',
    '--',
  ])
  expect(screen.getByText('Addresses are shown to admins.')).toBeTruthy()
})

test('shows how many came and went each week, as bars or as a table', async () => {
  answerCalls({})
  const growth = [
    { week: '2026-11-15', confirmed: 1_189, gone: 3 },
    { week: '2026-11-22', confirmed: 0, gone: 1 },
  ]
  renderDashboardScreen(<SubscribersScreen summary={{ ...fresh, total: 1_240, growth }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const table = screen.getByRole('table', { name: 'Growth, week by week' })
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual(['Week fromConfirmedLeft or bounced', 'Nov 22, 202601', 'Nov 15, 20261,1893'])
  expect(screen.getByText('Confirmed 1,189')).toBeTruthy()
  expect(screen.getByText('Left or bounced 4')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Subscribers/ }).textContent).toBe('Subscribers1,240')
  expect(screen.getByText('2 weeks')).toBeTruthy()
})

test('an admin reads who signed up, and takes the list home', async () => {
  open([subscriber, { ...subscriber, id: 's2', email: 'nia@example.com', status: 'active', firstName: null }])
  const row = await screen.findByRole('row', { name: /marisol@example\.com/ })
  expect(within(row).getByText('Waiting')).toBeTruthy()
  expect(within(row).getByText('Marisol, from Landing')).toBeTruthy()
  expect(
    screen.getByText((_, element) => element?.textContent === '1 waits for their confirmation.'),
  ).toBeTruthy()
  const exported = screen.getByRole('link', { name: 'Export List' })
  expect(exported.getAttribute('href')).toBe('/api/subscribers/export')
  expect(screen.getByRole('link', { name: 'welcome letter' }).getAttribute('href')).toBe(
    '/admin/globals/welcome-letter',
  )
})

test('an admin of a fresh site reads the same empty text', async () => {
  open([])
  expect(await screen.findByText('Signups from the landing page will appear here.')).toBeTruthy()
})

test('an admin switches the welcome letter on above the letters, once it is written', async () => {
  let welcome = { isOn: false, subject: '' }
  const refusal = { message: WELCOME_UNWRITTEN, error: WELCOME_UNWRITTEN }
  answerCalls({
    'GET /api/campaigns': () => ({ body: { items: [letterRow], total: 1, cursor: null } }),
    'GET /api/campaigns/welcome': () => ({ body: welcome }),
    'PATCH /api/campaigns/welcome': (body) => {
      if (!welcome.subject) return { status: 409, body: refusal }
      welcome = { ...welcome, ...(body as { isOn: boolean }) }
      return { body: welcome }
    },
  })
  const user = userEvent.setup()
  renderDashboardScreen(<SubscribersScreen summary={{ ...fresh, letters: 1 }} />, admin, '?tab=letters')
  expect(await screen.findByText('Not written yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write it' }).getAttribute('href')).toBe(
    '/admin/globals/welcome-letter',
  )
  const row = screen.getByText('≥ 41%').closest('li')
  expect(row?.querySelector('img')?.getAttribute('src')).toContain(picture)
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Welcome letter' })
  welcome = { isOn: false, subject: 'Hello' }
  await user.click(toggle)
  expect(await screen.findByText('Hello')).toBeTruthy()
  await waitFor(() => expect(toggle.checked).toBe(true))
})

test('a filter that nobody fits says so and can be taken back', async () => {
  const answer = { body: { items: [], total: 0, cursor: null } }
  const { user } = open(
    [subscriber],
    { 'GET /api/subscribers?status=bounced': () => answer },
    '?status=bounced',
  )
  await user.click(await screen.findByRole('button', { name: 'Show everybody' }))
  expect(await screen.findByText('marisol@example.com')).toBeTruthy()
})

test('asks one again, and all who wait', async () => {
  let asked = 3
  const { made, user } = open([subscriber], {
    'POST /api/subscribers/s1/confirm-mail': () => ({ body: { ...subscriber, canBeAsked: false } }),
    'POST /api/subscribers/confirm-mails': () => ({ body: { asked } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for marisol@example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ask again to confirm' }))
  await expectToast('Asked again', 'marisol@example.com')
  await user.click(screen.getByRole('button', { name: 'Ask them again' }))
  await expectToast('Asked again', '3 mails go out.')
  asked = 0
  await user.click(screen.getByRole('button', { name: 'Ask them again' }))
  await expectToast('Nobody was asked', SUBSCRIBER_TEXTS.askedAlready)
  expect(made.filter(({ call }) => call.startsWith('POST'))).toHaveLength(3)
})

test('ends a subscription only after a question, which stays open when it fails', async () => {
  let status = 409
  const { made, user } = open([subscriber], {
    'PATCH /api/subscribers/s1': () => ({
      status,
      body:
        status === 200 ? subscriber : { message: 'Only they can do that.', error: 'Only they can do that.' },
    }),
    'DELETE /api/subscribers/s1': () => ({ body: { message: 'Address erased' } }),
  })
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for marisol@example.com' }))
    await user.click(await screen.findByRole('menuitem', { name }))
    return within(await screen.findByRole('alertdialog'))
  }
  const leave = await choose('Take off the list…')
  await user.click(leave.getByRole('button', { name: 'Take off the list' }))
  await expectToast('Error', 'Only they can do that.', 'alert')
  status = 200
  await user.click(leave.getByRole('button', { name: 'Take off the list' }))
  await expectToast('Taken off the list', '')
  expect(made.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ status: 'unsubscribed' })
  const erase = await choose('Erase address…')
  await user.click(erase.getByRole('button', { name: 'Erase address' }))
  await expectToast('Address erased', '')
})

test('edits name, topics and tags of somebody, and shows who has a tag', async () => {
  const ana: Subscriber = { ...subscriber, status: 'active', topics: ['launch', 'news'], tags: ['summer'] }
  const { made, user } = open([ana], {
    'PATCH /api/subscribers/s1': () => ({ body: ana }),
    'GET /api/subscribers?tag=vip': () => ({ body: { items: [], total: 0, cursor: null } }),
  })
  expect(await screen.findByText('Tags: summer')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Actions for marisol@example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText(/^First name/))
  await user.type(dialog.getByLabelText(/^First name/), 'Mari')
  for (const topic of ['Launch', 'News']) await user.click(dialog.getByRole('checkbox', { name: topic }))
  expect(dialog.getByRole('alert').textContent).toBe('Choose at least one.')
  await user.click(dialog.getByRole('checkbox', { name: 'News' }))
  await user.type(dialog.getByRole('textbox', { name: /^Tags/ }), 'VIP customer{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await expectToast('Changes saved', 'marisol@example.com')
  expect(made.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    firstName: 'Mari',
    topics: ['news'],
    tags: ['summer', 'vip-customer'],
  })
  await user.click(screen.getByRole('button', { name: /Tag$/ }))
  await user.click(await screen.findByRole('option', { name: 'vip' }))
  expect(await screen.findByText('Nobody fits')).toBeTruthy()
})

test('says that the list could not be loaded', async () => {
  open([], { 'GET /api/subscribers': () => ({ status: 500, body: {} }) })
  expect(await screen.findByText('The subscribers could not be loaded.')).toBeTruthy()
})
