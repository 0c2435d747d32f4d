import type { APIRequestContext, Page } from '@playwright/test'
import { expect, logIn, test, waitForHydration } from './support'

/** The console at /admin, as admins and editors use it. */

test('an admin approves in the list, several at once, and in the record', async ({
  page,
  context,
  request,
  failNext,
}) => {
  const [one, two, three] = await registerThree(request)
  await logIn(context, 'admin', 'admin-demo-2026')
  await page.goto('/admin')
  await page.getByRole('link', { name: /^Users to approve/ }).click()
  await row(page, one)
    .getByRole('button', { name: `Approve ${one}` })
    .click()
  await expect(page.getByText(`${one} is approved.`)).toBeVisible()
  await expect(row(page, one)).toHaveCount(0)

  for (const name of [two, three]) await row(page, name).getByRole('checkbox').check()
  await failNext('GET /cms-api/users?*', { status: 503, json: { message: 'Back in a moment' } })
  await page.getByRole('button', { name: 'Approve 2 selected' }).click()
  await expect(page.getByText('Back in a moment')).toBeVisible()
  await page.getByRole('button', { name: 'Approve 2 selected' }).click()
  await expect(page.getByText('2 users approved.')).toBeVisible()
  for (const name of [one, two, three]) expect(await logInStatus(request, name)).toBe(200)

  for (const [name, told] of [
    [one, 'Approved. A mail is on its way.'],
    [two, 'Approved.'],
  ] as const) {
    await page.goto(`/admin/collections/users?search=${name}`)
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Withdraw approval' }).click()
    await expect(page.getByText('Approval withdrawn. The sessions have ended.')).toBeVisible()
    expect(await logInStatus(request, name)).toBe(403)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText(told, { exact: true })).toBeVisible()
    expect(await logInStatus(request, name)).toBe(200)
  }
})

test('an editor rewrites the landing page, sees it beside the form, and visitors see it at once', async ({
  page,
  context,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await logIn(context, 'elena', 'elena-demo-2026')
  await page.goto('/admin/globals/landing')
  const subtitle = page.getByLabel(/^Subtitle/)
  const before = await subtitle.inputValue()
  await page.getByRole('button', { name: 'Live Preview' }).click()
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.getByText(before)).toBeVisible()

  await subtitle.fill('FILMS / FLORIDA')
  await expect(preview.getByText('FILMS / FLORIDA')).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByText(before)).toBeVisible()

  await publish(page)
  await visitor.reload()
  await expect(visitor.getByText('FILMS / FLORIDA')).toBeVisible()

  await subtitle.fill(before)
  await expect(preview.getByText(before)).toBeVisible()
  await publish(page)
  await visitor.reload()
  await expect(visitor.getByText(before)).toBeVisible()
  await visitor.context().close()
})

test('an editor sees marketing and media only', async ({ page, context, complaints }) => {
  await logIn(context, 'elena', 'elena-demo-2026')
  await page.goto('/admin')
  // The twelve pages and sets of words, media, listings and the cart's samples: each once.
  await expect(page.getByRole('list', { name: 'Pages and lists' }).getByRole('link')).toHaveCount(15)
  await expect(page.locator('.nav-group__label')).toHaveText(['Pages', 'Site', 'Pictures', 'Lists'])
  await expect(page.locator('.collections__card-list')).toHaveCount(0)
  await expect(page.getByText('Users to approve')).toHaveCount(0)
  for (const name of ['People', 'Commerce', 'Community', 'System']) {
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
  }
  await page.goto('/admin/collections/users')
  await expect(page.getByText('Nothing found')).toBeVisible()
  complaints.splice(0)
})

test('a category and an industry offer what others say, and take anything else', async ({
  page,
  context,
}) => {
  await logIn(context, 'admin', 'admin-demo-2026')
  for (const [list, label, known] of [
    ['products', 'Category', 'Curated fashions'],
    ['brand-deals', 'Industry', 'Beauty'],
  ] as const) {
    await page.goto(`/admin/collections/${list}/create`)
    const field = page.getByLabel(label, { exact: true })
    await expect.poll(() => field.evaluate(offered)).toContain(known)
    await field.fill('Ceramics')
    await expect(field).toHaveValue('Ceramics')
    await field.fill('')
  }
})

test('the shop’s countries have names, and closing it asks first and says what that does', async ({
  page,
  context,
}) => {
  await logIn(context, 'admin', 'admin-demo-2026')
  await page.goto('/admin/globals/selling')
  await waitForHydration(page)
  const isOpen = page.getByLabel('The shop is open')
  await expect(isOpen).toBeChecked()
  await expect(page.locator('#field-countries')).toContainText('United States')
  const question = page.getByRole('dialog').filter({ hasText: 'Close the shop?' })

  await isOpen.click()
  await expect(question).toContainText('orders that were placed can still be paid')
  await question.getByRole('button', { name: 'Keep it open' }).click()
  await expect(question).toBeHidden()
  await expect(isOpen).toBeChecked()

  await isOpen.click()
  await question.getByRole('button', { name: 'Close it' }).click()
  await expect(isOpen).not.toBeChecked()

  // Opening asks nothing. Nothing is saved: other tests buy.
  await isOpen.click()
  await expect(isOpen).toBeChecked()
  await expect(question).toBeHidden()
})

test('a creator and a visitor are shown to their own doors', async ({ page, context, complaints }) => {
  await page.goto('/preview?path=/shop')
  await expect(page).toHaveURL('/auth?next=%2Fadmin')
  await logIn(context, 'isla', 'isla-demo-2026')
  await page.goto('/admin')
  await expect(page).toHaveURL('/dashboard')
  complaints.splice(0)
})

test('a picture wants a text for those who cannot see it', async ({ page, context, complaints }) => {
  await logIn(context, 'elena', 'elena-demo-2026')
  await page.goto('/admin/collections/media/create')
  await page.setInputFiles('input[type=file]', 'media/seed/directory/listing-03-cafe.webp')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await page.getByLabel(/^Alternative text/).fill('A café counter, cut-paper illustration')
  await page.getByRole('button', { name: 'Save' }).click()
  // Making the copies of a picture takes processor time.
  await expect(page.getByText('is saved.')).toBeVisible({ timeout: 30_000 })
  complaints.splice(0)
})

test('an admin takes the sign-ups home as a file', async ({ page, context, request }) => {
  await request.post('/api/email-signup', { data: { email: '=cmd@example.com' } })
  await logIn(context, 'admin', 'admin-demo-2026')
  await page.goto('/admin/collections/email-signups')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^email-signups-\d{4}-\d\d-\d\d\.csv$/)
  const csv = await (await context.request.get('/api/subscribers/export')).text()
  expect(csv).toContain("\r\n'=cmd@example.com,")
})

/** Three pending users; only the first has an e-mail address. */
async function registerThree(request: APIRequestContext): Promise<[string, string, string]> {
  const stamp = Date.now().toString(36)
  const names: [string, string, string] = [`ana-${stamp}`, `bea-${stamp}`, `cleo-${stamp}`]
  for (const [index, username] of names.entries()) {
    const email = index === 0 ? `${username}@example.com` : ''
    const data = { username, password: 'salt-and-sun', firstName: 'Ana', lastName: 'Test', email }
    expect((await request.post('/api/register', { data })).status()).toBe(201)
  }
  return names
}

async function logInStatus(request: APIRequestContext, username: string): Promise<number> {
  return (await request.post('/api/login', { data: { username, password: 'salt-and-sun' } })).status()
}

/** In the page: what a line of text offers while one types. */
function offered(input: HTMLElement): string[] {
  return [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value)
}

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name })
}

async function publish(page: Page): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/globals/landing?depth=0'),
  )
  await page.getByRole('button', { name: 'Publish changes' }).click()
  expect((await answer).status()).toBe(200)
}
