import type { Page } from '@playwright/test'
import { expect, logIn, test, toastOf, waitForHydration } from './support'

const PASSWORD = 'salt-and-sun'

test('a creator registers, waits, is approved in the console and logs in', async ({
  page,
  browser,
  complaints,
}) => {
  const username = `pearl-${Date.now()}`
  const creator = await (await browser.newContext()).newPage()
  await register(creator, username)
  await fillLogin(creator, username)
  await expect(toastOf(creator)).toContainText('Your account is waiting for admin approval')

  await page.goto('/admin')
  await expect(page).toHaveURL('/auth?next=/admin')
  await fillLogin(page, 'admin', 'admin-demo-2026')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, admin' })).toBeVisible()
  const waiting = page
    .getByRole('list', { name: 'What waits' })
    .getByRole('link', { name: /^Users to approve/ })
  const before = await countIn(waiting)
  expect(before).toBeGreaterThan(0)
  await waiting.click()
  // The first list of the console is slow where other tests fill the cores.
  await expect(page).toHaveURL(/\/collections\/users/, { timeout: 30_000 })
  await page.getByRole('button', { name: `Approve ${username}` }).click()
  await expect(page.getByText(`${username} is approved.`)).toBeVisible()
  await page.goto('/admin')
  await expect.poll(() => countIn(waiting)).toBe(before - 1)

  await fillLogin(creator, username)
  await expect(creator).toHaveURL('/dashboard')
  await expect(creator.getByRole('heading', { level: 1 })).toContainText('Welcome, ')
  complaints.length = 0
})

test('approval withdrawn in the console ends the session at the next request', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const username = `shell-${Date.now()}`
  const creatorContext = await browser.newContext()
  const id = await registered(page, username)
  await logIn(context, 'admin', 'admin-demo-2026')
  expect((await context.request.post(`/api/users/${id}/approve`)).status()).toBe(200)
  await logIn(creatorContext, username, PASSWORD)
  const creator = await creatorContext.newPage()
  await creator.goto('/dashboard')
  await expect(creator.getByRole('heading', { level: 1 })).toContainText('Welcome, ')

  await page.goto(`/admin/collections/users/${id}`)
  await page.getByRole('button', { name: 'Withdraw approval' }).click()
  await expect(page.getByText('Approval withdrawn. The sessions have ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()

  expect((await creatorContext.request.get('/api/user')).status()).toBe(401)
  await creator.goto('/dashboard/events')
  await expect(creator).toHaveURL('/auth?next=%2Fdashboard%2Fevents')
  await waitForHydration(creator)
  await fillLogin(creator, username)
  await expect(toastOf(creator)).toContainText('Your account is waiting for admin approval')
  complaints.length = 0
})

test('the last admin is not demoted, not let out and not deleted, and the console says why', async ({
  page,
  context,
  complaints,
}) => {
  await logIn(context, 'admin', 'admin-demo-2026')
  const { id } = (await (await context.request.get('/api/user')).json()) as { id: string }
  const refusal = page.getByText('This is the last admin. Make another one first.')
  await page.goto(`/admin/collections/users/${id}`)
  await waitForHydration(page)
  await page.locator('#field-role').click()
  await page.getByRole('option', { name: 'creator' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(refusal).toBeVisible()

  await page.reload()
  await waitForHydration(page)
  await expect(refusal).toHaveCount(0)
  await page.getByRole('button', { name: 'Withdraw approval' }).click()
  await expect(refusal).toBeVisible()

  await page.reload()
  await waitForHydration(page)
  await expect(refusal).toHaveCount(0)
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(refusal).toBeVisible()
  const after = await context.request.get('/api/user')
  expect(await after.json()).toMatchObject({ isAdmin: 'true', approved: 'true' })
  complaints.length = 0
})

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/auth?tab=register')
  await waitForHydration(page)
  const form = page.getByRole('form', { name: 'Create Account' })
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(toastOf(page)).toContainText('Please wait for admin approval before logging in.')
}

async function registered(page: Page, username: string): Promise<string> {
  const response = await page.request.post('/api/register', { data: { username, password: PASSWORD } })
  expect(response.status()).toBe(201)
  return ((await response.json()) as { id: string }).id
}

async function fillLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
}

async function countIn(link: ReturnType<Page['getByRole']>): Promise<number> {
  return Number(await link.locator('b').textContent())
}
