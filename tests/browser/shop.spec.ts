import type { Page } from '@playwright/test'
import { expect, expectToFit, test, toastOf } from './support'

const CATEGORY = 'Jewelry'
const CHEAPEST_FIRST = ['Stacking rings', 'Shell hoop earrings', 'Pearl strand']

function list(page: Page) {
  return page.getByRole('region', { name: 'All products' })
}

function card(page: Page, title: string) {
  return list(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** The number at the cart's icon, as CSS content. */
function countOf(page: Page): Promise<string> {
  const cart = page.getByRole('navigation', { name: 'Main' }).locator('[href="/cart"]')
  return cart.evaluate((link) => getComputedStyle(link, '::after').content)
}

function count(page: Page) {
  return list(page).getByRole('status')
}

test('the featured columns end on one line', async ({ page }) => {
  await page.goto('/shop')
  const buttons = page.getByRole('region', { name: 'Featured' }).getByRole('button')
  const ends = () =>
    buttons.evaluateAll((all) =>
      [0, 1, 3].map((index) => Math.round(all[index]?.getBoundingClientRect().bottom ?? index)),
    )
  await expect.poll(async () => new Set(await ends()).size).toBe(1)
})

test('twelve products, four of them featured, asked for once', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/products') && calls.push(request.url()))
  await page.goto('/shop', { waitUntil: 'networkidle' })
  await expect(page.getByText('Coming in 2026')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Featured' }).getByRole('article')).toHaveCount(4)
  await expect(list(page).getByRole('article')).toHaveCount(12)
  await expect(count(page)).toHaveText('Showing 12 product(s)')
  expect(calls).toHaveLength(1)
})

test('a card shows price, discount, what is left, and when nothing is', async ({ page }) => {
  await page.goto('/shop')
  await expect(card(page, 'Marea slip dress').locator('s')).toContainText('$185.00')
  await expect(card(page, 'Marea slip dress')).toContainText('$148.00')
  await expect(card(page, 'Marea slip dress')).toContainText('20% off')
  await expect(card(page, 'Pearl strand')).toContainText(/Only \d left!/)
  const soldOut = list(page).getByRole('button', { name: 'Out of stock' })
  await expect(soldOut).toHaveCount(1)
  await expect(soldOut).toBeDisabled()
})

test('filters live in the address: Back and Forward step through them, a reload keeps them', async ({
  page,
}) => {
  await page.goto('/shop')
  await page.getByLabel('Category').selectOption(CATEGORY)
  await expect(page).toHaveURL(`/shop?category=${CATEGORY}`)
  await page.getByLabel('Sort').selectOption('Price Low to High')
  await expect(page).toHaveURL(`/shop?category=${CATEGORY}&sort=price-low`)
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(CHEAPEST_FIRST)
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('pearl')
  await expect(page).toHaveURL(/&q=pearl$/)
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(['Pearl strand'])
  await expect(count(page)).toHaveText('Showing 1 product(s)')
  await page.reload()
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(['Pearl strand'])
  await page.goBack()
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(CHEAPEST_FIRST)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(count(page)).toHaveText('Showing 12 product(s)')
  await page.goForward()
  await expect(page.getByLabel('Category')).toHaveValue(CATEGORY)
})

test('the navigation’s own link takes the filters away', async ({ page }) => {
  await page.goto('/shop?q=pearl')
  await expect(count(page)).toHaveText('Showing 1 product(s)')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
  await expect(page).toHaveURL('/shop')
  await expect(count(page)).toHaveText('Showing 12 product(s)')
})

test('nothing found says so and can be cleared', async ({ page }) => {
  await page.goto('/shop?q=snow+boots')
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page).toHaveURL('/shop')
  await expect(count(page)).toHaveText('Showing 12 product(s)')
})

test('what does not load can be asked for again', async ({ page, complaints }) => {
  await page.route('**/api/products', (route) => route.fulfill({ status: 503, json: { message: 'Down' } }))
  await page.goto('/shop')
  await expect(list(page).getByRole('alert')).toContainText('Prices and stock may be out of date.')
  await expect(list(page).getByRole('article')).toHaveCount(12)
  await page.unroute('**/api/products')
  await list(page).getByRole('button', { name: 'Retry' }).click()
  await expect(list(page).getByRole('alert')).toHaveCount(0)
  complaints.length = 0
})

test('from the shop into the cart with the keyboard alone', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('linen blazer')
  await expect(count(page)).toHaveText('Showing 1 product(s)')
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab')
  await expect(card(page, 'Linen blazer').getByRole('button', { name: 'Choose a size' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Linen blazer' })
  await dialog.getByRole('radio', { name: 'M', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Linen blazer').getByRole('button', { name: 'Choose a size' })).toBeFocused()
  await expect(toastOf(page)).toContainText('Added to cart')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'View cart' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Linen blazer'])
})

test('the cart’s icon counts on every page, from the first paint on', async ({ page, context }) => {
  await page.goto('/directory')
  expect(await countOf(page)).toBe('none')
  const other = await context.newPage()
  await other.goto('/shop/sun-hat')
  await other.getByRole('button', { name: 'One more Sun hat' }).click()
  await other.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => countOf(other)).toBe('"2"')
  await expect.poll(() => countOf(page)).toBe('"2"')
  await expect(other.getByRole('link', { name: 'Shop', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.goto('/platform', { waitUntil: 'commit' })
  await page.locator('.site-nav').waitFor()
  expect(await countOf(page)).toBe('"2"')
})

test('never more in the cart than there are', async ({ page }) => {
  await page.goto('/shop')
  const add = card(page, 'Pearl strand').getByRole('button', { name: 'Add to cart' })
  const left = Number(/Only (\d+) left!/.exec(await card(page, 'Pearl strand').innerText())?.[1])
  for (let piece = 0; piece <= left; piece += 1) await add.click()
  await expect(toastOf(page)).toContainText(`Only ${left} left!`)
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: 'Quantity of Pearl strand' })).toHaveValue(String(left))
})

test('what is added is said at once, even when the network is gone', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/shop', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await card(page, 'Sun hat').getByRole('button', { name: 'Add to cart' }).click()
  await expect(toastOf(page)).toContainText('Added to cart')
  await context.setOffline(false)
  complaints.length = 0
})

test('search engines read the products', async ({ page }) => {
  await page.goto('/shop')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const { itemListElement } = JSON.parse(text ?? '{}') as { itemListElement: { item: object }[] }
  expect(itemListElement).toHaveLength(12)
  expect(itemListElement[0]?.item).toMatchObject({
    '@type': 'Product',
    name: 'Marea slip dress',
    offers: { price: '148.00', priceCurrency: 'USD' },
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('two products stand side by side and nothing sticks out', async ({ page }) => {
    await page.goto('/shop')
    const [first, second] = await list(page).getByRole('article').all()
    await expect(async () => {
      expect((await first?.boundingBox())?.y).toBe((await second?.boundingBox())?.y)
    }).toPass()
    await expectToFit(page)
    await card(page, 'Sun hat').getByRole('button', { name: 'Add to cart' }).click()
    await expect(toastOf(page)).toContainText('Sun hat')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Cart'])
    await expect.poll(() => countOf(page)).toBe('"1"')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every product can be read; what needs script is not shown', async ({ page }) => {
    await page.goto('/shop')
    await expect(list(page).getByRole('article')).toHaveCount(12)
    await expect(card(page, 'Marea slip dress')).toContainText('$148.00')
    await expect(card(page, 'Marea slip dress').getByRole('img')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeHidden()
  })
})

test('what is pressed before the page answers is done once it does', async ({ context }) => {
  const page = await context.newPage()
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await isReleased
    await route.fallback()
  })
  // Do not wait for load: on a busy machine the page requests its scripts before that, and they are held back.
  await page.goto('/shop', { waitUntil: 'commit' })
  await card(page, 'Sun hat').getByRole('button', { name: 'Add to cart' }).click()
  release()
  await expect(toastOf(page)).toContainText('Added to cart')
  await page.unroute('**/_next/static/chunks/*.js')
})

test('a title in Hebrew is read from the right', async ({ page }) => {
  await page.goto('/shop')
  const [word, mark] = await page
    .getByRole('heading', { level: 3 })
    .first()
    .evaluate((heading) => {
      const text = heading.appendChild(document.createElement('span')).appendChild(new Text('שלום!'))
      return [0, 4].map((at) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      })
    })
  expect(mark).toBeLessThan(word ?? 0)
})
