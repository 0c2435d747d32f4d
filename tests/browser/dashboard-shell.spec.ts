import type { Page } from '@playwright/test'
import { approvedCreator, expect, logIn, test, waitForHydration } from './support'
import { DESK, PHONE, openHydrated } from './walk'

test.use({ reducedMotion: 'no-preference' })

test.beforeEach(async ({ context, request }) => {
  const { username, password } = await approvedCreator(request, 'shell')
  await logIn(context, username, password)
})

/** An overlay closed in its first frame, faster than a user could, stays stuck in react-aria's exit animation. */
async function untilEntered(page: Page): Promise<void> {
  await expect(page.locator('[data-entering]')).toHaveCount(0)
}

/** The history has left the entry of what was open (components/ui/useBackCloses.ts), which it does a moment later. */
async function untilNoStepIsOpen(page: Page): Promise<void> {
  const isOpen = () =>
    page.evaluate(() => Boolean((history.state as { isOpenLayer?: true } | null)?.isOpenLayer))
  await expect.poll(isOpen).toBe(false)
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('Back closes what is open, then leaves the screen; Forward opens nothing', async ({ page }) => {
    await openHydrated(page, '/dashboard')
    await openHydrated(page, '/dashboard/schedule')
    const add = page.getByRole('button', { name: 'Add Task' })
    const dialog = page.getByRole('dialog')
    await add.click()
    await expect(dialog).toBeVisible()
    await untilEntered(page)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(add).toBeFocused()
    await expect(page).toHaveURL('/dashboard/schedule')
    await page.goForward()
    await untilNoStepIsOpen(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Content Schedule' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    // Closing it with its own button leaves no history entry.
    await add.click()
    await expect(dialog).toBeVisible()
    await untilEntered(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await untilNoStepIsOpen(page)
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
  })

  test('the menu gives its step to the screen that is chosen in it', async ({ page }) => {
    await openHydrated(page, '/dashboard')
    const menu = page.getByRole('dialog', { name: 'Dashboard menu' })
    const toggle = page.getByRole('button', { name: /Toggle sidebar/ })
    await toggle.click()
    await expect(menu).toBeVisible()
    await untilEntered(page)
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await menu.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(menu).toBeHidden()
    await toggle.click()
    await menu.getByRole('link', { name: 'Events & Bookings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Events & Bookings' })).toBeFocused()
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  })

  test('the search leads to a screen, and Back to the one before', async ({ page }) => {
    await openHydrated(page, '/dashboard')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog).toBeVisible()
    await untilEntered(page)
    await dialog.getByRole('searchbox').fill('vision')
    await dialog.getByRole('button', { name: 'Vision Board' }).click()
    await expect(page).toHaveURL('/dashboard/vision-board')
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('Back in a conversation leads to the list', async ({ page }) => {
    await openHydrated(page, '/dashboard/chat')
    const row = page.getByRole('button', { name: /Lena Ortiz/ })
    await row.click()
    await expect(row).toBeHidden()
    await page.goBack()
    await expect(row).toBeFocused()
    await expect(page).toHaveURL('/dashboard/chat')
  })

  test('Back closes the notifications', async ({ page }) => {
    await openHydrated(page, '/dashboard')
    await page.getByRole('button', { name: 'Notifications' }).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await expect(list).toBeVisible()
    await untilEntered(page)
    await page.goBack()
    await expect(list).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard')
  })

  test('an idea, a voice note and a task are one press away', async ({ page }) => {
    await openHydrated(page, '/dashboard/analytics')
    const capture = page.getByRole('button', { name: 'Capture' })
    await capture.click()
    await page.getByRole('menuitem', { name: 'Idea' }).click()
    const idea = page.getByRole('dialog', { name: 'Save an idea' })
    await expect(idea).toBeVisible()
    await untilEntered(page)
    await page.goBack()
    await expect(idea).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard/analytics')
    await capture.click()
    await page.getByRole('menuitem', { name: 'Voice note' }).click()
    await expect(page.getByRole('tab', { name: 'Voice Note' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await capture.click()
    await page.getByRole('menuitem', { name: 'Task' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a task' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/dashboard/schedule')
    await expect(capture).toBeHidden()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(capture).toBeVisible()
  })
})

test('a link opens its tab at once, reload keeps it, and Back steps through them', async ({ page }) => {
  const selected = page.getByRole('tab', { selected: true })
  const html = await (await page.request.get('/dashboard/fake-accounts?tab=guide')).text()
  expect(
    /role="tab"[^>]*aria-selected="true"[^>]*>([^<]*)|aria-selected="true"[^>]*role="tab"[^>]*>([^<]*)/
      .exec(html)
      ?.slice(1),
  ).toContain('Platform Guide')
  await openHydrated(page, '/dashboard/fake-accounts?tab=guide')
  await expect(selected).toHaveText('Platform Guide')
  await page.getByRole('tab', { name: 'How to Identify' }).click()
  await expect(page).toHaveURL('/dashboard/fake-accounts?tab=identify')
  await page.reload()
  await expect(selected).toHaveText('How to Identify')
  await waitForHydration(page)
  await page.goBack()
  await expect(selected).toHaveText('Platform Guide')
  await page.getByRole('tab', { name: 'My Reports' }).click()
  await expect(page).toHaveURL('/dashboard/fake-accounts')
})

test('on a slow network a press in the sidebar is answered within 100 ms', async ({ page }) => {
  await page.setViewportSize(DESK)
  await openHydrated(page, '/dashboard')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    (url) => url.pathname === '/dashboard/settings' && url.searchParams.has('_rsc'),
    async (route) => {
      await released
      await route.continue()
    },
  )
  const signs = page.locator('[data-pending-link]')
  const answered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0
        document.addEventListener('click', () => (pressed = performance.now()), { capture: true })
        new MutationObserver(() => {
          if (document.querySelector('[data-pending-link]')) resolve(performance.now() - pressed)
        }).observe(document.body, { subtree: true, childList: true })
      }),
  )
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click()
  expect(await answered).toBeLessThan(100)
  await expect(signs).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  release()
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(signs).toHaveCount(0)
})

/** Screens that show only samples to a new account. */
const QUIET = ['', '/schedule', '/directory-manage', '/achievements', '/chat', '/platforms', '/content']

test('a new account opens the stream once the screen is there, and is asked nothing else', async ({
  page,
}) => {
  const calls = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.add(pathname)
  })
  for (const screen of QUIET) await page.goto(`/dashboard${screen}`, { waitUntil: 'networkidle' })
  await expect.poll(() => [...calls]).toEqual(['/api/stream'])
})

test('the bell opens by the keyboard, asks for what is new, and gives the focus back', async ({ page }) => {
  await openHydrated(page, '/dashboard')
  const bell = page.getByRole('button', { name: 'Notifications', exact: true })
  const asked = page.waitForResponse('**/api/notifications')
  await bell.press('Enter')
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByText(/^Nothing yet/)).toBeVisible()
  expect((await asked).status()).toBe(200)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(bell).toBeFocused()
})

test('name and picture lead to the profile', async ({ page }) => {
  await openHydrated(page, '/dashboard')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /your profile/ })
    .click()
  await expect(page).toHaveURL('/dashboard/settings')
})
