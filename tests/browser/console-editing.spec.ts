import type { BrowserContext, Page } from '@playwright/test'
import { ADMIN, consoleFaults, expect, logIn, test, watch } from './support'

const CART = '/admin/globals/cart'
const STORED = '/cms-api/globals/cart'
const EDITOR = { username: 'elena', password: 'elena-demo-2026' }

type Cart = { summaryHeading: string; note: string; heading: { start: string; end: string } }

/** Each test publishes the original words again, as a save that states no revision. */
let published: Record<string, unknown>

test.beforeEach(async ({ context }) => {
  await logIn(context, EDITOR.username, EDITOR.password)
  const { revision: _, ...stored } = await (await context.request.get(`${STORED}?depth=0`)).json()
  published = stored
})
test.afterEach(async ({ context }) => {
  await logIn(context, EDITOR.username, EDITOR.password)
  const restored = await context.request.post(STORED, { data: { ...published, _status: 'published' } })
  expect(restored.status()).toBe(200)
})

const summary = (page: Page) => page.getByLabel(/^Heading of the summary/)
const note = (page: Page) => page.getByLabel(/^Note under the total/)
const firstHalf = (page: Page) => page.getByLabel(/^First half/)
const status = (page: Page) => page.locator('.page-status')
const saved = (page: Page) => expect(status(page)).toContainText(/Saved at \d\d:\d\d/)

async function openCart(page: Page): Promise<void> {
  await page.goto(CART)
  await expect(status(page)).toContainText(/Live since/)
}
async function draftOf(context: BrowserContext): Promise<Cart> {
  return (await (await context.request.get(`${STORED}?draft=true&depth=0`)).json()) as Cart
}

test('two people type on one page, and one of them is offline for a while: no word is lost', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  test.slow()
  const second = await browser.newContext()
  await logIn(second, ADMIN.username, ADMIN.password)
  const other = await second.newPage()
  watch(other, complaints)
  await openCart(page)
  await openCart(other)
  await expect(other.getByText(/Elena.* is here, too/)).toBeVisible({ timeout: 15_000 })

  const typed = { elena: [] as string[], admin: [] as string[] }
  const type = async (field: ReturnType<typeof note>, word: string) => {
    await field.press('End')
    await field.pressSequentially(` ${word}`, { delay: Math.random() * 40 })
    await field.page().waitForTimeout(Math.random() * 900)
  }
  const elena = async () => {
    for (let each = 0; each < 14; each += 1) {
      const word = `e${each}x`
      typed.elena.push(word)
      await type(each % 2 ? note(page) : firstHalf(page), word)
    }
  }
  const admin = async () => {
    for (let each = 0; each < 14; each += 1) {
      if (each === 5) await second.setOffline(true)
      if (each === 9) await expect(status(other)).toContainText('Offline. Kept on this device')
      if (each === 9) await second.setOffline(false)
      const word = `a${each}x`
      typed.admin.push(word)
      await type(each === 7 ? firstHalf(other) : summary(other), word)
    }
  }
  await Promise.all([elena(), admin()])

  // Both changed one field; what the other wrote is offered, and either answer keeps the rest.
  const decide = other.getByRole('region', { name: 'Changed by two people' })
  await expect(decide).toBeVisible({ timeout: 25_000 })
  await expect(decide.getByRole('listitem')).toHaveCount(1)
  await expect(decide).toContainText('Mine')
  await expect(decide).toContainText('a7x')
  await expect(decide).toContainText('Heading: First half')
  expect(await consoleFaults(other)).toEqual([])
  await other.getByRole('button', { name: /^Take theirs: Heading: First half/ }).click()
  await saved(other)
  await saved(page)

  const lost = async () => {
    const { summaryHeading, note, heading } = await draftOf(context)
    const words = [summaryHeading, note, heading.start].join(' ').split(' ')
    return [...typed.elena, ...typed.admin].filter((word) => !words.includes(word))
  }
  await expect.poll(lost).toEqual(['a7x'])
  const draft = await draftOf(context)
  // A form hears of the other one every ten seconds.
  await expect(firstHalf(other)).toHaveValue(draft.heading.start, { timeout: 25_000 })
  await expect(summary(page)).toHaveValue(draft.summaryHeading, { timeout: 25_000 })
  await expect(page.getByText(/changed Heading of the summary at/)).toBeVisible()
  await second.close()
  complaints.splice(0)
})

test('who typed without a connection from the first word on can still take the words of the other', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const second = await browser.newContext()
  await logIn(second, ADMIN.username, ADMIN.password)
  const other = await second.newPage()
  const opened = other.waitForResponse(/payload-preferences\/global-cart/)
  await openCart(other)
  await opened
  await openCart(page)
  await second.setOffline(true)
  await note(other).fill('MINE')
  await expect(status(other)).toContainText('Offline. Kept on this device')
  await note(page).fill('THEIRS')
  await saved(page)
  await second.setOffline(false)
  const decide = other.getByRole('region', { name: 'Changed by two people' })
  await expect(decide).toBeVisible({ timeout: 25_000 })
  await other.getByRole('button', { name: /^Take theirs/ }).click()
  await expect(decide).toBeHidden()
  await expect(note(other)).toHaveValue('THEIRS')
  expect((await draftOf(context)).note).toBe('THEIRS')
  await second.close()
  complaints.splice(0)
})

test('what is typed while a save is under way stays', async ({ page, context }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/autosave=true/, async (route) => {
    await held
    await route.continue()
  })
  await openCart(page)
  const sending = page.waitForRequest(/autosave=true/)
  await note(page).fill('ONE')
  await sending
  await note(page).fill('ONE TWO')
  await summary(page).press('End')
  await summary(page).pressSequentially('!')
  release()
  await saved(page)
  await expect(note(page)).toHaveValue('ONE TWO')
  expect((await draftOf(context)).note).toBe('ONE TWO')
})

test('a save that arrives without its answer is not taken for the words of another person', async ({
  page,
  context,
  complaints,
}) => {
  let isLost = false
  await page.route(/autosave=true/, async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await note(page).fill('ONE TWO')
    await route.abort()
  })
  await openCart(page)
  await note(page).fill('ONE')
  await saved(page)
  await expect(page.getByRole('region', { name: 'Changed by two people' })).toHaveCount(0)
  await expect(note(page)).toHaveValue('ONE TWO')
  expect((await draftOf(context)).note).toBe('ONE TWO')
  complaints.splice(0)
})

test('a refused publication says why at the field, and keeps the words as a draft', async ({
  page,
  context,
  complaints,
}) => {
  await openCart(page)
  await summary(page).fill('')
  await note(page).fill('KEPT')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/Not published\. Heading of the summary: /)).toBeVisible()
  await expect(
    page
      .locator('#field-summaryHeading')
      .locator('..')
      .getByText(/required/),
  ).toBeVisible()
  await saved(page)
  expect((await draftOf(context)).note).toBe('KEPT')
  await summary(page).fill('Your order')
  await expect(page.getByText(/required/)).toHaveCount(0)
  await saved(page)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  complaints.splice(0)
})

test('leaving with words that are not saved asks, and they are offered on the way back', async ({
  page,
  context,
  complaints,
}) => {
  await page.route(/autosave=true/, (route) => route.fulfill({ status: 503, json: {} }))
  await openCart(page)
  await note(page).fill('FROM THE TRAIN')
  await expect(status(page)).toContainText('Not saved: the site does not answer')
  await page.locator('.step-nav a').first().click()
  await page.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page).toHaveURL('/admin')

  await openCart(page)
  const found = page.getByRole('region', { name: 'Not saved last time' })
  await expect(found).toContainText('FROM THE TRAIN')
  await page.unroute(/autosave=true/)
  await summary(page).fill('Sum')
  await saved(page)
  await page.reload()
  await found.getByRole('button', { name: 'Bring it back' }).click()
  await expect(note(page)).toHaveValue('FROM THE TRAIN')
  await saved(page)
  expect(await draftOf(context)).toMatchObject({ note: 'FROM THE TRAIN', summaryHeading: 'Sum' })
  await page.reload()
  await expect(status(page)).toContainText(/Live since/)
  await expect(found).toHaveCount(0)
  complaints.splice(0)
})

test('whoever is logged out is told, and loses nothing', async ({ page, context, complaints }) => {
  await openCart(page)
  await context.clearCookies()
  await note(page).fill('STILL HERE')
  await expect(status(page)).toContainText('Logged out. Kept on this device.')
  await expect(page.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
    'href',
    `/auth?next=${encodeURIComponent(CART)}`,
  )
  await logIn(context, EDITOR.username, EDITOR.password)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await saved(page)
  expect((await draftOf(context)).note).toBe('STILL HERE')
  complaints.splice(0)
})

test('the status bar says what is live, what goes live when, and leads back to what is live', async ({
  page,
  complaints,
}) => {
  await openCart(page)
  await expect(page.getByRole('button', { name: 'Unpublish' })).toHaveCount(0)
  await note(page).fill('')
  await expect(status(page)).toContainText('Note under the total is missing')
  await note(page).fill('NOT YET')
  await expect(status(page)).not.toContainText('is missing')
  // The empty text may have been saved on the way.
  await expect.poll(async () => (await draftOf(page.context())).note).toBe('NOT YET')
  await saved(page)
  await page.reload()
  await expect(status(page)).toContainText(/Live since .*, with changes not yet live/)

  await page.getByRole('button', { name: 'Publish later' }).click()
  const at = new Date(Date.now() + 48 * 60 * 60 * 1000)
  const later = page.getByRole('dialog', { name: 'Publish later' })
  const time = later.getByLabel(/^Day and time/)
  const set = later.getByRole('button', { name: 'Set', exact: true })
  await expect(set).toBeDisabled()
  await time.fill('2020-01-01T09:00')
  await set.click()
  await expect(later.getByRole('alert')).toHaveText('This time has passed. Choose one that is still to come.')
  await expect(status(page)).not.toContainText('Not saved')
  complaints.splice(0)
  const chosen = `${at.toISOString().slice(0, 10)}T09:00`
  await time.fill(chosen)
  await set.click()
  await expect(status(page)).toContainText(/Goes live \w{3} \d+ \w{3}( \d{4})?, 9:00 \(/)
  await page.getByRole('button', { name: 'Change time' }).click()
  await expect(time).toHaveValue(chosen)
  await later.getByRole('button', { name: 'Cancel the schedule' }).click()
  await expect(status(page)).not.toContainText('Goes live')

  await status(page).getByRole('button', { name: 'Back to what is live' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Back to what is live' }).click()
  await expect(note(page)).toHaveValue(String(published.note))
  await expect(status(page)).not.toContainText('not yet live')
})
