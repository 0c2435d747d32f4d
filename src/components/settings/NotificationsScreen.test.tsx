import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CHOSEN_KINDS, type NotificationSettings } from '@/contracts/notificationSettings'
import { answerCalls } from '../testing/answerCalls'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { NotificationsScreen } from './NotificationsScreen'

const fresh = {
  mails: { ...Object.fromEntries(CHOSEN_KINDS.map((kind) => [kind, 'digest'])), security: 'now' },
  timeZone: 'UTC',
  digestHour: 8,
} as NotificationSettings

/** Answers like the server; `fails` refuses changes. */
function serve({ fails = false } = {}) {
  let stored = fresh
  return answerCalls({
    'GET /api/notification-settings': () => ({ body: stored }),
    'GET /api/workspace': () => ({ body: {} }),
    'PATCH /api/notification-settings': (body) => {
      if (fails) return { status: 500, body: {} }
      const { mails, ...clock } = body as Partial<NotificationSettings>
      stored = { ...stored, ...clock, mails: { ...stored.mails, ...mails } }
      return { body: stored }
    },
  })
}
const choicesOf = async (kind: string) =>
  within(await screen.findByRole('radiogroup', { name: `${kind} by mail` }))

test('every kind is off, in the digest or mailed at once, and security always at once', async () => {
  const made = serve()
  renderDashboardScreen(<NotificationsScreen />)
  const user = userEvent.setup()
  const deals = await choicesOf('Deals')
  expect(deals.getByRole('radio', { checked: true }).textContent).toBe('Digest')
  await user.click(deals.getByRole('radio', { name: 'Now' }))
  await user.click((await choicesOf('Events')).getByRole('radio', { name: 'Off' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  const changes = made.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)
  expect(changes).toEqual([{ mails: { deal: 'now' } }, { mails: { event: 'off' } }])
  expect(deals.getByRole('radio', { checked: true }).textContent).toBe('Now')
  expect(screen.getByText('Always now. This one cannot be switched off.')).toBeTruthy()
  expect(screen.queryByRole('radiogroup', { name: 'Security by mail' })).toBeNull()
})

test('says that it is saving until the last change is stored, so that nobody leaves before', async () => {
  const answers: (() => void)[] = []
  answerCalls({
    'GET /api/notification-settings': () => ({ body: fresh }),
    'GET /api/workspace': () => ({ body: {} }),
    'PATCH /api/notification-settings': async () => {
      await new Promise<void>((answer) => answers.push(answer))
      return { body: fresh }
    },
  })
  renderDashboardScreen(<NotificationsScreen />)
  const user = userEvent.setup()
  await user.click((await choicesOf('Deals')).getByRole('radio', { name: 'Now' }))
  await user.click((await choicesOf('Events')).getByRole('radio', { name: 'Off' }))
  expect(await screen.findByText('Saving...')).toBeTruthy()
  answers.shift()?.()
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(screen.getByText('Saving...')).toBeTruthy()
  answers.shift()?.()
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(screen.queryByText('Saving...')).toBeNull()
})

test('the hour of the digest can be chosen', async () => {
  const made = serve()
  renderDashboardScreen(<NotificationsScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Hour/ }))
  await user.click(screen.getByRole('option', { name: '7:00 PM' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(made.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ digestHour: 19 })
  expect(screen.getByRole('button', { name: /Hour/ }).textContent).toContain('7:00 PM')
})

test('what could not be saved is shown as it was', async () => {
  serve({ fails: true })
  renderDashboardScreen(<NotificationsScreen />)
  const deals = await choicesOf('Deals')
  await userEvent.setup().click(deals.getByRole('radio', { name: 'Off' }))
  await expectToast('Error', 'Failed to save notifications', 'alert')
  expect(deals.getByRole('radio', { checked: true }).textContent).toBe('Digest')
  expect(screen.queryByText('Saved')).toBeNull()
})
