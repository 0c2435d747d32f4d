import { expect, expectToFit, test, toastOf } from './support'

/** Uses its own user, approved by the admin, so that no other test's password changes. */
test('forgot, reset, log in with the new password; the link works once', async ({
  page,
  playwright,
  baseURL,
  complaints,
}) => {
  const username = `coral-${Date.now()}`
  const admin = await playwright.request.newContext({ baseURL })
  const { id } = (await (
    await admin.post('/api/register', { data: { username, password: 'the-old-one' } })
  ).json()) as { id: string }
  await admin.post('/api/login', { data: { username: 'admin', password: 'admin-demo-2026' } })
  expect((await admin.post(`/api/users/${id}/approve`)).status()).toBe(200)
  await admin.dispose()

  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const link = page.getByRole('link', { name: /\/reset-password\?token=/ })
  const address = (await link.getAttribute('href')) ?? ''
  await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth')

  const referrers: (string | undefined)[] = []
  page.on('request', (request) => {
    // Chromium sends the page's address with requests made by inline styles; they go to this site itself.
    const isOfStyles = ['font', 'image'].includes(request.resourceType()) && isOwn(request.url(), baseURL)
    if (!isOfStyles) referrers.push(request.headers()['referer'])
  })
  await page.goto(address)
  await expect(page).toHaveURL('/reset-password')
  await expect(page.getByText('The link works for 1 hour.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('the-new-one')
  await page.getByLabel('Confirm password', { exact: true }).fill('the-newer-one')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill('the-new-one')
  await page.getByLabel('Confirm password', { exact: true }).fill('the-new-one')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  const token = new URL(address).searchParams.get('token') ?? ''
  expect(referrers.filter((referrer) => referrer?.includes(token))).toEqual([])

  await page.getByRole('link', { name: 'Go to Login' }).click()
  await page.getByRole('form', { name: 'Login' }).getByLabel('Username').fill(username)
  await page.getByRole('form', { name: 'Login' }).getByLabel('Password', { exact: true }).fill('the-new-one')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(toastOf(page)).toContainText('Welcome back!')
  await expect(page).toHaveURL('/dashboard')

  await page.goto(address)
  await page.getByLabel('New password', { exact: true }).fill('once-more')
  await page.getByLabel('Confirm password', { exact: true }).fill('once-more')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Invalid reset token')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
  complaints.length = 0
})

test('without a token the page says so and offers a new link', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('the first paint is already the right one', async ({ context, complaints }) => {
  // Tests the page's HTML alone: scripts are aborted, and a page made here does not wait for hydration in goto.
  const page = await context.newPage()
  await page.route('**/_next/**', (route) => route.abort())
  const [form, heading] = [page.getByRole('form'), page.getByRole('heading', { name: 'Invalid Reset Link' })]
  await page.goto('/reset-password')
  await expect(heading).toBeVisible()
  await expect(form).toBeHidden()
  await page.goto('/reset-password?token=a-token')
  await expect(form).toBeVisible()
  await expect(heading).toBeHidden()
  await page.close()
  complaints.length = 0
})

test('an unknown name is answered like a known one', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Username').fill('nobody-here')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('link', { name: /\/reset-password\?token=/ })).toBeVisible()
})

test('a failure is an alert, and the name stays', async ({ page, complaints }) => {
  await page.route('**/api/forgot-password', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/forgot-password')
  await page.getByLabel('Username').fill('isla')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Failed to process request')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('isla')
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('both passwords can be shown, and nothing sticks out', async ({ page }) => {
    await page.goto('/reset-password?token=a-token')
    await page.getByRole('button', { name: 'Show new password' }).click()
    await page.getByRole('button', { name: 'Show confirm password' }).click()
    await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text')
    await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAttribute('type', 'text')
    await expectToFit(page)
  })
})

function isOwn(url: string, baseURL: string | undefined): boolean {
  return new URL(url).origin === baseURL
}
