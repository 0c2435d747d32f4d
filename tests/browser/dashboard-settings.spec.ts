import type { APIRequestContext } from '@playwright/test'
import { accessibilityFaults, expect, logIn, test, toastOf } from './support'

test('auto-update, a check, and a forced update with its reload', async ({ page, context }) => {
  await logIn(context, 'isla', 'isla-demo-2026')
  await context.request.post('/api/dashboard-settings', { data: { autoUpdateEnabled: 'false' } })
  await page.goto('/dashboard/settings')
  const toggle = page.getByRole('switch', { name: 'Auto-update' })
  await expect(toggle).not.toBeChecked()
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(toastOf(page)).toContainText('Auto-Update Enabled')
  await expect(toggle).toBeChecked()
  await page.keyboard.press('Space')
  await expect(toastOf(page)).toContainText('Auto-Update Disabled')
  await page.getByRole('button', { name: 'Check for Updates' }).click()
  await expect(toastOf(page)).toContainText('Update Check Complete')
  await expect(toastOf(page)).toContainText('which is up to date')

  await page.getByRole('button', { name: 'Force Update' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sync complete' })
  await expect(dialog.getByRole('button', { name: 'Reload Dashboard' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Reload Dashboard' }).click()
  await reloaded
  await expect(page.getByText(/^By hand/).first()).toBeVisible()
})

test('a source that does not answer is said in the dialog', async ({ page, context, complaints }) => {
  await logIn(context, 'isla', 'isla-demo-2026')
  await page.route('**/api/sync/force', (route) => route.abort())
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Force Update' }).click()
  await expect(page.getByRole('dialog', { name: 'Sync failed' })).toContainText(
    'Unable to connect to source dashboard. Please try again later.',
  )
  expect(await accessibilityFaults(page)).toEqual([])
  complaints.length = 0
})

test('a new picture shows in the header, on a phone too, and can be removed', async ({ page, context }) => {
  await logIn(context, 'isla', 'isla-demo-2026')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit profile' })
  await dialog.locator('input[type=file]').setInputFiles('media/seed/hero-silk-poster.webp')
  await expect(dialog.locator('.avatar img')).toHaveAttribute('src', /^blob:/)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save profile' }).click()
  await expect(toastOf(page)).toContainText('Profile saved')
  const inHeader = page.getByRole('banner').locator('.avatar img')
  await expect(inHeader).toHaveJSProperty('naturalWidth', 320)

  await page.getByRole('button', { name: 'Edit profile' }).click()
  await dialog.getByRole('button', { name: 'Remove picture' }).click()
  await dialog.getByRole('button', { name: 'Save profile' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(inHeader).toHaveCount(0)
})

test('a session is signed out from another browser, and a new password ends the others', async ({
  page,
  context,
  browser,
  request,
  complaints,
}) => {
  const username = `settler-${Date.now()}`
  await approvedUser(request, username, 'first-password')
  await logIn(context, username, 'first-password')
  const other = await browser.newContext()
  const isLoggedIn = async () => (await other.request.get('/api/user')).status() === 200
  await logIn(other, username, 'first-password')
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Manage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Security' })
  await expect(dialog.getByText('This browser')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Sign out/ }).click()
  await expect(toastOf(page)).toContainText('Session ended')
  expect(await isLoggedIn()).toBe(false)

  await logIn(other, username, 'first-password')
  const fill = async (current: string) => {
    await dialog.getByLabel('Current password', { exact: true }).fill(current)
    await dialog.getByLabel('New password', { exact: true }).fill('second-password')
    await dialog.getByLabel('New password again', { exact: true }).fill('second-password')
    await dialog.getByRole('button', { name: 'Change password' }).click()
  }
  await fill('not this one')
  await expect(dialog.getByText('Your current password is not right')).toBeVisible()
  complaints.length = 0
  await fill('first-password')
  await expect(toastOf(page)).toContainText('Password changed')
  expect(await isLoggedIn()).toBe(false)
  await logIn(other, username, 'second-password')
  await other.close()
})

test('the chosen theme stays after a reload', async ({ page, context }) => {
  await logIn(context, 'isla', 'isla-demo-2026')
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Customize' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appearance' })
  await dialog.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

/** Somebody whose password may change without locking the other tests out. */
async function approvedUser(request: APIRequestContext, username: string, password: string): Promise<void> {
  const registered = await request.post('/api/register', { data: { username, password } })
  const { id } = (await registered.json()) as { id: string }
  await request.post('/api/login', { data: { username: 'admin', password: 'admin-demo-2026' } })
  expect((await request.post(`/api/users/${id}/approve`)).status()).toBe(200)
}
