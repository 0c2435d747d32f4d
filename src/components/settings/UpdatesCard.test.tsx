import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DashboardSettings } from '@/contracts/settings'
import { answerCalls } from '../testing/answerCalls'
import { expectLogIn } from '../testing/expectLogIn'
import { admin, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { deferred } from '../ui/testing/deferred'
import { SettingsScreen } from './SettingsScreen'
import { serveSettings, syncLog } from './testing/serveSettings'

const LISTS = ['GET /api/dashboard-settings', 'GET /api/sync/status', 'GET /api/sync/history']

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function renderUpdates() {
  renderDashboardScreen(<SettingsScreen />)
  await screen.findByText('v2.1.0')
  return userEvent.setup()
}

test('shows the version, the source and past syncs', async () => {
  const { updates } = serveSettings()
  updates.history = [
    syncLog,
    { ...syncLog, id: 'log-0', status: 'error', errorMessage: 'No answer', featuresUpdated: [] },
  ]
  await renderUpdates()
  expect(screen.getByText('https://dashboard.example.com')).toBeTruthy()
  expect(screen.getByText('By hand · v2.2.0, 2 features updated · 1.2 s')).toBeTruthy()
  expect(screen.getByText('By hand · No answer · 1.2 s')).toBeTruthy()
})

test('auto-update is switched on and off, each with its message', async () => {
  const { bodyOf } = serveSettings((updates) => ({
    'POST /api/dashboard-settings': (body) => {
      updates.settings = { ...updates.settings, ...(body as Partial<DashboardSettings>) }
      return { body: updates.settings }
    },
  }))
  const user = await renderUpdates()
  const toggle = screen.getByRole('switch', { name: 'Auto-update' })
  await user.click(toggle)
  await expectToast('Auto-Update Enabled', 'Your dashboard syncs daily at 1:00 AM.')
  expect(bodyOf('POST /api/dashboard-settings')).toEqual({ autoUpdateEnabled: 'true' })
  expect(toggle).toHaveProperty('checked', true)
  await user.click(toggle)
  await expectToast('Auto-Update Disabled', 'Your dashboard syncs only when you ask it to.')
  expect(bodyOf('POST /api/dashboard-settings')).toEqual({ autoUpdateEnabled: 'false' })
  expect(toggle).toHaveProperty('checked', false)
})

test('a check compares two versions, is noted, and says what it compared', async () => {
  const { updates, bodyOf, countOf } = serveSettings((updates) => ({
    'POST /api/dashboard-settings': () => {
      updates.status = { ...updates.status, lastCheckedAt: '2026-11-20T09:41:00.000Z' }
      return { body: updates.settings }
    },
  }))
  const user = await renderUpdates()
  expect(screen.getByText(/Never checked/)).toBeTruthy()
  expect(screen.getByText('Not yet')).toBeTruthy()
  expect(screen.queryByText('Up to date')).toBeNull()
  await user.click(screen.getByRole('button', { name: /Check for Updates/ }))
  await expectToast('Update Check Complete', 'You are on v2.1.0, which is up to date.')
  expect(bodyOf('POST /api/dashboard-settings')).toEqual({ lastCheckedAt: updates.check.checkedAt })
  expect(screen.getByText('Up to date')).toBeTruthy()
  expect(screen.getByText(/^v2\.1\.0 here, v2\.1\.0 there, Nov 20, 2026/)).toBeTruthy()
  expect(screen.getByText(/Last checked Nov 20, 2026/)).toBeTruthy()
  expect(countOf('GET /api/dashboard-settings')).toBe(2)
})

test('another version at the source is named, and never called up to date', async () => {
  const { updates } = serveSettings((updates) => ({
    'POST /api/dashboard-settings': () => ({ body: updates.settings }),
  }))
  updates.check = { ...updates.check, sourceVersion: 'v2.2.0' }
  const user = await renderUpdates()
  await user.click(screen.getByRole('button', { name: /Check for Updates/ }))
  await expectToast('Update Check Complete', 'You are on v2.1.0; the source has v2.2.0.')
  expect(screen.getByText('v2.2.0 at the source')).toBeTruthy()
  expect(screen.queryByText('Up to date')).toBeNull()
})

test('a source that does not answer is no check', async () => {
  const { countOf } = serveSettings(() => ({
    'POST /api/sync/check': () => ({ status: 502, body: { message: 'No way', error: 'No way' } }),
  }))
  const user = await renderUpdates()
  await user.click(screen.getByRole('button', { name: /Check for Updates/ }))
  await expectToast('Error', 'No way', 'alert')
  expect(countOf('POST /api/dashboard-settings')).toBe(0)
  expect(screen.getByText('Not yet')).toBeTruthy()
})

test('lists what is new on the screens that the reader has', async () => {
  serveSettings()
  const view = renderDashboardScreen(<SettingsScreen />)
  const news = async () => within(await screen.findByRole('region', { name: "What's new in v2.1.0" }))
  const forAdmins = /^You answer and mark feedback/
  expect((await news()).getByText(/^Feedback is answered/)).toBeTruthy()
  expect((await news()).queryByText(forAdmins)).toBeNull()
  view.unmount()
  renderDashboardScreen(<SettingsScreen />, admin)
  expect((await news()).getByText(forAdmins)).toBeTruthy()
})

test('a failed switch or check says so and changes nothing', async () => {
  serveSettings(() => ({ 'POST /api/dashboard-settings': () => ({ status: 500, body: {} }) }))
  const user = await renderUpdates()
  await user.click(screen.getByRole('switch', { name: 'Auto-update' }))
  await expectToast('Error', 'Failed to update settings', 'alert')
  expect(screen.getByRole('switch', { name: 'Auto-update' })).toHaveProperty('checked', false)
  await user.click(screen.getByRole('button', { name: /Check for Updates/ }))
  await expectToast('Error', 'Failed to check for updates', 'alert')
})

test('a forced update goes from idle over syncing to success, and everything is loaded again', async () => {
  const answer = deferred()
  const { updates, countOf, bodyOf } = serveSettings(() => ({
    'POST /api/sync/force': async () => {
      await answer.promise
      return { body: { featuresUpdated: ['Schedule', 'Team'], duration: 1_234, version: 'v2.2.0' } }
    },
  }))
  const user = await renderUpdates()
  await user.click(screen.getByRole('button', { name: 'View sync status' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync status' }))
  expect(dialog.getByText(/Nothing is running/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /Force Update/ }))
  expect(screen.getByRole('progressbar')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: 'Syncing' })).toBeTruthy()

  updates.status = { ...updates.status, currentVersion: 'v2.2.0' }
  answer.resolve()
  const done = within(await screen.findByRole('dialog', { name: 'Sync complete' }))
  expect(done.getByText(/v2\.2\.0 in 1\.2 s\. 2 features updated/)).toBeTruthy()
  expect(done.getByText(/^It is your first sync/)).toBeTruthy()
  expect(done.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Schedule', 'Team'])
  expect(done.getByRole('button', { name: 'Reload Dashboard' })).toBeTruthy()
  expect(await screen.findByText('v2.2.0')).toBeTruthy()
  expect(screen.getByText(/Your last sync read/).textContent).toContain('This site runs v2.1.0.')
  expect(LISTS.map(countOf)).toEqual([2, 2, 2])
  expect(bodyOf('POST /api/sync/force')).toBeUndefined()
})

test.each([
  ['in the words of the server', { message: 'A sync is already running.' }, 'A sync is already running.'],
  ['in its own', {}, 'Unable to connect to source dashboard. Please try again later.'],
])('a failed sync says why %s, is logged, and can be tried again', async (_, body, message) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { countOf } = serveSettings(() => ({ 'POST /api/sync/force': () => ({ status: 502, body }) }))
  const user = await renderUpdates()
  await user.click(screen.getByRole('button', { name: 'Force Update' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync failed' }))
  expect(dialog.getByText(message)).toBeTruthy()
  expect(log).toHaveBeenCalledTimes(1)
  await user.click(dialog.getByRole('button', { name: /Try again/ }))
  expect(countOf('POST /api/sync/force')).toBe(2)
})

test('a forced update after the session ended leads to the log-in', async () => {
  serveSettings(() => ({ 'POST /api/sync/force': () => ({ status: 401, body: {} }) }))
  const view = renderDashboardScreen(<SettingsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Force Update' }))
  await expectLogIn(view)
})

test('the status is asked for every 30 seconds, and not while the tab is hidden', async () => {
  const { countOf } = serveSettings()
  jest.useFakeTimers()
  renderDashboardScreen(<SettingsScreen />)
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(countOf('GET /api/sync/status')).toBe(1)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(countOf('GET /api/sync/status')).toBe(3)
  expect(countOf('GET /api/dashboard-settings')).toBe(1)

  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(() => jest.advanceTimersByTimeAsync(120_000))
  expect(countOf('GET /api/sync/status')).toBe(3)
  visibility.mockReturnValue('visible')
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(countOf('GET /api/sync/status')).toBe(4)
})

test('settings that do not load can be asked for again', async () => {
  answerCalls(Object.fromEntries(LISTS.map((call) => [call, () => ({ status: 500, body: {} })])))
  renderDashboardScreen(<SettingsScreen />)
  const retry = await screen.findByRole('button', { name: /Retry|Try again/ })
  serveSettings()
  await userEvent.click(retry)
  expect(await screen.findByText('v2.1.0')).toBeTruthy()
})
