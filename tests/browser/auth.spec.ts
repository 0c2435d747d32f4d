import type { Page } from '@playwright/test'
import { expect, expectToFit, logIn, test, toastOf } from './support'

const ISLA = { username: 'isla', password: 'isla-demo-2026' }

function loginForm(page: Page) {
  return page.getByRole('form', { name: 'Login' })
}

function registerForm(page: Page) {
  return page.getByRole('form', { name: 'Create Account' })
}

async function fillLogin(page: Page, { username, password } = ISLA): Promise<void> {
  await loginForm(page).getByLabel('Username').fill(username)
  await loginForm(page).getByLabel('Password', { exact: true }).fill(password)
  await loginForm(page).getByRole('button', { name: 'Log in' }).click()
}

test('a log-in says welcome on the dashboard, and the next visit to /auth goes there by itself', async ({
  page,
}) => {
  await page.goto('/auth')
  await fillLogin(page)
  await expect(toastOf(page)).toContainText('Welcome back!')
  // A toast that is pointed at stays.
  await toastOf(page).hover()
  await expect(page).toHaveURL('/dashboard')
  await expect(toastOf(page)).toContainText('You have successfully logged in.')
  await page.goto('/auth')
  await expect(page).toHaveURL('/dashboard')
})

test('a log-in goes to the page that was wanted, only on this site', async ({ page }) => {
  await page.goto(`/auth?next=${encodeURIComponent('/dashboard/schedule')}`)
  await fillLogin(page)
  await expect(page).toHaveURL('/dashboard/schedule')
  await page.context().clearCookies()
  await page.goto(`/auth?next=${encodeURIComponent('//example.com/phish')}`)
  await fillLogin(page)
  await expect(page).toHaveURL('/dashboard')
})

test('an admin comes back to the console', async ({ page }) => {
  await page.goto('/auth?next=/admin')
  await fillLogin(page, { username: 'admin', password: 'admin-demo-2026' })
  await expect(page).toHaveURL(/\/admin$/)
})

test('a wrong password and an account that waits each say so, and the name stays', async ({
  page,
  complaints,
}) => {
  await page.goto('/auth')
  await fillLogin(page, { username: 'isla', password: 'not this one' })
  await expect(toastOf(page)).toContainText('Login failed')
  await expect(toastOf(page)).toContainText('Invalid username or password')
  await expect(loginForm(page).getByLabel('Username')).toHaveValue('isla')
  await fillLogin(page, { username: 'marina', password: 'marina-demo-2026' })
  await expect(toastOf(page)).toContainText('Your account is waiting for admin approval')
  await expect(page).toHaveURL('/auth')
  complaints.length = 0
})

test('a new account waits for approval: back at the login, logged out', async ({ page, complaints }) => {
  const username = `june-${Date.now()}`
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await expect(page.getByText('Admin approval required')).toBeVisible()
  await expect(registerForm(page).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  await registerForm(page).getByLabel('First name').fill('June')
  await registerForm(page).getByLabel('Last name').fill('Reyes')
  await registerForm(page).getByLabel('Email').fill('june@example.com')
  await registerForm(page).getByLabel('Username').fill(username)
  await registerForm(page).getByLabel('Password', { exact: true }).fill('salt-and-sun')
  await registerForm(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(toastOf(page)).toContainText('Account created!')
  await expect(toastOf(page)).toContainText('Please wait for admin approval before logging in.')
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  await expect(loginForm(page).getByLabel('Username')).toHaveValue(username)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid')

  await page.getByRole('tab', { name: 'Create Account' }).click()
  await registerForm(page).getByLabel('Username').fill(username)
  await registerForm(page).getByLabel('Password', { exact: true }).fill('salt-and-sun')
  await registerForm(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(toastOf(page)).toContainText('Registration failed')
  await expect(toastOf(page)).toContainText('Username already exists')
  await expect(registerForm(page).getByLabel('Username')).toHaveValue(username)
  complaints.length = 0
})

test('by keyboard alone: tabs by arrows, the eye, the log-in by Enter', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Create Account' })).toBeFocused()
  await expect(registerForm(page)).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await page.keyboard.type(ISLA.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ISLA.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(loginForm(page).getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('somebody logged in is sent on only once the server has said so', async ({ page, context }) => {
  await logIn(context, ISLA.username, ISLA.password)
  const answered = page.waitForResponse('**/api/user')
  await page.goto('/auth?next=/dashboard/events')
  await answered
  await expect(page).toHaveURL('/dashboard/events')
})

test('whoever is logged in fits into the header of a narrow phone', async ({ page, context }) => {
  await logIn(context, ISLA.username, ISLA.password)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/directory')
  const profile = page.locator('.site-profile .profile')
  await expect(profile).toContainText('Isla')
  const right = () => profile.evaluate((link) => link.getBoundingClientRect().right)
  await expect.poll(right).toBeLessThanOrEqual(320)
})

test('changing between the tabs loses nothing', async ({ page }) => {
  await page.goto('/auth')
  await loginForm(page).getByLabel('Username').fill('isla')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await page.getByLabel('First name').fill('Isla')
  await page.getByRole('tab', { name: 'Login' }).click()
  await expect(loginForm(page).getByLabel('Username')).toHaveValue('isla')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Isla')
})

test('an address may open Create Account', async ({ page }) => {
  await page.goto('/auth?tab=register')
  await expect(registerForm(page)).toBeVisible()
  await expect(loginForm(page)).toBeHidden()
})

test('no search leads here', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the form stands below the silk and nothing sticks out', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByText('Content creator platform')).toBeVisible()
    await expectToFit(page)
    await fillLogin(page)
    await expect(page).toHaveURL('/dashboard')
  })
})
