import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../testing/answerCalls'
import { renderScreen } from '../testing/renderScreen'
import { noticesDefaults } from '@/globals/noticeDefaults'
import { ResetPasswordScreen } from './ResetPasswordScreen'

const user = userEvent.setup()

beforeEach(() => window.history.replaceState(null, '', '/reset-password?token=secret-1'))

async function setPassword(password: string, confirmation = password) {
  renderScreen(<ResetPasswordScreen copy={noticesDefaults.resetPassword} />)
  await waitFor(() => expect(window.location.search).toBe(''))
  if (password) await user.type(screen.getByLabelText('New password'), password)
  if (confirmation) await user.type(screen.getByLabelText('Confirm password'), confirmation)
  await user.click(screen.getByRole('button', { name: 'Save password' }))
}

test('sets the new password with the token of the link, and leads to the login', async () => {
  const made = answerCalls({
    'POST /api/reset-password': () => ({ body: { message: 'You can log in now.' } }),
  })
  await setPassword('salt and sun')
  expect(made).toEqual([
    { call: 'POST /api/reset-password', body: { token: 'secret-1', newPassword: 'salt and sun' } },
  ])
  expect(await screen.findByText('You can log in now.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/auth')
  expect(JSON.stringify(window.history.state)).not.toContain('secret-1')
})

test('takes the token out of the address, and still knows it after a reload', async () => {
  const made = answerCalls({ 'POST /api/reset-password': () => ({ body: { message: 'Done' } }) })
  const { unmount } = renderScreen(<ResetPasswordScreen copy={noticesDefaults.resetPassword} />)
  await waitFor(() => expect(window.location.href).not.toContain('secret-1'))
  unmount()
  await setPassword('salt and sun')
  expect(made[0]?.body).toMatchObject({ token: 'secret-1' })
})

test('warns of a password that everybody uses, and takes it all the same', async () => {
  const made = answerCalls({ 'POST /api/reset-password': () => ({ body: { message: 'Done' } }) })
  renderScreen(<ResetPasswordScreen copy={noticesDefaults.resetPassword} />)
  expect(screen.getByText('At least 6 characters.')).toBeTruthy()
  await user.type(screen.getByLabelText('New password'), 'Password')
  const warning = await screen.findByText(/one of the 1,000 most used passwords/)
  expect(screen.getByLabelText('New password').getAttribute('aria-describedby')).toContain(warning.id)
  await user.type(screen.getByLabelText('New password'), ' of mine')
  expect(await screen.findByText('At least 6 characters.')).toBeTruthy()
  await user.clear(screen.getByLabelText('New password'))
  await user.type(screen.getByLabelText('New password'), 'password')
  await user.type(screen.getByLabelText('Confirm password'), 'password')
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  expect(made).toHaveLength(1)
})

test('says how long the link works', () => {
  renderScreen(<ResetPasswordScreen copy={noticesDefaults.resetPassword} />)
  expect(screen.getByText('The link works for 1 hour.')).toBeTruthy()
})

test.each([
  ['Passwords do not match', 'salt and sun', 'salt and son'],
  ['Password must be at least 6 characters long', 'short', 'short'],
  ['Password must be at least 6 characters long', '', ''],
])('says "%s" and asks nobody', async (text, password, confirmation) => {
  const made = answerCalls({})
  await setPassword(password, confirmation)
  expect(screen.getByText(text)).toBeTruthy()
  expect(made).toEqual([])
})

test.each([
  ['Invalid reset token', () => ({ status: 400, body: { message: 'Invalid reset token' } })],
  ['Failed to reset password', () => ({ status: 500, body: {} })],
  ['Failed to reset password', () => Promise.reject(new TypeError('offline'))],
])('alerts "%s", keeps what was typed and offers a new link', async (text, answer) => {
  answerCalls({ 'POST /api/reset-password': answer })
  await setPassword('salt and sun')
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('salt and sun')
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
})

test('without a token it is an invalid link, with a way to a new one', async () => {
  window.history.replaceState(null, '', '/reset-password')
  renderScreen(<ResetPasswordScreen copy={noticesDefaults.resetPassword} />)
  expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
  await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull())
})

test('shows each password by its own button', async () => {
  renderScreen(<ResetPasswordScreen copy={noticesDefaults.resetPassword} />)
  await user.click(screen.getByRole('button', { name: 'Show confirm password' }))
  expect(screen.getByLabelText<HTMLInputElement>('Confirm password').type).toBe('text')
  expect(screen.getByLabelText<HTMLInputElement>('New password').type).toBe('password')
})
