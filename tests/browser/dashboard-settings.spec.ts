import {
  accessibilityFaults,
  approvedCreator,
  expect,
  expectFailure,
  expectToast,
  expectToFit,
  logIn,
  test,
  toastOf,
} from './support'
import { walk } from './walk'

walk(
  'the dashboard is updated: by itself, when asked, and by force',
  async ({ page, context, hand, open, failNext, complaints }) => {
    await context.request.post('/api/dashboard-settings', { data: { autoUpdateEnabled: 'false' } })
    await open('/dashboard/settings')
    const toggle = page.getByRole('switch', { name: 'Auto-update' })
    await expect(toggle).not.toBeChecked()
    await failNext('POST /api/dashboard-settings')
    await hand.press(toggle)
    await expectFailure(page, 'Failed to update settings')
    await expect(toggle).not.toBeChecked()
    await expect(toggle).toBeFocused()
    await hand.press(toggle)
    await expectToast(page, 'Auto-Update Enabled', 'Your dashboard syncs daily at 1:00 AM.')
    await expect(toggle).toBeChecked()
    await hand.press(toggle)
    await expectToast(page, 'Auto-Update Disabled', 'Your dashboard syncs only when you ask it to.')
    await failNext('POST /api/dashboard-settings')
    await hand.press(page.getByRole('button', { name: 'Check for Updates' }))
    await expectFailure(page, 'Failed to check for updates')
    await hand.press(page.getByRole('button', { name: 'Check for Updates' }))
    await expectToast(page, 'Update Check Complete', 'You are on v2.1.0, which is up to date.')

    const failed = page.getByRole('dialog', { name: 'Sync failed' })
    await page.route('**/api/sync/force', (route) => route.abort(), { times: 1 })
    await hand.press(page.getByRole('button', { name: 'Force Update' }))
    await expect(failed).toContainText('Unable to connect to source dashboard. Please try again later.')
    expect(await accessibilityFaults(page)).toEqual([])
    await expectToFit(page)
    // The browser console also shows the error (docs/behaviour.md, 4.20).
    complaints.length = 0
    await hand.press(failed.getByRole('button', { name: 'Try again' }))
    const done = page.getByRole('dialog', { name: 'Sync complete' })
    await expect(done).toContainText('v2.1.0 in')
    const reloaded = page.waitForEvent('load')
    await hand.press(done.getByRole('button', { name: 'Reload Dashboard' }))
    await reloaded
    await expect(page.getByText(/^By hand/).first()).toBeVisible()
  },
)

walk('the profile, the theme and which mails come', async ({ page, hand, open, failNext }) => {
  await open('/dashboard/settings')
  await hand.press(page.getByRole('link', { name: 'Configure' }))
  const deals = page.getByRole('radiogroup', { name: 'Deals by mail' })
  await failNext('PATCH /api/notification-settings')
  await hand.press(deals.getByRole('radio', { name: 'Now' }))
  await expectFailure(page, 'Failed to save notifications')
  await hand.press(deals.getByRole('radio', { name: 'Now' }))
  await expect(page.getByText('Saved')).toBeVisible()
  await expectToFit(page)
  await page.reload()
  await expect(deals.getByRole('radio', { name: 'Now' })).toBeChecked()
  await hand.press(page.getByRole('link', { name: 'All settings' }))

  const edit = page.getByRole('button', { name: 'Edit profile' })
  const profile = page.getByRole('dialog', { name: 'Edit profile' })
  await hand.press(edit)
  await expect(profile.getByLabel('First name')).toBeFocused()
  await hand.fill(profile.getByLabel('Last name'), 'Reyes')
  await failNext('PATCH /api/account')
  await hand.press(profile.getByRole('button', { name: 'Save profile' }))
  await expectFailure(page, 'Failed to save profile')
  await expect(profile.getByLabel('Last name')).toHaveValue('Reyes')
  await expectToFit(page)
  await hand.press(profile.getByRole('button', { name: 'Save profile' }))
  await expectToast(page, 'Profile saved')
  await expect(edit).toBeFocused()

  const customize = page.getByRole('button', { name: 'Customize' })
  const appearance = page.getByRole('dialog', { name: 'Appearance' })
  await hand.press(customize)
  await hand.press(appearance.getByRole('radio', { name: 'Dark' }))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await hand.press(appearance.getByRole('button', { name: 'Done' }))
  await expect(customize).toBeFocused()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
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
  // A separate user, so that the password change does not break other tests.
  const { username, password } = await approvedCreator(request, 'settler')
  await logIn(context, username, password)
  const other = await browser.newContext()
  const isLoggedIn = async () => (await other.request.get('/api/user')).status() === 200
  await logIn(other, username, password)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Manage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Security' })
  await expect(dialog.getByText('This browser')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Sign out/ }).click()
  await expect(toastOf(page)).toContainText('Session ended')
  expect(await isLoggedIn()).toBe(false)

  await logIn(other, username, password)
  const fill = async (current: string) => {
    await dialog.getByLabel('Current password', { exact: true }).fill(current)
    await dialog.getByLabel('New password', { exact: true }).fill('second-password')
    await dialog.getByLabel('New password again', { exact: true }).fill('second-password')
    await dialog.getByRole('button', { name: 'Change password' }).click()
  }
  await fill('not this one')
  await expect(dialog.getByText('Your current password is not right')).toBeVisible()
  complaints.length = 0
  await fill(password)
  await expect(toastOf(page)).toContainText('Password changed')
  expect(await isLoggedIn()).toBe(false)
  await logIn(other, username, 'second-password')
  await other.close()
})
