import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authPagesDefaults } from '@/globals/defaults'
import { answerCalls } from '../testing/answerCalls'
import { expectToast, renderScreen } from '../testing/renderScreen'
import { AuthScreen } from './AuthScreen'

await import('../ui/toast/Toast')

const cora = {
  id: '1',
  username: 'cora',
  firstName: 'Cora',
  lastName: null,
  email: null,
  profileImageUrl: null,
  isAdmin: 'false',
  approved: 'true',
}

beforeEach(() => window.history.replaceState(null, '', '/auth'))
afterEach(() => {
  document.cookie = 'signed-in=; max-age=0'
})

function renderAuth({ sendsOn = true } = {}) {
  const user = userEvent.setup()
  const { router } = renderScreen(
    <AuthScreen
      sendsOn={sendsOn}
      words={authPagesDefaults}
      loginHeading={<h1>Welcome back</h1>}
      registerHeading={<h1>Create Account</h1>}
      privacy={null}
    />,
  )
  return { user, router }
}

async function logIn(
  user: ReturnType<typeof userEvent.setup>,
  { username = 'cora', password = 'salt and sun' } = {},
) {
  const form = screen.getByRole('form', { name: 'Login' })
  if (username) await user.type(screen.getByLabelText('Username', { selector: '#panel-login *' }), username)
  if (password) await user.type(screen.getByLabelText('Password', { selector: '#panel-login *' }), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  return form
}

async function register(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('tab', { name: 'Create Account' }))
  await user.type(screen.getByLabelText(/First name/), 'Cora')
  await user.type(screen.getByLabelText('Username', { selector: '#panel-register *' }), 'Cora')
  await user.type(screen.getByLabelText('Password', { selector: '#panel-register *' }), 'salt and sun')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
}

describe('choosing a password', () => {
  test('warns of one that everybody uses and of the own name', async () => {
    const { user } = renderAuth()
    await user.click(screen.getByRole('tab', { name: 'Create Account' }))
    const password = screen.getByLabelText('Password', { selector: '#panel-register *' })
    expect(screen.getByText('At least 6 characters.')).toBeTruthy()
    await user.type(password, '123456')
    expect(await screen.findByText(/one of the 1,000 most used passwords/)).toBeTruthy()
    await user.clear(password)
    await user.type(password, 'Cora-2026')
    expect(await screen.findByText('At least 6 characters.')).toBeTruthy()
    await user.type(screen.getByLabelText('Username', { selector: '#panel-register *' }), ' cora-2026')
    expect(await screen.findByText(/Your username is the first password/)).toBeTruthy()
  })
})

describe('logging in', () => {
  test('says welcome and goes to the dashboard', async () => {
    const made = answerCalls({ 'POST /api/login': () => ({ body: cora }) })
    const { user, router } = renderAuth()
    await logIn(user)
    expect(made).toEqual([{ call: 'POST /api/login', body: { username: 'cora', password: 'salt and sun' } }])
    await expectToast('Welcome back!', 'You have successfully logged in.')
    expect(router.replace).toHaveBeenCalledWith('/dashboard')
  })

  test('goes to the page that was wanted, when it is one of this site', async () => {
    answerCalls({ 'POST /api/login': () => ({ body: cora }) })
    window.history.replaceState(null, '', '/auth?next=%2Fdashboard%2Fevents')
    const { user, router } = renderAuth()
    await logIn(user)
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/dashboard/events'))
  })

  test('goes to the dashboard when the wanted page is another site’s', async () => {
    answerCalls({ 'POST /api/login': () => ({ body: cora }) })
    window.history.replaceState(null, '', '/auth?next=%2F%2Fevil.example')
    const { user, router } = renderAuth()
    await logIn(user)
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/dashboard'))
  })

  test('shows the server’s reason and keeps what was typed', async () => {
    answerCalls({
      'POST /api/login': () => ({ status: 401, body: { message: 'Invalid username or password' } }),
    })
    const { user, router } = renderAuth()
    await logIn(user)
    await expectToast('Login failed', 'Invalid username or password', 'alert')
    expect(screen.getByLabelText<HTMLInputElement>('Username', { selector: '#panel-login *' }).value).toBe(
      'cora',
    )
    expect(router.replace).not.toHaveBeenCalled()
  })

  test.each([
    ['Your account is waiting for admin approval', /an admin has yet to approve your account/],
    ['Your registration was not accepted', /may still change that/],
  ])('says what comes next after “%s”', async (message, next) => {
    answerCalls({ 'POST /api/login': () => ({ status: 403, body: { message } }) })
    const { user } = renderAuth()
    await logIn(user)
    await expectToast('Login failed', message, 'alert')
    expect(screen.getByText(next)).toBeTruthy()
  })

  test('shows its own words when the server gives none', async () => {
    answerCalls({ 'POST /api/login': () => Promise.reject(new TypeError('Failed to fetch')) })
    const { user } = renderAuth()
    await logIn(user)
    await expectToast('Login failed', 'Login failed', 'alert')
  })

  test('asks for both fields before it asks the server', async () => {
    const made = answerCalls({})
    const { user } = renderAuth()
    await logIn(user, { username: '', password: '' })
    expect(screen.getAllByText('Required')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('Username', { selector: '#panel-login *' }))
    expect(made).toEqual([])
  })

  test('shows and hides the password', async () => {
    answerCalls({})
    const { user } = renderAuth()
    const field = screen.getByLabelText<HTMLInputElement>('Password', { selector: '#panel-login *' })
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field.type).toBe('password')
  })

  test('sends on who is logged in already, once the server has said so', async () => {
    document.cookie = 'signed-in=1'
    answerCalls({ 'GET /api/user': () => ({ body: cora }) })
    const { router } = renderAuth()
    expect(router.replace).not.toHaveBeenCalled()
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/dashboard'))
  })

  test('does not send on by the cookie alone', async () => {
    document.cookie = 'signed-in=1'
    const made = answerCalls({
      'GET /api/user': () => ({ status: 401, body: { message: 'Please log in first' } }),
    })
    const { router } = renderAuth()
    await waitFor(() => expect(made).toHaveLength(1))
    await act(async () => {})
    expect(router.replace).not.toHaveBeenCalled()
  })
})

test('an editor who previews the page stays on it', async () => {
  document.cookie = 'signed-in=1'
  const made = answerCalls({ 'GET /api/user': () => ({ body: cora }) })
  const { router } = renderAuth({ sendsOn: false })
  await waitFor(() => expect(made).toHaveLength(1))
  await act(async () => {})
  expect(router.replace).not.toHaveBeenCalled()
})

describe('creating an account', () => {
  test('stays logged out, goes to the login and says what happens next', async () => {
    const message = 'Please wait for admin approval before logging in.'
    const made = answerCalls({ 'POST /api/register': () => ({ status: 201, body: { ...cora, message } }) })
    const { user, router } = renderAuth()
    await register(user)
    expect(made[0]?.body).toEqual({
      username: 'cora',
      password: 'salt and sun',
      email: null,
      firstName: 'Cora',
      lastName: null,
    })
    await expectToast('Account created!', message)
    expect(screen.getByRole('tab', { name: 'Login' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('tabpanel').textContent).toContain(`Account created! ${message}`)
    expect(screen.getByLabelText<HTMLInputElement>('Username', { selector: '#panel-login *' }).value).toBe(
      'cora',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Password', { selector: '#panel-register *' }).value).toBe(
      '',
    )
    expect(router.replace).not.toHaveBeenCalled()
  })

  test('shows the plain text of a refusal and keeps what was typed', async () => {
    answerCalls({ 'POST /api/register': () => ({ status: 409, body: 'Username already exists' }) })
    const { user } = renderAuth()
    await register(user)
    await expectToast('Registration failed', 'Username already exists', 'alert')
    const field = screen.getByLabelText('Username', { selector: '#panel-register *' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Username already exists', { selector: '.field-error' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Cora')
    expect(screen.getByLabelText<HTMLInputElement>('Password', { selector: '#panel-register *' }).value).toBe(
      'salt and sun',
    )
  })

  test('asks for a username and a password of six characters', async () => {
    const made = answerCalls({})
    const { user } = renderAuth()
    await user.click(screen.getByRole('tab', { name: 'Create Account' }))
    await user.type(screen.getByLabelText('Password', { selector: '#panel-register *' }), 'short')
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(screen.getByText('Required')).toBeTruthy()
    expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy()
    expect(made).toEqual([])
  })
})

test('the tabs follow the arrow keys, Home and End, and the address', async () => {
  answerCalls({})
  const { user } = renderAuth()
  act(() => screen.getByRole('tab', { name: 'Login' }).focus())
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Create Account' }))
  expect(screen.getByRole('tabpanel', { name: 'Create Account' })).toBeTruthy()
  expect(window.location.search).toBe('?tab=register')
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: 'Login' })).toBeTruthy()
  await user.keyboard('{End}')
  expect(screen.getByRole('tabpanel', { name: 'Create Account' })).toBeTruthy()
  await user.keyboard('{Home}')
  expect(window.location.search).toBe('')
})
