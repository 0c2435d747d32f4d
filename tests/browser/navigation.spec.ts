import type { Page } from '@playwright/test'
import { demoAccounts } from '../../src/seed/demoAccounts.mjs'
import { accessibilityFaults, expect, logIn, test, toastOf, watch } from './support'

test.use({ reducedMotion: 'no-preference' })

const ITEMS = [
  ['Home', '/'],
  ['Platform', '/platform'],
  ['Directory', '/directory'],
  ['Shop', '/shop'],
  ['Join Team', '/join-team'],
  ['Cart', '/cart'],
] as const

const phone = { width: 390, height: 844 }
const [creator] = demoAccounts

function row(page: Page) {
  return page.getByRole('navigation', { name: 'Main' })
}

test('six icon buttons lead to the six pages, and the one one is on is marked', async ({ page }) => {
  await page.goto('/')
  await expect(row(page).getByRole('link')).toHaveCount(ITEMS.length)
  for (const [label, path] of ITEMS) {
    await row(page).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(row(page).locator('[aria-current=page]')).toHaveText(label)
  }
})

test('a tooltip names the icon that is pointed at, and leaves with the pointer', async ({ page }) => {
  await page.goto('/platform', { waitUntil: 'networkidle' })
  const tooltip = page.getByRole('tooltip')
  const item = (label: string) => row(page).getByRole('link', { name: label, exact: true })
  await item('Home').hover()
  await expect(tooltip).toHaveText('Home')
  await item('Shop').hover()
  await expect(tooltip).toHaveText('Shop')
  await page.mouse.move(10, 600)
  await expect(tooltip).toHaveCount(0)
})

test('a tooltip opens after 700 ms, and within 300 ms of another one at once', async ({
  browser,
  complaints,
}) => {
  // Playwright's clock leaves scripts in the context, which throw in the next page of a reused context.
  const page = await browser.newPage()
  watch(page, complaints)
  await page.clock.install({ time: new Date('2026-06-01T10:00:00') })
  await page.goto('/platform', { waitUntil: 'networkidle' })
  await page.clock.pauseAt(new Date('2026-06-01T11:00:00'))
  const tooltip = page.getByRole('tooltip')
  const point = async (label: string) => {
    const box = await row(page).getByRole('link', { name: label, exact: true }).boundingBox()
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  }
  await point('Home')
  await page.clock.runFor(699)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Home')
  await page.mouse.move(10, 600)
  await page.clock.runFor(300)
  await expect(tooltip).toHaveCount(0)
  await point('Shop')
  await expect(tooltip).toHaveText('Shop')
  await page.mouse.move(10, 600)
  await page.clock.runFor(301)
  await point('Cart')
  await page.clock.runFor(699)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Cart')
  await page.close()
})

test('on a phone the items are in a menu of 250 px that slides in from the left', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect(row(page).getByRole('link')).toHaveText(['Cart'])
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 250, height: phone.height })
  await expect(menu.getByRole('listitem')).toHaveText(ITEMS.map(([label]) => label))
  expect(await accessibilityFaults(page)).toEqual([])
  await menu.getByRole('link', { name: 'Shop' }).click()
  await expect(page).toHaveURL('/shop')
  await expect(menu).toBeHidden()
})

test('the menu keeps the focus, and gives it back on Escape, on the scrim and on its button', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/platform')
  const opener = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(350, 400),
    () => menu.getByRole('button', { name: 'Close menu' }).click(),
  ]
  for (const close of ways) {
    await opener.click()
    await expect(menu).toBeVisible()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      const isInPage = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isInPage).toBe(false)
    }
    await close()
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('the menu closes when the window grows wide', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/platform')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(row(page).getByRole('link')).toHaveCount(ITEMS.length)
})

test('a visitor sees Login at once, and the server is not asked', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/user') && asked.push(request.url()))
  await page.goto('/platform', { waitUntil: 'networkidle' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
  expect(asked).toEqual([])
})

test('a creator sees a pulsing placeholder, then initials and first name', async ({ page, context }) => {
  await logIn(context, creator?.username ?? '', creator?.password ?? '')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/user', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/platform')
  const header = page.locator('.site-profile')
  await expect(header.locator('.profile-placeholder')).toBeVisible()
  await expect(header.getByRole('link', { name: 'Login' })).toBeHidden()
  release()
  const profile = header.getByRole('link', { name: 'Isla' })
  await expect(profile.locator('.avatar')).toHaveText('IV')
  await expect(header.locator('.profile-placeholder')).toHaveCount(0)
  await profile.click()
  await expect(page).toHaveURL('/dashboard')
})

test('logging out says so, ends at the cover, and Back leads to the log-in', async ({ page, context }) => {
  await logIn(context, creator?.username ?? '', creator?.password ?? '')
  // Opened after the log-out, the stream would be refused.
  const opened = page.waitForRequest('**/api/stream?*')
  await page.goto('/dashboard')
  await opened
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page)).toContainText('Logged out')
  // A toast that is pointed at stays.
  await toastOf(page).hover()
  await expect(page).toHaveURL('/')
  await expect(toastOf(page)).toContainText('You have been successfully logged out.')
  await expect(page.locator('.site-profile').getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\?next=/)
})

test('a log-out that fails says so and changes nothing', async ({ page, context, complaints }) => {
  await logIn(context, creator?.username ?? '', creator?.password ?? '')
  await page.goto('/dashboard')
  await page.route('**/api/logout', (route) =>
    route.fulfill({ status: 503, json: { message: 'Back in a moment', error: 'Back in a moment' } }),
  )
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.locator('.toast[role=alert]')).toContainText('Logout failed')
  await expect(page.locator('.toast[role=alert]')).toContainText('Back in a moment')
  await expect(page).toHaveURL('/dashboard')
  complaints.length = 0
})

test('names and pictures: picture, else initials, else "U" and "User"', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }])
  const people = [
    [{ firstName: 'Ana', lastName: 'Sol', profileImageUrl: '/favicon-32.png' }, '', 'Ana'],
    [{ firstName: 'Ana', lastName: null, profileImageUrl: null }, 'A', 'Ana'],
    [{ firstName: null, lastName: null, profileImageUrl: null }, 'U', 'User'],
  ] as const
  for (const [person, letters, name] of people) {
    await page.route('**/api/user', (route) =>
      route.fulfill({ json: { id: '1', username: 'ana', ...person } }),
    )
    await page.goto('/platform')
    const profile = page.locator('.site-profile .profile')
    await expect(profile.locator('.avatar')).toHaveText(letters)
    await expect(profile.locator('.avatar img')).toHaveCount(person.profileImageUrl ? 1 : 0)
    await expect(profile.locator('.profile-name')).toHaveText(name)
    await page.unroute('**/api/user')
  }
})

test('a session that has ended is a visitor; a server that cannot answer is not', async ({
  page,
  context,
  complaints,
  baseURL,
}) => {
  await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }])
  await page.goto('/platform')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await page.route('**/api/user', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }))
  await page.reload()
  await expect(page.locator('.site-profile .profile')).toContainText('User')
  complaints.length = 0
})

test('the footer names the current year, even when the page was rendered in an older one', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-06-01'))
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2031 Isla Verano')
  await footer.getByRole('link', { name: 'About the platform' }).click()
  await expect(page).toHaveURL('/platform')
})

test('F8 leads to the notifications', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Notify Me' }).click()
  await expect(toastOf(page)).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused()
})
