import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'

type Watch = {
  /** What the browser complained about: console errors, CSP violations, thrown errors, failed requests. */
  complaints: string[]
}

/** A test that fails when the browser complained about anything that the test did not take out of `complaints`. */
export const test = base.extend<Watch>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('page', (page) => watch(page, complaints))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeResult = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }

/** What axe finds on the page as it stands, one line for each element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResult> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}

/** The one toast that stands. */
export function toastOf(page: Page) {
  return page.locator('.toast')
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
