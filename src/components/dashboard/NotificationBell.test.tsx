import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import type { Inbox, Notification, NotificationList } from '@/contracts/notifications'
import { answerCalls } from '../testing/answerCalls'
import { expectToast, renderScreen } from '../testing/renderScreen'
import { UiProvider } from '../ui/UiProvider'
import { NotificationBell } from './NotificationBell'
import { agoText } from './agoText'
import { INBOX_KEY } from './useInbox'
import { NOTIFICATIONS_KEY } from './useNotifications'

const approved: Notification = {
  id: 'approved',
  kind: 'deal',
  title: 'Palmera approved you',
  body: 'Winter weekend',
  href: '/dashboard/connect',
  readAt: null,
  createdAt: new Date().toISOString(),
}
const confirmed: Notification = {
  ...approved,
  id: 'confirmed',
  kind: 'event',
  title: 'Reef walk is confirmed',
  readAt: '2026-01-02T10:00:00.000Z',
  createdAt: '2026-01-02T09:00:00.000Z',
}
const INBOX: Inbox = { cursor: 3, unreadMessages: 0, unreadNotifications: 0 }
const EMPTY: NotificationList = { items: [], unread: 0, cursor: null }
const TWO: NotificationList = { items: [approved, confirmed], unread: 1, cursor: null }

function show(list: NotificationList) {
  document.title = 'Achievements · Dashboard'
  renderScreen(
    <SWRConfig value={{ fallback: { [NOTIFICATIONS_KEY]: list, [INBOX_KEY]: INBOX } }}>
      <UiProvider>
        <NotificationBell />
      </UiProvider>
    </SWRConfig>,
  )
  return userEvent.setup()
}
const bell = () => screen.getByRole('button', { name: /^Notifications/ })

afterEach(() => {
  document.title = ''
})

test('counts what is unread without a call, in the title of the window, too', async () => {
  const made = answerCalls({})
  show({ ...TWO, unread: 120 })
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 120 unread')
  expect(screen.getByText('99+')).toBeTruthy()
  expect(document.title).toBe('(99+) Achievements · Dashboard')
  document.title = 'Team · Dashboard'
  await waitFor(() => expect(document.title).toBe('(99+) Team · Dashboard'))
  expect(made).toEqual([])
})

test('opens what is there, asks for what is new, and says when there is nothing', async () => {
  const made = answerCalls({ 'GET /api/notifications': () => ({ body: EMPTY }) })
  const user = show(EMPTY)
  expect(bell().getAttribute('aria-label')).toBe('Notifications')
  expect(document.title).toBe('Achievements · Dashboard')
  await user.click(bell())
  expect(await screen.findByText(/^Nothing yet/)).toBeTruthy()
  expect(made.map(({ call }) => call)).toEqual(['GET /api/notifications'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a row reads itself and leads on; the rest is read by one button', async () => {
  const made = answerCalls({
    'GET /api/notifications': () => ({ body: TWO }),
    'POST /api/notifications/read': () => ({ body: { unread: 0 } }),
  })
  const user = show(EMPTY)
  await user.click(bell())
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  const today = within(await panel.findByRole('region', { name: 'Today' }))
  expect(
    within(panel.getByRole('region', { name: 'Earlier' })).getByText('Reef walk is confirmed'),
  ).toBeTruthy()
  expect(document.title).toBe('(1) Achievements · Dashboard')
  const row = today.getByRole('link', { name: /Palmera approved you *, unread/ })
  expect(row.getAttribute('href')).toBe('/dashboard/connect')
  await user.click(row)
  expect(made.at(-1)).toEqual({ call: 'POST /api/notifications/read', body: { ids: ['approved'] } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bell().getAttribute('aria-label')).toBe('Notifications')
})

test('what cannot be marked as read stays unread', async () => {
  answerCalls({
    'GET /api/notifications': () => ({ body: TWO }),
    'POST /api/notifications/read': () => ({ status: 500, body: {} }),
  })
  const user = show(TWO)
  await user.click(bell())
  await user.click(await screen.findByRole('button', { name: 'Mark all read' }))
  await expectToast('Error', 'Failed to update notifications', 'alert')
  expect(await screen.findByRole('button', { name: 'Mark all read' })).toBeTruthy()
})

test('shows older ones on demand, and a failure with what is known already', async () => {
  answerCalls({
    'GET /api/notifications': () => ({ status: 500, body: {} }),
    'GET /api/notifications?cursor=confirmed': () => ({
      body: { ...TWO, items: [{ ...confirmed, id: 'older', title: 'An older one' }] },
    }),
  })
  const user = show({ ...TWO, cursor: 'confirmed' })
  await user.click(bell())
  expect(await screen.findByText('Your notifications could not be loaded.')).toBeTruthy()
  expect(screen.getByText('Palmera approved you')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show older ones' }))
  expect(await screen.findByText('An older one')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull()
})

test('says how long ago in a few characters', () => {
  const now = new Date(2026, 10, 24, 12, 0)
  const ago = (...[month, day, hour, minute]: [number, number, number, number]) =>
    agoText(new Date(2026, month, day, hour, minute).toISOString(), now)
  expect(ago(10, 24, 12, 0)).toBe('now')
  expect(ago(10, 24, 11, 56)).toBe('4 min')
  expect(ago(10, 24, 1, 0)).toBe('11 h')
  expect(ago(10, 23, 23, 50)).toBe('Mon')
  expect(ago(10, 17, 12, 0)).toBe('Nov 17')
  expect(agoText(new Date(2025, 10, 17).toISOString(), now)).toBe('Nov 17, 2025')
})
