import type { Page } from '@playwright/test'
import { expect, test } from './support'

const CATEGORIES = [
  'All Categories',
  'Urban Trends',
  'Health + Wellness',
  'Boutiques + Brands',
  'Hotels + Restaurants',
]

function rows(page: Page) {
  return page.getByRole('region', { name: 'All listings' }).getByRole('article')
}

function search(page: Page) {
  return page.getByRole('searchbox', { name: 'Search by name, description or location' })
}

test('eight places, three of them featured above', async ({ page }) => {
  await page.goto('/directory')
  await expect(page.getByText('Coming in 2026')).toBeVisible()
  await expect(rows(page)).toHaveCount(8)
  const featured = page.getByRole('region', { name: 'Featured listings' })
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
    'Casa Bermeja',
    'The Palmera',
    'Quiet Water',
  ])
})

test('the categories narrow the list, in the address too, and Back widens it again', async ({ page }) => {
  await page.goto('/directory')
  const tabs = page.getByRole('group', { name: 'Category' }).getByRole('button')
  await expect(tabs).toHaveText(CATEGORIES)
  await expect(tabs.first()).toHaveAttribute('aria-pressed', 'true')
  await tabs.getByText('Hotels + Restaurants').click()
  await expect(page).toHaveURL('/directory?category=Hotels+%2B+Restaurants')
  await expect(rows(page).getByRole('heading')).toHaveText(['The Palmera', 'Altamar'])
  await expect(page.getByRole('region', { name: 'All listings' }).getByRole('status')).toHaveText(
    'Showing 2 listings',
  )
  await page.goBack()
  await expect(rows(page)).toHaveCount(8)
  await expect(tabs.first()).toHaveAttribute('aria-pressed', 'true')
})

test('the search looks at name, description and location', async ({ page }) => {
  await page.goto('/directory')
  for (const [words, name] of [
    ['altamar', 'Altamar'],
    ['cortados', 'Plaza Coffee'],
    ['petersburg', 'Arch Pilates'],
  ] as const) {
    await search(page).fill(words)
    await expect(rows(page).getByRole('heading')).toHaveText([name])
  }
  await expect(page).toHaveURL('/directory?q=petersburg')
})

test('the search field stays where it is while the list below and the strip above change', async ({
  page,
}) => {
  await page.goto('/directory')
  await search(page).scrollIntoViewIfNeeded()
  // What a search needs comes late, as on a slow connection.
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await search(page).focus()
  const before = await search(page).boundingBox()
  const moved = async () => Math.abs(((await search(page).boundingBox())?.y ?? 0) - (before?.y ?? 0))
  await search(page).pressSequentially('miami')
  await expect(page.getByRole('region', { name: 'Featured listings' })).toHaveCount(0)
  expect(await moved()).toBeLessThan(2)
  release()
  await expect(page.getByText(/^Showing [1-7] listings$/)).toBeAttached()
  expect(await moved()).toBeLessThan(2)
})

test('what is open now and a category narrow the list together', async ({ page }) => {
  await page.goto('/directory?open=now&category=Urban+Trends')
  await expect(page.getByRole('button', { name: 'Urban Trends' })).toHaveAttribute('aria-pressed', 'true')
  // The samples have their hours in words alone, so none is known to be open.
  await expect(page.getByRole('heading', { name: 'No Listings Found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all listings' }).click()
  await expect(page).toHaveURL('/directory')
  await expect(rows(page)).toHaveCount(8)
})

test('an address with filters shows what it says', async ({ page }) => {
  await page.goto('/directory?category=Health+%2B+Wellness&q=salt')
  await expect(rows(page).getByRole('heading')).toHaveText(['Quiet Water'])
  await expect(search(page)).toHaveValue('salt')
  await expect(page.getByRole('button', { name: 'Health + Wellness' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('nothing found says so and shows the way back', async ({ page }) => {
  await page.goto('/directory?q=penguin')
  await expect(page.getByRole('heading', { name: 'No Listings Found' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all listings' }).press('Enter')
  await expect(rows(page)).toHaveCount(8)
  await expect(search(page)).toBeFocused()
  await expect(page).toHaveURL('/directory')
})

test('the page makes no call for its listings', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => /\/(cms-)?api\/(?!media)/.test(request.url()) && calls.push(request.url()))
  await page.goto('/directory', { waitUntil: 'networkidle' })
  expect(calls).toEqual([])
})
