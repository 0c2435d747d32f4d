import type { Request } from '@playwright/test'
import { SCREENS, SCREEN_IDS, screenHref } from '../../src/contracts/screens'
import {
  ADMIN,
  accessibilityFaults,
  expect,
  expectFailure,
  expectToast,
  logIn,
  test,
  waitForHydration,
} from './support'

for (const [name, password, who] of [
  ['isla', 'isla-demo-2026', ['user']],
  ['admin', 'admin-demo-2026', ['user', 'admin']],
] as const) {
  test(`${name} goes through every screen by the sidebar: each says where one is`, async ({
    page,
    context,
  }) => {
    await logIn(context, name, password)
    await page.goto('/dashboard/settings')
    const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
    const screens = SCREEN_IDS.filter((id) => who.some((each) => each === SCREENS[id].who))
    await expect(links).toHaveCount(screens.length)
    for (const id of screens) {
      const { title } = SCREENS[id]
      await links.and(page.locator(`[href="${screenHref(id)}"]`)).click()
      const level1 = page.getByRole('heading', { level: 1 })
      await expect(level1).toHaveText(id === 'home' ? `Welcome, ${name}` : title)
      await expect(level1).toBeFocused()
      // The title starts with the count of unread notifications.
      const words = async () => (await page.title()).replace(/^\(\d+\) /, '')
      await expect.poll(words).toBe(id === 'home' ? title : `${title} · Dashboard`)
    }
  })
}

test('a visitor is sent to the log-in and comes back to the screen that was wanted', async ({ page }) => {
  await page.goto('/dashboard/schedule')
  await expect(page).toHaveURL('/auth?next=%2Fdashboard%2Fschedule')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Username').fill('isla')
  await form.getByLabel('Password', { exact: true }).fill('isla-demo-2026')
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Schedule')
})

test('a session that is over is a visitor, whatever cookie is left', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'sid', value: 'ended-long-ago', url: baseURL ?? '' }])
  await page.goto('/dashboard/events')
  await expect(page).toHaveURL(/\/auth\?next=/)
  expect(decodeURIComponent(page.url())).toContain('next=/dashboard/events')
})

test('a session that ends meanwhile leads to the log-in, and back as whoever logs in then', async ({
  page,
  context,
  complaints,
}) => {
  await logIn(context, 'isla', 'isla-demo-2026')
  await page.goto('/dashboard/settings')
  await waitForHydration(page)
  const toggle = page.getByRole('switch', { name: 'Auto-update' })
  await expect(toggle).toBeVisible()
  await context.clearCookies({ name: 'sid' })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expectFailure(
    page,
    'Your session has ended, so nothing more was saved. After the log-in you come back here.',
    'Please log in again',
  )
  await expect(page).toHaveURL('/auth?next=%2Fdashboard%2Fsettings')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Username').fill(ADMIN.username)
  await form.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(page.getByText('Signed in as')).toHaveText('Signed in as admin')
  await expect(page.getByRole('banner')).toContainText('admin')
  await expect(toggle).toBeVisible()
  complaints.length = 0
})

test('User Management sends a creator home, and the sidebar does not show it', async ({ page, context }) => {
  await logIn(context, 'isla', 'isla-demo-2026')
  await page.goto('/dashboard/admin')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'User Management' })).toHaveCount(0)
})

test('the sidebar stays as it was left: the server reads its cookie', async ({ page, context }) => {
  await logIn(context, 'isla', 'isla-demo-2026')
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  const sidebar = page.locator('aside')
  await expect(sidebar).toHaveCSS('width', '256px')
  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', '48px')
  await page.getByRole('link', { name: 'Settings' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Settings')
  const kept = (await context.cookies()).find(({ name }) => name === 'sidebar')
  expect(kept?.value).toBe('collapsed')
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 24 * 3600)
  expect(await (await context.request.get('/dashboard')).text()).toContain('data-collapsed="true"')
})

test('under 768 px, and not at it, the site and the dashboard are those of a phone', async ({
  page,
  context,
}) => {
  await logIn(context, 'isla', 'isla-demo-2026')
  for (const [width, isPhone] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard')
    await expect(page.locator('aside')).toBeVisible({ visible: !isPhone })
    await page.goto('/platform')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: isPhone })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the sidebar slides out at 18rem, and closes behind a link', async ({ page, context }) => {
    await logIn(context, 'isla', 'isla-demo-2026')
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /Toggle sidebar/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Dashboard menu' })
    await expect(sheet).toBeVisible()
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(288)
    expect(await accessibilityFaults(page)).toEqual([])
    await sheet.getByRole('link', { name: 'Admin Chat' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Chat')
    await expect(sheet).toBeHidden()
  })
})

test('an address that no screen has keeps the sidebar and leads back to the dashboard', async ({
  page,
  context,
  complaints,
}) => {
  await logIn(context, 'isla', 'isla-demo-2026')
  await page.goto('/dashboard/nowhere/at-all')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
  await expect(links).toHaveCount(SCREEN_IDS.filter((id) => SCREENS[id].who === 'user').length)
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, isla')
  // The 404 of the page itself is expected.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')))
})

test('what shows a message is there before the first one: that comes without the network', async ({
  page,
  context,
}) => {
  const underWay = new Set<Request>()
  // The stream of the inbox stays open.
  page.on('request', (request) => !request.url().includes('/api/stream') && underWay.add(request))
  const settle = (request: Request) => underWay.delete(request)
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  await logIn(context, 'isla', 'isla-demo-2026')
  await page.goto('/dashboard/subscribers')
  await waitForHydration(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect.poll(() => underWay.size).toBe(0)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Export List' }).click()
  await expectToast(page, 'Ask an admin', 'Only admins can export addresses.')
})

test('a very long name or subject keeps its row in shape', async ({ page, context, request }) => {
  const username = `${'anna-maria-'.repeat(8)}${Date.now()}`
  const person = { username, password: 'salt-and-sun', firstName: 'Anna Maria '.repeat(18).trim() }
  expect((await request.post('/api/register', { data: person })).ok()).toBe(true)
  await logIn(context, ADMIN.username, ADMIN.password)
  await page.goto('/dashboard/admin')
  const row = page.getByRole('row').filter({ hasText: username })
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(100)

  const subject = `${'A month view for the schedule, '.repeat(6)}${Date.now()}`
  const data = { category: 'platform-feedback', subject, message: 'Please.' }
  expect((await context.request.post('/api/feedback', { data })).status()).toBe(201)
  await page.goto('/dashboard/reports')
  for (const name of ['Platform feedback', /^[A-Z][a-z]{2} \d+, \d{4}$/]) {
    const cell = page.getByRole('row').filter({ hasText: subject }).getByRole('cell', { name })
    const lines = () =>
      cell.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length
      })
    await expect.poll(lines).toBe(1)
  }
})
