import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test'

type Watch = {
  /** What the browser complained about: console errors, CSP violations, thrown errors, failed requests. */
  complaints: string[]
  /** Lets the next such call fail ("POST /api/events", * for an id); the one after it reaches the server again. */
  failNext: (call: string, answer?: Failure) => Promise<void>
}

type Failure = { status: number; json: Record<string, unknown> }

/** A test that fails when the browser complained about anything that the test did not take out of `complaints`. */
export const test = base.extend<Watch>({
  complaints: [
    async ({ context }, provide) => {
      const complaints: string[] = []
      context.on('page', (page) => watch(page, complaints))
      await provide(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  failNext: async ({ page, complaints }, provide) => {
    const failed: string[] = []
    await provide(async (call, answer = { status: 500, json: {} }) => {
      const [method, path] = call.split(' ')
      let isOver = false
      await page.route(`**${path}`, async (route) => {
        const request = route.request()
        if (isOver || request.method() !== method) return route.fallback()
        isOver = true
        failed.push(request.url())
        return route.fulfill(answer)
      })
    })
    // What was made to fail is no complaint.
    const others = complaints.filter((each) => !failed.some((url) => each.endsWith(url)))
    complaints.splice(0, complaints.length, ...others)
  },
})

export { expect }

export type Account = { username: string; password: string }

export const ADMIN: Account = { username: 'admin', password: 'admin-demo-2026' }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeResult = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }

/** What axe finds on the page as it stands, one line for each element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() => {
    // A modal hides the page behind it, and with it the page's main part and heading.
    const isModal = document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null
    const ofThePage = { enabled: !isModal }
    const rules = { 'landmark-one-main': ofThePage, 'page-has-heading-one': ofThePage }
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResult> } }
    return axe.run({ resultTypes: ['violations'], rules })
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}

/** The one toast that stands. */
export function toastOf(page: Page) {
  return page.locator('.toast')
}

/** The toast that stands says exactly this, politely; a failure is announced at once. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  await expect(toastOf(page)).toHaveText(title + description)
  await expect(toastOf(page)).toHaveRole('status')
}

/** The same of a failure, which is titled "Error" unless said otherwise. */
export async function expectFailure(page: Page, description: string, title = 'Error'): Promise<void> {
  await expect(toastOf(page)).toHaveText(title + description)
  await expect(toastOf(page)).toHaveRole('alert')
}

/** Nothing sticks out sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

/** Registers a creator of the test's own, approved by the admin, and gives the account. */
export async function approvedCreator(request: APIRequestContext, name: string): Promise<Account> {
  const account = { username: `${name}-${Date.now()}`, password: 'salt-and-sun' }
  const registered = await request.post('/api/register', { data: account })
  const { id } = (await registered.json()) as { id: string }
  await request.post('/api/login', { data: ADMIN })
  expect((await request.post(`/api/users/${id}/approve`)).status()).toBe(200)
  return account
}

/** Logs a person in without a screen: the session's cookies are in the context afterwards. */
export async function logIn(context: BrowserContext, username: string, password: string): Promise<void> {
  const response = await context.request.post('/api/login', { data: { username, password } })
  expect(response.status()).toBe(200)
}

/** Collects what the browser complains about on a page. */
export function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
}
