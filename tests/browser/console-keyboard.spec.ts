import type { Locator, Page } from '@playwright/test'
import { expect, logIn, test } from './support'

/** What editors do most, from the console's home until visitors see it, by keyboard alone. */

type Stored = { subtitle: string; socialLinks: { id: string; label: string }[] }

const PAGES = ['landing', 'join-team'] as const
/** The longest way from one control to another. */
const MOST_STOPS = 90
const urlOf = (slug: string) => `/cms-api/globals/${slug}`

const published: Record<string, Record<string, unknown>> = {}

test.beforeEach(async ({ page, context }) => {
  await logIn(context, 'elena', 'elena-demo-2026')
  for (const slug of PAGES) {
    const { revision: _, ...stored } = await (await context.request.get(`${urlOf(slug)}?depth=0`)).json()
    published[slug] = stored
  }
  await page.goto('/admin')
})
test.afterEach(async ({ context }) => {
  for (const slug of PAGES) {
    const data = { ...published[slug], _status: 'published' }
    expect((await context.request.post(urlOf(slug), { data })).status()).toBe(200)
  }
})

test('a line is changed, and the older version brought back', async ({ page }) => {
  const { subtitle: before } = await live(page)
  const subtitle = page.locator('#field-subtitle')
  await open(page, 'Landing page')
  await reach(page, subtitle)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('BY KEYBOARD')
  await publish(page, 'Shift+Tab')
  expect((await live(page)).subtitle).toBe('BY KEYBOARD')

  await enter(page, page.getByRole('link', { name: /^Versions/ }), 'Shift+Tab')
  const versions = page.getByRole('list', { name: 'Versions, newest first' })
  const former = versions.locator(':scope > li', { hasText: 'Was live' }).first()
  await enter(page, former.getByRole('button', { name: 'Bring into the draft' }))
  await expect(subtitle).toHaveValue(before)
  await publish(page, 'Tab')
  expect((await live(page)).subtitle).toBe(before)
})

test('a page is published later', async ({ page }) => {
  await open(page, 'Landing page')
  await reach(page, page.locator('#field-subtitle'))
  await page.keyboard.type('!')
  await enter(page, page.getByRole('button', { name: 'Publish later' }), 'Shift+Tab')
  const moment = page.getByLabel(/^Day and time/)
  await expect(moment).toBeFocused()
  const [year, month, day] = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString().split(/[-T]/)
  await page.keyboard.type(`${month}${day}${year}`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('0900AM')
  await expect(moment).toHaveValue(`${year}-${month}-${day}T09:00`)
  await enter(page, page.getByRole('button', { name: 'Set', exact: true }))
  const status = page.locator('.page-status')
  await expect(status).toContainText(/Goes live/)
  await page.getByRole('button', { name: 'Change time' }).click()
  await page.getByRole('button', { name: 'Cancel the schedule' }).click()
  await expect(status).not.toContainText('Goes live')
})

test('a picture is replaced', async ({ page }) => {
  const chosen = page.waitForEvent('filechooser')
  await open(page, 'Join Team page')
  const replace = page.getByRole('button', { name: 'Replace this picture' }).first()
  await enter(page, replace)
  await (await chosen).setFiles('media/seed/directory/listing-04-spa.webp')
  await expect(page.getByLabel('Alternative text of listing-04-spa.webp')).toBeFocused()
  await page.keyboard.type('A spa in cut paper')
  await page.keyboard.press('Enter')
  await expect(replace).toBeFocused()
  await publish(page, 'Shift+Tab')
})

test('a link is moved', async ({ page }) => {
  const [first, second] = (await live(page)).socialLinks
  await open(page, 'Landing page')
  await reach(page, page.getByRole('button', { name: `Move: ${second?.label}` }))
  // What is said of a row that is moved names the row below it.
  const said = (id: string | undefined) => page.getByText(new RegExp(`over droppable area ${id}`)).first()
  await page.keyboard.press('Space')
  await expect(said(second?.id)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(said(first?.id)).toBeAttached()
  await page.keyboard.press('Space')
  await publish(page, 'Shift+Tab')
  const labels = (await live(page)).socialLinks.map(({ label }) => label)
  expect(labels.slice(0, 2)).toEqual([second?.label, first?.label])
})

async function live(page: Page): Promise<Stored> {
  return (await (await page.request.get(`${urlOf('landing')}?depth=0`)).json()) as Stored
}

/** Opens a page from the home, past the menu. */
async function open(page: Page, name: string): Promise<void> {
  await enter(page, page.getByRole('link', { name: 'Skip the menu' }))
  const tiles = page.getByRole('list', { name: 'Pages and lists' })
  await enter(page, tiles.getByRole('link', { name: new RegExp(`^${name}`) }))
  await expect(page.locator('.page-status')).toContainText('Live since')
}

async function publish(page: Page, key: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Publish changes' })
  const status = page.locator('.page-status')
  await expect(status).toContainText('with changes not yet live')
  await expect(button).toBeEnabled()
  await enter(page, button, key)
  await expect(status).not.toContainText('not yet live')
}

async function enter(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await reach(page, target, key)
  await page.keyboard.press('Enter')
}

/** Goes from control to control. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('The keyboard does not get there')
}
