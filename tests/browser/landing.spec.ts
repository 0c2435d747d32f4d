import { expect, test, toastOf } from './support'

test.use({ reducedMotion: 'no-preference' })

const SOCIAL_LINKS = ['Photos', 'Short video', 'Community', 'Storefront', 'Shop my looks', 'Model']

test('the cover shows the name, the subtitle, the button to /platform and six links', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Isla Verano')
  await expect(page.getByText('CONTENT CREATOR / FASHIONISTA')).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Social and affiliate links' }).getByRole('link')
  await expect(links).toHaveCount(SOCIAL_LINKS.length)
  for (const [index, label] of SOCIAL_LINKS.entries()) {
    await expect(links.nth(index)).toContainText(label)
    await expect(links.nth(index)).toHaveAttribute('target', '_blank')
    await expect(links.nth(index)).toHaveAttribute('rel', /noopener/)
  }
  await page.getByRole('link', { name: 'Something Great Coming Soon' }).click()
  await expect(page).toHaveURL('/platform')
})

test('the film starts by itself, without sound, and can be paused', async ({ page }) => {
  await page.goto('/')
  const film = page.locator('.hero-silk video')
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('loop', true)
  await expect(film).toHaveJSProperty('paused', false)
  await page.getByRole('button', { name: 'Pause background video' }).click()
  await expect(film).toHaveJSProperty('paused', true)
  await page.getByRole('button', { name: 'Play background video' }).click()
  await expect(film).toHaveJSProperty('paused', false)
})

test('a phone gets the upright film', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.locator('.hero-silk video source').first()).toHaveAttribute('src', /portrait/)
})

test('whoever asked for less motion or less data sees the still alone', async ({ browser }) => {
  for (const asked of ['motion', 'data'] as const) {
    const context = await browser.newContext(asked === 'motion' ? { reducedMotion: 'reduce' } : {})
    const films: string[] = []
    context.on('request', (request) => /\.(webm|mp4)/.test(request.url()) && films.push(request.url()))
    if (asked === 'data') {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    }
    const page = await context.newPage()
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.locator('.hero-silk img')).toBeVisible()
    await expect(page.locator('.hero-silk video')).toHaveCount(0)
    expect(films).toEqual([])
    await context.close()
  }
})

test('an address is signed up; the field is empty afterwards', async ({ page }) => {
  await page.goto('/')
  const field = page.getByLabel('Email address')
  await field.fill(`fan-${Date.now()}@example.com`)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/email-signup', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Notify Me' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Signing up...' })).toBeDisabled()
  release()
  await expect(toastOf(page)).toContainText('Success!')
  await expect(toastOf(page)).toContainText("You'll be notified when we launch.")
  await expect(field).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Notify Me' })).toBeFocused()
})

test('what is no address is refused without a request', async ({ page }) => {
  await page.goto('/')
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()))
  for (const text of ['', 'nobody', 'a@b', 'a b@c.de']) {
    await page.getByLabel('Email address').fill(text)
    await page.getByRole('button', { name: 'Notify Me' }).click()
    await expect(page.locator('.toast[role=alert]').filter({ hasText: 'Invalid email' })).toContainText(
      'Please enter a valid email address.',
    )
    const field = page.getByLabel('Email address')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toastOf(page)).toHaveCount(0)
  }
  expect(requests).toEqual([])
})

test('the name crosses the lower edge of the silk, upright', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [767, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(async () => {
      const silk = await page.locator('.hero-silk').boundingBox()
      const word = await page.locator('.hero-name i').boundingBox()
      const edge = (silk?.y ?? 0) + (silk?.height ?? 0)
      expect(word?.y).toBeLessThan(edge)
      expect((word?.y ?? 0) + (word?.height ?? 0)).toBeGreaterThan(edge)
    }).toPass()
  }
})

test('a failed sign-up says so and keeps the address', async ({ page, complaints }) => {
  await page.goto('/')
  await page.getByLabel('Email address').fill('fan@example.com')
  await page.route('**/api/email-signup', (route) => route.abort())
  await page.getByRole('button', { name: 'Notify Me' }).press('Enter')
  const alert = page.locator('.toast[role=alert]')
  await expect(alert).toContainText('Error')
  await expect(alert).toContainText('An error occurred. Please try again.')
  await expect(page.getByRole('button', { name: 'Notify Me' })).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveValue('fan@example.com')
  await page.unroute('**/api/email-signup')
  await page.route('**/api/email-signup', (route) =>
    route.fulfill({ status: 503, json: { message: 'Back in a moment', error: 'Back in a moment' } }),
  )
  await page.getByRole('button', { name: 'Notify Me' }).click()
  await expect(alert).toContainText('Back in a moment')
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})

test('the sign-up box leads to the privacy page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
