import type { Locator, Page } from '@playwright/test'
import { guestLinks } from '../../src/auth/linkKeys'
import { withSession } from '../scenes/asPerson'
import { accessibilityFaults, expect, expectToFit, test } from './support'

const EVENT = '/events/front-row-resort-show'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

/** What stands in the guest's mail. */
async function mailedLink(email: string): Promise<string> {
  const [guest] = await withSession('admin', async (admin) => {
    const found = await admin.get(`/cms-api/event-guests?where[email][equals]=${email}`)
    return ((await found.json()) as { docs: { id: string }[] }).docs
  })
  return `/ticket/${guest?.id}/${guestLinks.keyOf(guest?.id ?? '')}`
}

async function ask(page: Page, name: string, email: string, event = EVENT): Promise<void> {
  await page.goto(event)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Ask for a place' }).click()
}

/** A page is kept until its events have changed, so it is opened until it says so. */
async function expectKept(page: Page, path: string, [where, words]: [Locator, RegExp]): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(where).toContainText(words, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

test('a guest asks, confirms, and gives the place back on a phone, without script', async ({
  page,
  complaints,
}) => {
  const email = `ana.${Date.now()}@example.com`
  await ask(page, 'Ana Prado', 'ana@example')
  // The browser itself refuses what is no address.
  await expect(page).toHaveURL(EVENT)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Ask for a place' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail')
  await expectToFit(page)

  const link = await mailedLink(email)
  const opened = await page.goto(link)
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nearly in the room')
  await expect(page.getByText(/^Held for (29|30) minutes$/)).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Confirm my place' }).click()
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your name is on the list')
  await expect(page.getByRole('article', { name: 'Ticket' })).toContainText('Ana Prado')
  await expectToFit(page)
  await page.getByRole('button', { name: 'Give the place back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Given back')
  expect((await page.goto(link))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is over')
  complaints.splice(0)
})

test.describe('the last place', () => {
  let id = ''
  const slug = `last-place-${Date.now()}`

  test.beforeEach(async () => {
    const eventDate = new Date(Date.now() + 20 * 86_400_000).toISOString()
    const data = { title: 'One chair', eventDate, capacity: 1, isPublic: true, slug }
    id = await withSession('season', async (host) => {
      const made = await host.post('/api/events', { data })
      return ((await made.json()) as { id: string }).id
    })
  })
  // Other tests count the events.
  test.afterEach(() => withSession('season', (host) => host.delete(`/api/events/${id}`)))

  test('reads as held while its guest is confirming, and as taken afterwards', async ({ page }) => {
    const path = `/events/${slug}`
    const email = `chair.${Date.now()}@example.com`
    const places = page.getByRole('complementary', { name: 'Places' })
    const row = page.getByRole('listitem').filter({ hasText: 'One chair' })
    const expectPlaces = (words: RegExp) => expectKept(page, path, [places, words])
    await expectPlaces(/1 of 1\s*places left/)
    await ask(page, 'Ana Prado', email, path)
    await expect(page.getByText(/A place is held for 30 minutes\./)).toBeVisible()
    await expectPlaces(/0 of 1\s*places taken, 1 held/)
    await expect(places).toContainText(/One place is held until .* for somebody who is just confirming\./)
    await expectToFit(page)
    await page.getByLabel('Your name').fill('Noor Haddad')
    await page.getByLabel('Email').fill(`line.${Date.now()}@example.com`)
    await page.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(page.getByText(/there you join the waiting list\./)).toBeVisible()
    await page.goto(await mailedLink(email))
    await page.getByRole('button', { name: 'Confirm my place' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your name is on the list')
    await expectPlaces(/1 of 1\s*places taken(?!,)/)
    await expectKept(page, '/events', [row, /No place is free now/])
    await expectToFit(page)
    await page.getByRole('link', { name: 'One chair' }).press('Enter')
    await expect(page).toHaveURL(path)
  })
})

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`its pages have no fault that axe finds, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(EVENT)
      expect(await accessibilityFaults(page)).toEqual([])
      const item = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
      )
      expect(item).toMatchObject({ '@type': 'Event', name: 'Front row: resort show' })
      const email = `axe.${colorScheme}@example.com`
      await ask(page, 'Ana Prado', email)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail')
      await page.goto(await mailedLink(email))
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Confirm my place' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your name is on the list')
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Give the place back' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Given back')
    })
  }
})
