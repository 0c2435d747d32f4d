import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from '@/contracts/account/identity'
import type { Session } from '@/contracts/account/profile'
import { expectLogIn } from '../testing/expectLogIn'
import { isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { deferred } from '../ui/testing/deferred'
import { SettingsScreen } from './SettingsScreen'
import { serveSettings } from './testing/serveSettings'

beforeAll(() => {
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  localStorage.clear()
  document.cookie = 'signed-in=; max-age=0'
})

const session = (overrides: Partial<Session>): Session => ({
  id: 'here',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T09:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  isCurrent: true,
  ...overrides,
})

async function open(button: string) {
  return (await openScreen(button)).user
}
async function openScreen(button: string) {
  const view = renderDashboardScreen(<SettingsScreen />)
  await screen.findByText('v2.1.0')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: button }))
  await screen.findByRole('dialog')
  return { ...view, user }
}
const dialog = () => within(screen.getByRole('dialog'))

test('has five cards, and leads to the page of notifications', async () => {
  serveSettings()
  renderDashboardScreen(<SettingsScreen />)
  await screen.findByText('v2.1.0')
  const titles = ['Profile', 'Notifications', 'Security', 'Appearance', 'Dashboard Updates']
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles)
  expect(screen.getByRole('link', { name: 'Configure' }).getAttribute('href')).toBe(
    '/dashboard/settings/notifications',
  )
})

test('a changed profile is saved with its picture, and the session knows it', async () => {
  document.cookie = 'signed-in=1'
  const { made } = serveSettings(() => ({
    'PATCH /api/account': () => ({ body: isla }),
    'POST /api/account/picture': () => ({ body: isla }),
    'GET /api/user': () => ({ body: { ...isla, firstName: 'Isla Marie' } }),
  }))
  const user = await open('Edit profile')
  const name = dialog().getByLabelText(/^First name/)
  expect(name).toHaveProperty('value', 'Isla')
  await user.clear(name)
  await user.type(name, 'Isla Marie')
  await user.clear(dialog().getByLabelText(/^Last name/))
  const picture = new File(['pixels'], 'me.png', { type: 'image/png' })
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') ?? neverThere(), picture)
  expect(dialog().getByText('me.png')).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: /Save profile/ }))
  await expectToast('Profile saved', '')

  const changes = made.filter(({ call }) => /account|user/.test(call))
  expect(changes.map(({ call }) => call)).toEqual([
    'PATCH /api/account',
    'POST /api/account/picture',
    'GET /api/user',
  ])
  expect(changes[0]?.body).toEqual({
    firstName: 'Isla Marie',
    lastName: null,
    email: 'isla@example.com',
    was: { firstName: 'Isla', lastName: 'Verano', email: 'isla@example.com' },
  })
  const form = changes[1]?.body as FormData
  expect((form.get('file') as File).size).toBe(picture.size)
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
  expect(dialog().getByLabelText(/^First name/)).toHaveProperty('value', 'Isla Marie')
})

test('a profile that another device has changed meanwhile is shown beside the own one', async () => {
  document.cookie = 'signed-in=1'
  const theirs = { ...isla, firstName: 'Isla Marie', lastName: 'Reyes' }
  const { made } = serveSettings(() => ({
    'PATCH /api/account': (body) =>
      (body as { was: User }).was.lastName === 'Reyes'
        ? { body: theirs }
        : { status: 409, body: { message: 'This was changed elsewhere. Load it again.' } },
    'GET /api/user': () => ({ body: theirs }),
  }))
  const user = await open('Edit profile')
  await user.clear(dialog().getByLabelText(/^First name/))
  await user.paste('I.')
  await user.click(dialog().getByRole('button', { name: /Save profile/ }))
  const both = within(await screen.findByRole('alertdialog', { name: 'Two versions of one profile' }))
  const chosen = both.getAllByRole('radio', { checked: true }).map(({ ariaLabel }) => ariaLabel)
  expect(chosen).toEqual(['Mine: I.', 'Theirs: Reyes'])
  await user.click(both.getByRole('button', { name: 'Save this choice' }))
  await expectToast('Profile saved', '')
  expect(made.findLast(({ call }) => call === 'PATCH /api/account')?.body).toEqual({
    firstName: 'I.',
    lastName: 'Reyes',
    email: 'isla@example.com',
    was: { firstName: 'Isla Marie', lastName: 'Reyes', email: 'isla@example.com' },
  })
})

test('a picture can be removed, and one that is too large is refused before it is sent', async () => {
  const withPicture = { ...isla, profileImageUrl: '/me.webp' }
  document.cookie = 'signed-in=1'
  const { made } = serveSettings(() => ({
    'PATCH /api/account': () => ({ body: isla }),
    'DELETE /api/account/picture': () => ({ body: isla }),
    'GET /api/user': () => ({ body: isla }),
  }))
  renderDashboardScreen(<SettingsScreen />, withPicture)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
  const huge = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' })
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') ?? neverThere(), huge)
  expect(dialog().getByText('The picture is larger than 5 MB')).toBeTruthy()
  const text = new File(['words'], 'me.txt', { type: 'text/plain' })
  const anything = userEvent.setup({ applyAccept: false })
  await anything.upload(document.querySelector<HTMLInputElement>('input[type=file]') ?? neverThere(), text)
  expect(dialog().getByRole('alert').textContent).toBe('The file is not a JPEG, PNG, WebP or AVIF picture')
  await user.click(dialog().getByRole('button', { name: 'Remove picture' }))
  expect(made.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await user.click(dialog().getByRole('button', { name: /Save profile/ }))
  await expectToast('Profile saved', '')
  expect(made.some(({ call }) => call === 'DELETE /api/account/picture')).toBe(true)
})

test('a profile that is not saved keeps what was typed and says why', async () => {
  const message = 'Must be a valid e-mail address'
  serveSettings(() => ({
    'PATCH /api/account': () => ({ status: 400, body: { message, errors: { email: message } } }),
  }))
  const user = await open('Edit profile')
  const field = dialog().getByLabelText(/^Email/)
  await user.clear(field)
  await user.type(field, 'isla@example.org')
  await user.click(dialog().getByRole('button', { name: /Save profile/ }))
  await expectToast('Error', message, 'alert')
  expect(field).toHaveProperty('value', 'isla@example.org')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('another e-mail is confirmed with the password, and then saved', async () => {
  const needed = 'Confirm that it is you'
  const wrong = 'Your password is not right'
  let isConfirmed = false
  const { made } = serveSettings(() => ({
    'PATCH /api/account': () =>
      isConfirmed ? { body: isla } : { status: 403, body: { message: needed, errors: { password: needed } } },
    'POST /api/account/confirm': (body) => {
      isConfirmed = (body as { password: string }).password === 'isla-demo-2026'
      if (isConfirmed) return { body: { confirmedUntil: '2026-11-26T10:00:00.000Z' } }
      return { status: 400, body: { message: wrong, errors: { password: wrong } } }
    },
    'GET /api/user': () => ({ body: isla }),
  }))
  const user = await open('Edit profile')
  await user.type(dialog().getByLabelText(/^Email/), '.br')
  const save = dialog().getByRole('button', { name: /Save profile/ })
  await user.click(save)

  const asked = await screen.findByRole('dialog', { name: needed })
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
  await expectToast('Error', needed, 'alert')
  await user.click(save)

  const again = within(await screen.findByRole('dialog', { name: needed }))
  const password = again.getByLabelText('Password')
  await user.type(password, 'guess')
  await user.click(again.getByRole('button', { name: 'Confirm' }))
  expect(await again.findByText(wrong)).toBeTruthy()
  await expectToast('Not confirmed', wrong, 'alert')
  await user.clear(password)
  await user.type(password, 'isla-demo-2026{Enter}')
  await expectToast('Profile saved', '')
  const bodies = made.filter(({ call }) => call === 'PATCH /api/account').map(({ body }) => body)
  expect(bodies).toHaveLength(3)
  expect(bodies[2]).toMatchObject({ email: 'isla@example.com.br' })
})

test('a new password is asked for twice and needs the current one', async () => {
  let answer = { status: 400, body: {} as object }
  const wrong = 'Your current password is not right'
  const { bodyOf, countOf } = serveSettings(() => ({
    'GET /api/account/sessions': () => ({ body: [session({})] }),
    'POST /api/account/password': () => answer,
  }))
  const user = await open('Manage')
  const submit = dialog().getByRole('button', { name: /Change password/ })
  await user.click(submit)
  expect(dialog().getByText('Enter your current password')).toBeTruthy()
  expect(dialog().getByText('Password must be at least 6 characters long')).toBeTruthy()
  await user.type(dialog().getByLabelText('Current password'), 'guess')
  await user.type(dialog().getByLabelText('New password'), 'salt and sun')
  await user.type(dialog().getByLabelText('New password again'), 'salt and sand')
  await user.click(submit)
  expect(dialog().getByText('Passwords do not match')).toBeTruthy()
  expect(countOf('POST /api/account/password')).toBe(0)

  await user.clear(dialog().getByLabelText('New password again'))
  await user.type(dialog().getByLabelText('New password again'), 'salt and sun')
  answer = { status: 400, body: { message: wrong, errors: { currentPassword: wrong } } }
  await user.click(submit)
  await expectToast('Error', wrong, 'alert')
  expect(dialog().getByLabelText('New password')).toHaveProperty('value', 'salt and sun')

  answer = { status: 200, body: { message: 'Your password is changed. Your other sessions are ended.' } }
  await user.click(submit)
  await expectToast('Password changed', 'Your password is changed. Your other sessions are ended.')
  expect(bodyOf('POST /api/account/password')).toEqual({
    currentPassword: 'guess',
    newPassword: 'salt and sun',
  })
  expect(dialog().getByLabelText('New password')).toHaveProperty('value', '')
  expect(countOf('GET /api/account/sessions')).toBe(2)
})

test('a new password that everybody uses, or the own name, is warned of', async () => {
  serveSettings(() => ({ 'GET /api/account/sessions': () => ({ body: [session({})] }) }))
  const user = await open('Manage')
  const field = dialog().getByLabelText('New password')
  await user.type(field, 'qwerty')
  expect(await dialog().findByText(/one of the 1,000 most used passwords/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, isla.username.toUpperCase())
  expect(await dialog().findByText(/Your username is the first password/)).toBeTruthy()
})

test('the dialog stays open while a new password is on its way, with what was typed', async () => {
  const answer = deferred()
  serveSettings(() => ({
    'GET /api/account/sessions': () => ({ body: [session({})] }),
    'POST /api/account/password': async () => {
      await answer.promise
      return { status: 500, body: {} }
    },
  }))
  const user = await open('Manage')
  await user.type(dialog().getByLabelText('Current password'), 'salt')
  await user.type(dialog().getByLabelText('New password'), 'salt and sun')
  await user.type(dialog().getByLabelText('New password again'), 'salt and sun{Enter}')
  await user.keyboard('{Escape}')
  expect(dialog().getByRole('button', { name: 'Close' })).toHaveProperty('disabled', true)
  answer.resolve()
  await expectToast('Error', 'Failed to change password', 'alert')
  expect(dialog().getByLabelText('Current password')).toHaveProperty('value', 'salt')
})

test('a profile or a password sent after the session ended leads to the log-in', async () => {
  const ended = () => ({ status: 401, body: { message: 'Please log in first' } })
  serveSettings(() => ({
    'PATCH /api/account': ended,
    'GET /api/account/sessions': () => ({ body: [session({})] }),
    'POST /api/account/password': ended,
  }))
  const profile = await openScreen('Edit profile')
  await profile.user.click(dialog().getByRole('button', { name: /Save profile/ }))
  await expectLogIn(profile)
  profile.unmount()

  const { user, ...security } = await openScreen('Manage')
  await user.type(dialog().getByLabelText('Current password'), 'salt')
  await user.type(dialog().getByLabelText('New password'), 'salt and sun')
  await user.type(dialog().getByLabelText('New password again'), 'salt and sun')
  await user.click(dialog().getByRole('button', { name: /Change password/ }))
  await expectLogIn(security)
})

test('lists the sessions; another one can be signed out, this one cannot', async () => {
  const phone = session({ id: 'phone', userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1', isCurrent: false })
  let sessions = [session({}), phone]
  const { countOf } = serveSettings(() => ({
    'GET /api/account/sessions': () => ({ body: sessions }),
    'DELETE /api/account/sessions/phone': () => {
      sessions = [session({})]
      return { body: { message: 'The session is ended' } }
    },
  }))
  const user = await open('Manage')
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy()
  expect(dialog().getByText('This browser')).toBeTruthy()
  expect(dialog().getByText('In use now').parentElement?.textContent).toContain('Firefox on Linux')
  expect(dialog().getAllByText(/^Last used/)).toHaveLength(1)
  expect(dialog().getAllByRole('button', { name: /^Sign out/ })).toHaveLength(1)
  await user.click(dialog().getByRole('button', { name: /^Sign out Safari on iPhone/ }))
  await expectToast('Session ended', 'Safari on iPhone is signed out.')
  expect(dialog().queryByText('Safari on iPhone')).toBeNull()
  expect(countOf('GET /api/account/sessions')).toBe(2)
})

test('the theme changes at once and is kept', async () => {
  serveSettings()
  const user = await open('Customize')
  expect(dialog().getByRole('radio', { name: 'Like my device' })).toHaveProperty('checked', true)
  await user.click(dialog().getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.click(dialog().getByRole('radio', { name: 'Like my device' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

function neverThere(): never {
  throw new Error('The file input is missing')
}
