import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'

type Watch = {
  /** What the browser reported: console errors, CSP violations, uncaught errors, failed requests. */
  complaints: string[]
  /** Makes the next matching call fail ("POST /api/events", * for an id); later calls reach the server. */
  failNext: (call: string, answer?: Failure) => Promise<void>
}

type Failure = { status: number; json: Record<string, unknown> }

/** Fails a test when the browser reported anything that the test did not remove from `complaints`. */
export const test = base.extend<Watch>({
  complaints: [
    async ({ context }, provide) => {
      const complaints: string[] = []
      // A reused context already has its page.
      for (const page of context.pages()) watch(page, complaints)
      context.on('page', (page) => watch(page, complaints))
      await provide(complaints)
      // Playwright does not reset these when it reuses a context.
      await context.setOffline(false)
      await context.clearPermissions()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, provide) => {
    const own = {
      goto: page.goto.bind(page),
      reload: page.reload.bind(page),
      goBack: page.goBack.bind(page),
      goForward: page.goForward.bind(page),
    }
    if (javaScriptEnabled) {
      page.goto = async (...where) => untilScriptsRun(page, await own.goto(...where))
      page.reload = async (...how) => untilScriptsRun(page, await own.reload(...how))
      page.goBack = async (...how) => untilScriptsRun(page, await own.goBack(...how))
      page.goForward = async (...how) => untilScriptsRun(page, await own.goForward(...how))
    }
    await provide(page)
    // The same page may serve the next test.
    Object.assign(page, own)
  },
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
    // The browser is expected to report a call that was made to fail.
    const others = complaints.filter((each) => !failed.some((url) => each.endsWith(url)))
    complaints.splice(0, complaints.length, ...others)
  },
})

/** The server's HTML arrives before it is interactive; React marks hydrated elements. */
export const waitForHydration = (page: Page) => untilHydrated(page, false)

/**
 * Waits until a loaded page answers to presses: one that delays its scripts (src/server/paintFirst.ts) does not yet,
 * nor does a screen of the dashboard or the console on a busy machine.
 */
export const untilInteractive = (page: Page) => untilHydrated(page, true)

async function untilScriptsRun<T>(page: Page, loaded: T): Promise<T> {
  await untilInteractive(page)
  return loaded
}

/** One wait for all checks: between two, a redirect could destroy the execution context. */
async function untilHydrated(page: Page, onlyWhereNeeded: boolean): Promise<void> {
  await page.waitForFunction((onlyThere) => {
    const comeLater = [...document.scripts].some(({ text }) => text.startsWith('(function loadOncePainted'))
    const heading = document.querySelector('h1')
    const isTool = heading !== null && /^\/(?:dashboard|admin)(?:\/|$)/.test(location.pathname)
    const isNeeded = !onlyThere || comeLater || isTool
    return !isNeeded || Object.keys(heading ?? {}).some((key) => key.startsWith('__react'))
  }, onlyWhereNeeded)
}

export { expect }

export type Account = { username: string; password: string }

export const ADMIN: Account = { username: 'admin', password: 'admin-demo-2026' }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeResult = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }

/** What axe finds on the current page, one line per element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // A modal hides the page behind it, including its main part and heading.
  const isModal = (await page.locator('[role=dialog], [role=alertdialog], dialog[open]').count()) > 0
  const ofThePage = { enabled: !isModal }
  return await axeFaults(page, {
    rules: { 'landmark-one-main': ofThePage, 'page-has-heading-one': ofThePage },
  })
}

/** The same for the colour rules alone, the only ones that a change of theme can break. */
export async function contrastFaults(page: Page): Promise<string[]> {
  return await axeFaults(page, {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  })
}

/** What axe finds on a page of the console in its light theme, and of the colours of its dark one. */
export async function consoleFaults(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page)
  await setConsoleTheme(page, 'dark')
  const dark = await contrastFaults(page)
  await setConsoleTheme(page, 'light')
  return [...faults, ...dark.map((fault) => `dark: ${fault}`)]
}

/** Changes the theme of a loaded page of the console, which asks for the browser's only while it loads. */
export async function setConsoleTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
}

async function axeFaults(page: Page, options: object): Promise<string[]> {
  await page.evaluate(untilStill)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // Reduce the result to lines in the page: transferring all of it takes as long as running axe.
  return await page.evaluate(async (chosen) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResult> } }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...chosen })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    )
  }, options)
}

/** In the page: waits for animations to end, because fading changes contrast. Skips endless ones. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** The one visible toast. */
export function toastOf(page: Page) {
  return page.locator('.toast')
}

/** The visible toast says exactly this, in a status region; a failure is an alert. `timeout` is in ms. */
export async function expectToast(
  page: Page,
  title: string,
  description = '',
  { timeout }: { timeout?: number } = {},
): Promise<void> {
  await expect(toastOf(page)).toHaveText(title + description, { timeout })
  await expect(toastOf(page)).toHaveRole('status')
}

/** The words of a toast's undo: with its keys where there is a mouse. */
export async function undoText(page: Page): Promise<string> {
  return (await page.evaluate(() => matchMedia('(hover: hover)').matches)) ? 'Undo (Ctrl+Z)' : 'Undo'
}

/** As above for a failure, titled "Error" unless given otherwise. */
export async function expectFailure(page: Page, description: string, title = 'Error'): Promise<void> {
  await expect(toastOf(page)).toHaveText(title + description)
  await expect(toastOf(page)).toHaveRole('alert')
}

/** Nothing overflows sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

/** Registers a creator for this test, approved by the admin, and returns the account. */
export async function approvedCreator(request: APIRequestContext, name: string): Promise<Account> {
  const account = { username: `${name}-${Date.now()}`, password: 'salt-and-sun' }
  const registered = await request.post('/api/register', { data: account })
  const { id } = (await registered.json()) as { id: string }
  await request.post('/api/login', { data: ADMIN })
  expect((await request.post(`/api/users/${id}/approve`)).status()).toBe(200)
  return account
}

/** Logs in without a screen: afterwards the context has the session's cookies. */
export async function logIn(context: BrowserContext, username: string, password: string): Promise<void> {
  const response = await context.request.post('/api/login', { data: { username, password } })
  expect(response.status()).toBe(200)
}

/** Collects what the browser reports on a page. */
export function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    // A trace runs a script in each frame, also in the sandbox that shows a mail.
    const isOfTrace = message.location().url === 'about:srcdoc' && message.text().startsWith('Blocked script')
    if (message.type() === 'error' && !isOfTrace)
      complaints.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
}

/** Drags with the mouse, as a person would: press, move a little, move, move, release. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  const box = await from.boundingBox()
  if (!box) throw new Error('What is dragged has no place on the page')
  await page.mouse.down()
  // A target out of sight scrolls the page. Before the drag has begun, that takes the card away from the mouse.
  await page.mouse.move(box.x + box.width / 2 + 6, box.y + box.height / 2 + 6)
  await expect(page.locator('[data-dragging]').first()).toBeAttached()
  await to.hover()
  await to.hover()
  await page.mouse.up()
}
