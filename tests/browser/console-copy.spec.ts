import type { BrowserContext, Page } from '@playwright/test'
import { consoleFaults, expect, logIn, test } from './support'

const LANDING = '/admin/globals/landing'
const STORED = '/cms-api/globals/landing'

/** Each test publishes the original copy again, so that other specs see no difference. */
let published: Record<string, unknown>

test.beforeEach(async ({ context }) => {
  await logIn(context, 'elena', 'elena-demo-2026')
  const { revision: _, ...stored } = await (await context.request.get(`${STORED}?depth=0`)).json()
  published = stored
})
test.afterEach(async ({ context }) => {
  const restored = await context.request.post(STORED, { data: { ...published, _status: 'published' } })
  expect(restored.status()).toBe(200)
})

test('a draft saves itself, shows to staff in preview and to no visitor, until it is published', async ({
  page,
  context,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  const before = String(published.subtitle)
  const draft = `DRAFT ${Date.now()}`
  await page.goto(LANDING)
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
  await page.getByLabel(/^Subtitle/).fill(draft)
  expect((await saved).status()).toBe(200)

  await visitor.goto('/')
  await expect(visitor.getByText(before)).toBeVisible()
  await visitor.goto('/preview?path=/')
  await expect(visitor).toHaveURL('/auth?next=%2Fadmin')
  const preview = await context.newPage()
  await preview.goto('/preview?path=/')
  await expect(preview.getByText(draft)).toBeVisible()
  // The marks that lead from a text into its field are for the console's frame alone.
  expect(await preview.content()).not.toContain('\u2060')
  await preview.getByRole('link', { name: 'Leave preview' }).click()
  await expect(preview.getByText(before)).toBeVisible()
  await preview.close()

  await publish(page)
  await visitor.goto('/')
  await expect(visitor.getByText(draft)).toBeVisible()
  await visitor.context().close()
})

test('a preview ends with the log-in: the way back in is open, and no bar says otherwise', async ({
  page,
  context,
}) => {
  await page.goto('/preview?path=/')
  await expect(page.getByRole('link', { name: 'Leave preview' })).toBeVisible()
  await context.request.post('/api/logout')
  await page.goto('/platform')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Leave preview' })).toBeHidden()
  await page.goto('/auth?next=/admin')
  await logInAsEditor(page)
  await expect(page).toHaveURL('/admin')
})

test('an older version brings its text back into the draft, and publishing it is a press of its own', async ({
  page,
  context,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  const [first, second] = [`FIRST ${Date.now()}`, `SECOND ${Date.now()}`]
  await publishBy(context, { subtitle: first })
  await publishBy(context, { subtitle: second })
  await visitor.goto('/')
  await expect(visitor.getByText(second)).toBeVisible()

  await page.goto(`${LANDING}/versions`)
  const versions = page.getByRole('list', { name: 'Versions, newest first' })
  await expect(versions.getByText('Live now')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveId('console-main')
  expect(await consoleFaults(page)).toEqual([])
  // Who changed what, in words.
  await expect(versions.locator(':scope > li').first()).toContainText(`Subtitle: ${first} → ${second}`)
  await expect(versions.locator(':scope > li').first()).toContainText('Elena Costa')
  await versions.locator(':scope > li', { hasText: 'Was live' }).first().getByRole('link').click()
  await expect(page.getByText(first)).toBeVisible()
  await expect(page.getByText(/^(Revision|Changed By)$/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring into the draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel(/^Subtitle/)).toHaveValue(first)
  await visitor.goto('/')
  await expect(visitor.getByText(second)).toBeVisible()
  await publish(page)
  await visitor.goto('/')
  await expect(visitor.getByText(first)).toBeVisible()
  await visitor.context().close()
})

test('the preview shows the page as wide as a phone, a tablet and a desktop', async ({ page }) => {
  await page.goto(LANDING)
  await page.getByRole('button', { name: 'Live Preview', exact: true }).click()
  const frame = page.locator('#live-preview-iframe')
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toContainText('Verano')
  const sizes = page.locator('.live-preview-toolbar')
  for (const [label, width] of [
    ['Phone', 390],
    ['Tablet', 834],
    ['Desktop', 1440],
  ] as const) {
    await sizes.getByRole('button').first().click()
    await page.getByRole('button', { name: label, exact: true }).click()
    await expect
      .poll(() =>
        frame
          .contentFrame()
          .locator('html')
          .evaluate(() => window.innerWidth),
      )
      .toBe(width)
    // The whole screen is in the pane.
    await expect
      .poll(() =>
        frame.evaluate((element) => Math.round(element.getBoundingClientRect().right - window.innerWidth)),
      )
      .toBeLessThanOrEqual(0)
  }
  // The console remembers per person whether the preview was open.
  const remembered = page.waitForResponse(
    (response) => /payload-preferences/.test(response.url()) && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Exit Live Preview' }).click()
  await remembered
})

test('a click on a text of the preview leads into its field, and the preview scrolls to the field one is in', async ({
  page,
}) => {
  await page.goto(LANDING)
  await page.getByRole('button', { name: 'Live Preview', exact: true }).click()
  const frame = page.locator('#live-preview-iframe').contentFrame()
  const name = frame.locator('[data-field="landing:name.second"]')
  await expect(frame.locator('html')).toHaveAttribute('data-editing', 'landing')
  expect(await consoleFaults(page)).toEqual([])
  await name.dispatchEvent('click')
  await expect(page.locator('#field-name__second')).toBeFocused()

  const button = frame.locator('[data-field="landing:signUp.text"]')
  await page.getByRole('navigation', { name: 'Sections of this page' }).getByText('Sign-up box').click()
  await page.getByLabel(/^Line under the heading/).focus()
  await expect(button).toBeInViewport()

  await page.setViewportSize({ width: 1024, height: 768 })
  const tabs = page.getByRole('navigation', { name: 'Edit or preview' })
  await expect(page.getByLabel(/^Subtitle/)).toBeVisible()
  await tabs.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByLabel(/^Subtitle/)).toBeHidden()
  await button.dispatchEvent('click')
  await expect(page.locator('#field-signUp__text')).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 900 })
  const remembered = page.waitForResponse(
    (response) => /payload-preferences/.test(response.url()) && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Exit Live Preview' }).click()
  await remembered
})

test('nothing of the marks is in a page that visitors see', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).not.toMatch(/[\u2060\u200c\u200d]|data-field/)
})

test('an editor who follows a link to a page of the console logs in and lands on it', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.goto(LANDING)
  await expect(page).toHaveURL('/auth?next=/admin/globals/landing')
  await logInAsEditor(page)
  await expect(page).toHaveURL(LANDING)
  await expect(page.getByLabel(/^Subtitle/)).toBeVisible()
})

async function logInAsEditor(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Username').fill('elena')
  await form.getByLabel('Password', { exact: true }).fill('elena-demo-2026')
  await form.getByRole('button', { name: 'Log in' }).click()
}

async function publish(page: Page): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(`${STORED}?depth=0`),
  )
  await page.getByRole('button', { name: 'Publish changes' }).click()
  expect((await answer).status()).toBe(200)
}

async function publishBy(context: BrowserContext, change: object): Promise<void> {
  const data = { ...published, ...change, _status: 'published' }
  expect((await context.request.post(STORED, { data })).status()).toBe(200)
}
