import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../testing/answerCalls'
import { renderScreen } from '../testing/renderScreen'
import { noticesDefaults } from '@/globals/noticeDefaults'
import { ForgotPasswordScreen } from './ForgotPasswordScreen'

async function askFor(username: string) {
  const user = userEvent.setup()
  renderScreen(<ForgotPasswordScreen copy={noticesDefaults.forgotPassword} />)
  if (username) await user.type(screen.getByLabelText('Username'), username)
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
}

test('shows the answer, and the link where the server gave one', async () => {
  const resetLink = 'http://localhost:3000/reset-password?token=abc'
  const made = answerCalls({
    'POST /api/forgot-password': () => ({ body: { message: 'On its way', resetLink } }),
  })
  await askFor('Cora ')
  expect(made[0]?.body).toEqual({ username: 'cora' })
  expect(await screen.findByText('On its way')).toBeTruthy()
  expect(screen.getByRole('link', { name: resetLink }).getAttribute('href')).toBe(resetLink)
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/auth')
})

test('shows no link where mail is set up', async () => {
  answerCalls({ 'POST /api/forgot-password': () => ({ body: { message: 'On its way' } }) })
  await askFor('cora')
  await screen.findByText('On its way')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('asks for the username first', async () => {
  const made = answerCalls({})
  await askFor('')
  expect(screen.getByText('Required')).toBeTruthy()
  expect(made).toEqual([])
})

test.each([
  [
    'the server’s words',
    () => ({ status: 429, body: { message: 'Too many attempts.' } }),
    'Too many attempts.',
  ],
  ['its own words when the server has none', () => ({ status: 502, body: {} }), 'Failed to process request'],
  [
    'that something went wrong when nobody answers',
    () => Promise.reject(new TypeError('offline')),
    'An error occurred',
  ],
])('alerts with %s, and keeps the name', async (_, answer, text) => {
  answerCalls({ 'POST /api/forgot-password': answer })
  await askFor('cora')
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('cora')
})
