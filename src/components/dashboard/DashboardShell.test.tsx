import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import type { User } from '@/contracts/account/identity'
import type { ShellStart } from '@/contracts/shell'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { TeamScreen } from '../team/manage/TeamScreen'
import { EventsScreen } from '../events/EventsScreen'
import { keepCheckout, pendingOrder } from '../cart/checkoutStore'
import { answerCalls } from '../testing/answerCalls'
import { expectLogIn } from '../testing/expectLogIn'
import { admin, freshStart, isla, workspaceWith } from '../testing/renderDashboardScreen'
import { VisionBoardScreen } from '../ideas/VisionBoardScreen'
import { DirectoryManagementScreen } from '../directory/manage/DirectoryManagementScreen'
import { SESSION_KEY } from '../session/useSession'
import { expectToast, renderScreen } from '../testing/renderScreen'
import { DashboardShell } from './DashboardShell'

// Loaded on demand, which takes longer than a test waits on a busy machine.
beforeAll(async () => {
  await import('../ui/DialogBox')
  await import('./SearchPalette')
})
beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia
})

function show(user = isla, sidebar: 'expanded' | 'collapsed' = 'expanded') {
  const { router } = renderScreen(
    <PathnameContext value="/dashboard/settings">
      <DashboardShell brand="Isla Verano" user={user} start={freshStart} sidebar={sidebar}>
        <h1>Screen</h1>
      </DashboardShell>
    </PathnameContext>,
  )
  return { ...within(screen.getByRole('navigation', { name: 'Dashboard' })), router }
}

/** The specified entries; new screens may appear between them. */
const SPECIFIED = [
  ['Dashboard', '/dashboard'],
  ['Onboarding', '/dashboard/onboarding'],
  ['Platform Setup', '/dashboard/platforms'],
  ['Content Schedule', '/dashboard/schedule'],
  ['Creator Connect', '/dashboard/connect'],
  ['Ecommerce', '/dashboard/ecommerce'],
  ['Directory', '/dashboard/directory-manage'],
  ['Analytics', '/dashboard/analytics'],
  ['Content Library', '/dashboard/content'],
  ['Media Manager', '/dashboard/media'],
  ['Achievements', '/dashboard/achievements'],
  ['Vision Board', '/dashboard/vision-board'],
  ['Events & Bookings', '/dashboard/events'],
  ['Team', '/dashboard/applications'],
  ['Email Subscribers', '/dashboard/subscribers'],
  ['Feedback & Reports', '/dashboard/reports'],
  ['Fake Account Handling', '/dashboard/fake-accounts'],
  ['Admin Chat', '/dashboard/chat'],
  ['Settings', '/dashboard/settings'],
  ['User Management', '/dashboard/admin'],
]

test('an idea is noted without leaving the screen', async () => {
  const made = answerCalls({ 'POST /api/vision-board': () => ({ status: 201, body: {} }) })
  show()
  const user = userEvent.setup()
  // Shown on a phone only.
  await user.click(screen.getByRole('button', { name: 'Capture', hidden: true }))
  await user.click(await screen.findByRole('menuitem', { name: 'Idea' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save an idea' }))
  await user.type(dialog.getByLabelText('Title'), 'Reef walk')
  await user.click(dialog.getByRole('button', { name: 'Save idea' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(made.map(({ call, body }) => [call, body])).toEqual([
    [
      'POST /api/vision-board',
      { userId: 'user-isla', type: 'text', title: 'Reef walk', content: null, status: 'idea' },
    ],
  ])
})

test('Ctrl+K searches screens, actions and what is one’s own, and Enter opens what is chosen', async () => {
  const found = [{ kind: 'task', id: 't', title: 'Conch walk', href: '/dashboard/schedule?task=t' }]
  const made = answerCalls({ 'GET /api/search': () => ({ body: found }) })
  const { router } = show()
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  const field = dialog.getByRole('searchbox', { name: 'Search' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(dialog.getByRole('button', { name: 'Vision Board' })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'User Management' })).toBeNull()
  await user.keyboard('con')
  expect(await dialog.findByRole('button', { name: /Conch walk/ })).toBeTruthy()
  expect(
    dialog.getAllByRole('button', { name: /con/i }).map((row) => row.querySelector('b')?.textContent),
  ).toEqual(['Conch walk', 'Content Schedule', 'Creator Connect', 'Content Library'])
  await user.keyboard('c')
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Content Schedule' })).toBeNull())
  expect(await dialog.findByRole('button', { name: /Conch walk/ })).toBeTruthy()
  await waitFor(() => expect(made.at(-1)).toMatchObject({ call: 'GET /api/search', query: 'q=conc' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/dashboard/schedule?task=t'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a search that finds nothing says so, and Escape gives the focus back', async () => {
  answerCalls({ 'GET /api/search': () => ({ body: [] }) })
  show()
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Search' })
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  await user.type(dialog.getByRole('searchbox'), 'zzz')
  expect(await dialog.findByText('Nothing found for “zzz”.')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('a file that is dropped beside every drop zone stays outside', () => {
  show()
  const dataTransfer = { types: ['Files'], dropEffect: 'copy' }
  expect(fireEvent.dragOver(screen.getByRole('heading', { level: 1 }), { dataTransfer })).toBe(false)
  expect(dataTransfer.dropEffect).toBe('none')
  expect(fireEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer })).toBe(false)
  const text = { types: ['text/plain'], dropEffect: 'move' }
  expect(fireEvent.dragOver(screen.getByRole('heading', { level: 1 }), { dataTransfer: text })).toBe(true)
})

test('names its groups', () => {
  const lists = show(admin).getAllByRole('list')
  const names = ['Start', 'Work', 'Library', 'People', 'Your account', 'Admin']
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(names)
})

test('lists the specified entries in order', () => {
  const links = show(admin)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  const names = SPECIFIED.map(([name]) => name)
  expect(links.filter(([name]) => names.includes(name ?? ''))).toEqual(SPECIFIED)
})

test('shows a creator no admin group, and who is signed in', () => {
  const nav = show()
  expect(nav.queryByText('User Management')).toBeNull()
  expect(nav.queryByText('Admin')).toBeNull()
  expect(screen.getByText('Signed in as').textContent).toBe('Signed in as isla')
  expect(screen.getByText('IS')).toBeTruthy()
})

test('Ctrl+B collapses the sidebar and keeps that in a cookie', async () => {
  const nav = show()
  const user = userEvent.setup()
  expect(nav.getByText('Settings')).toBeTruthy()
  await user.keyboard('{Control>}b{/Control}')
  expect(nav.queryByText('Settings')).toBeNull()
  expect(nav.getByRole('link', { name: 'Settings' })).toBeTruthy()
  expect(document.cookie).toContain('sidebar=collapsed')
  await user.keyboard('{Meta>}b{/Meta}')
  expect(nav.getByText('Settings')).toBeTruthy()
  expect(document.cookie).toContain('sidebar=expanded')
})

test('starts as the server read it', () => {
  expect(show(isla, 'collapsed').queryByText('Settings')).toBeNull()
})

test('tells the time zone once, as soon as anything is one’s own, where it is not the site’s', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const away = { ...workspaceWith('schedule'), timeZone: 'Pacific/Kiritimati' }
  const made = answerCalls({ 'PATCH /api/workspace': () => ({ body: { ...away, timeZone: here } }) })
  const starts: [ShellStart, number][] = [
    [{ ...freshStart, workspace: { ...workspaceWith(), timeZone: away.timeZone } }, 0],
    [{ ...freshStart, workspace: { ...away, timeZone: here } }, 0],
    [{ ...freshStart, workspace: away, hasTimeZone: true }, 0],
    [{ ...freshStart, workspace: away }, 1],
  ]
  for (const [start, calls] of starts) {
    const { unmount } = renderScreen(
      <DashboardShell brand="Isla Verano" user={isla} start={start} sidebar="expanded">
        <h1>Screen</h1>
      </DashboardShell>,
    )
    await waitFor(() => expect(made).toHaveLength(calls))
    unmount()
  }
  expect(made[0]).toEqual({ call: 'PATCH /api/workspace', body: { timeZone: here } })
})

test('what one person left in the browser’s memory is gone after the log-out', async () => {
  answerCalls({ 'POST /api/logout': () => ({ body: {} }) })
  renderScreen(
    <DashboardShell brand="Isla Verano" user={isla} start={freshStart} sidebar="expanded">
      <DirectoryManagementScreen start={{ listings: [], reviews: null }} />
    </DashboardShell>,
  )
  const plain = () => screen.queryAllByRole('button', { name: /^Feature / })
  const before = plain().length
  const [first] = plain()
  if (first) await userEvent.click(first)
  expect(plain()).toHaveLength(before - 1)
  const pressed = userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByRole('button', { name: 'Logging out...' })
  await pressed
  await expectToast('Logged out', 'You have been successfully logged out.')
  expect(plain()).toHaveLength(before)
})

test('the order that somebody placed here is forgotten when another person is in, and at the log-out', async () => {
  answerCalls({ 'POST /api/logout': () => ({ body: {} }) })
  for (const userId of [null, admin.id, isla.id]) {
    keepCheckout({ attempt: 'a', number: 'TEST-7KQ2-M9XA', orderUrl: '/order/x/k', lines: [], userId })
    const { unmount } = renderScreen(
      <DashboardShell brand="Isla Verano" user={isla} start={freshStart} sidebar="expanded">
        <h1>Screen</h1>
      </DashboardShell>,
    )
    expect(pendingOrder() !== null).toBe(userId === isla.id)
    if (userId !== isla.id) unmount()
  }
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await expectToast('Logged out', 'You have been successfully logged out.')
  expect(pendingOrder()).toBeNull()
})

test.each([
  ['events', EventsScreen],
  ['vision-board', VisionBoardScreen],
  ['applications', () => <TeamScreen start={{ tasks: [], links: [] }} />],
])('on %s, forgets somebody whose session ended and sends them to the log-in', async (name, Screen) => {
  const ended = () => ({ status: 401, body: {} })
  answerCalls({
    'GET /api/events': ended,
    'GET /api/event-registrations/my': ended,
    'GET /api/vision-board/page': ended,
    'GET /api/team-applications': ended,
    'GET /api/team-applications/page': ended,
  })
  const cache = new Map([[SESSION_KEY, { data: admin as User | null }]])
  const { router } = renderScreen(
    <SWRConfig value={{ provider: () => cache }}>
      <PathnameContext value={`/dashboard/${name}`}>
        <DashboardShell brand="Isla Verano" user={admin} start={freshStart} sidebar="expanded">
          <Screen />
        </DashboardShell>
      </PathnameContext>
    </SWRConfig>,
  )
  // The log-in page would redirect a known user.
  let known: User | null | undefined
  router.replace.mockImplementation(() => {
    known = cache.get(SESSION_KEY)?.data
  })
  await expectLogIn({ router }, `/dashboard/${name}`)
  expect(known).toBeNull()
})
