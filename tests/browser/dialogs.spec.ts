import type { Locator, Page } from '@playwright/test'
import { approvedCreator, expect, expectToast, logIn, test } from './support'
import { DESK, PHONE, openHydrated } from './walk'

test.use({ reducedMotion: 'no-preference' })

test.describe('a double click on the button of a dialog does its deed once', () => {
  test.use({ viewport: DESK })

  test('a task', async ({ page, request, context }) => {
    const { username, password } = await approvedCreator(request, 'planner')
    await logIn(context, username, password)
    await openHydrated(page, '/dashboard/schedule')
    await page.getByRole('button', { name: 'Add Task' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Pack once')
    await dialog.getByRole('button', { name: 'Add Task' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Pack once' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Add Task' })).toBeFocused()
  })

  test('a listing', async ({ page, context, request }) => {
    const { username, password } = await approvedCreator(request, 'lister')
    await logIn(context, username, password)
    await openHydrated(page, '/dashboard/directory-manage')
    await page.getByRole('button', { name: 'Add Listing' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Cala Once')
    await dialog.getByRole('button', { name: /Category/ }).click()
    await page.getByRole('option', { name: 'Hotels + Restaurants' }).click()
    await dialog.getByLabel('Description').fill('Grilled over driftwood.')
    await dialog.getByLabel('Location').fill('Tampa')
    await dialog.getByRole('button', { name: 'Save listing' }).dblclick()
    await expectToast(page, 'Listing added', 'Cala Once: a draft, until you submit it.')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Cala Once' })).toHaveCount(1)
  })

  test('a task for a member', async ({ page, context }) => {
    const lastName = `Once ${Date.now()}`
    const data = {
      firstName: 'Ada',
      lastName,
      email: 'ada@example.com',
      age: 24,
      skillset: 'Photographer',
      whyJoin: 'Light.',
    }
    const applied = await context.request.post('/api/team-application', { data })
    expect(applied.status()).toBe(201)
    await logIn(context, 'admin', 'admin-demo-2026')
    await openHydrated(page, '/dashboard/applications')
    await page.getByRole('button', { name: `Accept Ada ${lastName}` }).click()
    await expectToast(page, 'Application accepted', `Ada ${lastName} is on the team.`)
    await page.getByRole('tab', { name: 'Team Members' }).click()
    await page.getByRole('button', { name: `Assign Task to Ada ${lastName}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Scout the pier once')
    await dialog.getByRole('button', { name: 'Assign Task' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: 'Scout the pier once' })).toHaveCount(1)
  })
})

test.describe('a dialog that begins at a text field opens at once on a touch screen', () => {
  test.use({ hasTouch: true })

  for (const [device, viewport] of [
    ['a phone', PHONE],
    ['a laptop', DESK],
  ] as const) {
    test(`on ${device}`, async ({ page, context }) => {
      await page.setViewportSize(viewport)
      await logIn(context, 'isla', 'isla-demo-2026')
      for (const [path, button, field] of [
        ['/dashboard/schedule', 'Add Task', 'Title'],
        ['/dashboard/events', 'Create event', 'Title'],
      ] as const) {
        await openHydrated(page, path)
        await expectToOpenAtOnce(page, page.getByRole('button', { name: button }).first())
        await expect(page.getByRole('dialog').getByLabel(field)).toBeFocused()
      }
    })
  }

  test('where a keyboard comes up with the first field, and where it is up already', async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE)
    await context.addInitScript(bringKeyboard)
    await logIn(context, 'isla', 'isla-demo-2026')
    await openHydrated(page, '/dashboard/schedule')
    const add = page.getByRole('button', { name: 'Add Task' }).first()
    const title = page.getByRole('dialog').getByLabel('Title')
    for (const opening of ['first', 'second']) {
      await expectToOpenAtOnce(page, add)
      await expect(title, opening).toBeFocused()
      await expect.poll(() => page.evaluate(() => window.visualViewport?.height)).toBeLessThan(600)
      await expect(title).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }

    await openHydrated(page, '/dashboard/ecommerce')
    await page.getByRole('tab', { name: /^Products/ }).tap()
    await page.getByRole('searchbox', { name: 'Search' }).tap()
    await expect.poll(() => page.evaluate(() => window.visualViewport?.height)).toBeLessThan(600)
    await expectToOpenAtOnce(page, page.getByRole('button', { name: 'Add product' }).first())
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  })
})

test('what is typed as evidence and not added is sent, by one press of a button that stays in its place', async ({
  page,
  request,
  context,
}) => {
  const { username, password } = await approvedCreator(request, 'witness')
  await logIn(context, username, password)
  await page.setViewportSize(DESK)
  await openHydrated(page, '/dashboard/fake-accounts')
  await page.getByRole('button', { name: 'Report Fake Account' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Platform/ }).click()
  await page.getByRole('option', { name: 'TikTok' }).click()
  await dialog.getByRole('button', { name: /Reason/ }).click()
  await page.getByRole('option', { name: 'Scam' }).click()
  await dialog.getByLabel('Address of the fake account').fill('https://www.tiktok.com/@fake')
  const evidence = dialog.getByRole('textbox', { name: 'Evidence links' })
  const create = dialog.getByRole('button', { name: 'Create report' })
  await evidence.fill('no address')
  await create.click()
  await expect(evidence).toBeFocused()
  await expect(evidence).toHaveAccessibleDescription('Must be a valid URL')
  await evidence.fill('https://example.com/typed-only.png')
  const top = async () => (await create.boundingBox())?.y ?? 0
  const before = await top()
  await create.hover()
  await page.mouse.down()
  // A pressed button shrinks slightly.
  expect(Math.abs((await top()) - before)).toBeLessThan(3)
  await page.mouse.up()
  await expectToast(page, 'Report Created', 'Next step: file it with the platform.')
  await expect(page.getByRole('link', { name: 'https://example.com/typed-only.png' })).toBeVisible()
})

/** Taps and checks every frame: the dialog appears soon, and does not disappear again once shown. */
async function expectToOpenAtOnce(page: Page, button: Locator): Promise<void> {
  const seen = page.evaluate(watchOpening)
  await button.tap()
  const { hidden, flashes } = await seen
  expect(flashes).toBe(0)
  // react-aria waits 600 ms for a keyboard that never opens: 36 frames.
  expect(hidden).toBeLessThan(24)
}

/**
 * In the page: for how many frames a dialog was in the DOM but not visible yet, and how often it disappeared again.
 * Counts frames rather than ms, because a busy machine draws fewer.
 */
function watchOpening(): Promise<{ hidden: number; flashes: number }> {
  return new Promise((resolve) => {
    let hidden = 0
    let shownSince = 0
    let flashes = 0
    function look(): void {
      const panel = document.querySelector('[role=dialog]')?.parentElement
      const { opacity, clipPath } = panel ? getComputedStyle(panel) : { opacity: '0', clipPath: 'none' }
      const isShown = Number(opacity) > 0 && clipPath === 'none'
      if (isShown) shownSince ||= performance.now()
      else if (shownSince) {
        flashes += 1
        shownSince = 0
      } else if (panel) hidden += 1
      const isOver = shownSince && performance.now() - shownSince > 800
      if (isOver) resolve({ hidden, flashes })
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** In the page: simulates a keyboard over the lower part of the screen while a text field has the focus. */
function bringKeyboard(): void {
  const { visualViewport } = window
  if (!visualViewport) return
  const isTyping = () => document.activeElement?.matches('input:not([type=file]), textarea') ?? false
  let isUp = false
  Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - (isUp ? 320 : 0) })
  for (const change of ['focusin', 'focusout']) {
    addEventListener(change, () =>
      setTimeout(() => {
        if (isUp === isTyping()) return
        isUp = isTyping()
        visualViewport.dispatchEvent(new Event('resize'))
      }, 200),
    )
  }
}
