import { type Page, expect } from '@playwright/test'
import { type ScreenId, screenHref } from '../../src/contracts/screens'

export type Person = 'creator' | 'season' | 'admin' | 'editor'

/** How a call is answered instead of by the server; 'never' keeps its screen loading. */
type Answer = 'never' | { status: number; json: unknown }

/** One view of the product: a page, seen by somebody, in one state. */
export type Scene = {
  /** The route's name, then the state: 'shop', 'shop.nothing-found'. */
  name: string
  /** None where `open` goes to a place that it has to make first. */
  path?: string
  /** Who looks at it; a visitor by default. */
  as?: Person
  /** Answers by path of the call, such as '/api/events'. */
  answers?: Record<string, Answer>
  /** The steps to get there once the page is loaded. */
  open?: (page: Page) => Promise<void>
  /** The state is an overlay, so the picture shows the window and not the whole page. */
  isOverlay?: boolean
  /** It is what is printed: without a theme, and nothing to press. */
  isPaper?: boolean
  /** The state exists only at this width. */
  onlyOn?: 'desktop' | 'phone'
}

/** One that the sidebar leads to. */
export type ScreenScene = Scene & { path: string }

const OVERLAYS = '[role=dialog], [role=menu], [role=alertdialog], [role=listbox], dialog[open], .toast'

/**
 * Brings a page into a scene; the session of the person is the context's matter. Fails when the page never makes a
 * call that the scene answers: it would show something else than its name says.
 */
export async function play(page: Page, scene: Scene): Promise<void> {
  const { path, answers = {} } = scene
  const neverAsked = new Set(Object.keys(answers))
  for (const [call, answer] of Object.entries(answers)) {
    await page.route(
      (url) => url.pathname === call,
      (route) => {
        neverAsked.delete(call)
        return answer === 'never' ? undefined : route.fulfill(answer)
      },
    )
  }
  const isKeptLoading = Object.values(answers).includes('never')
  if (path) await page.goto(path, { waitUntil: isKeptLoading ? 'load' : 'networkidle' })
  await enter(page, scene, isKeptLoading)
  await expect.poll(() => [...neverAsked], 'calls that are answered and never made').toEqual([])
}

/**
 * Brings a page from one scene of a screen into another one of it, at the width of a desk: by the sidebar to another
 * screen and back, so that it shows itself anew. Loading it would take 0.6 s of a core more.
 */
export async function playAnother(page: Page, scene: ScreenScene): Promise<void> {
  await follow(page, screenHref(scene.path === screenHref(LIGHT) ? OTHER_LIGHT : LIGHT))
  await forget(page)
  await follow(page, scene.path)
  await enter(page, scene)
}

/** Screens that ask the server for little. */
const LIGHT: ScreenId = 'platforms'
const OTHER_LIGHT: ScreenId = 'onboarding'

/** A dialog that is open keeps the mouse from the sidebar, not its links from working. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().dispatchEvent('click')
  await page.waitForURL((url) => url.pathname === path)
}

/** Drafts, what was said of the scene before, and how its calls were answered. */
async function forget(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.evaluate(() => localStorage.clear())
  const toasts = page.locator('.toast')
  const dismissals = toasts.getByRole('button', { name: 'Dismiss' })
  for (const each of await dismissals.all()) await each.dispatchEvent('click')
  await expect(toasts).toHaveCount(0)
}

async function enter(page: Page, { open, isOverlay }: Scene, isKeptLoading = false): Promise<void> {
  await open?.(page)
  // What fades in has too little contrast for a moment.
  if (!isKeptLoading) await expect(page.getByText(/^Loading .+\.\.\.$/)).toHaveCount(0)
  if (isOverlay) await expect(page.locator(OVERLAYS).first()).toBeVisible()
}

/** Presses buttons one after the other, by name. */
export function press(...names: (string | RegExp)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click()
  }
}

/** Opens a tab, and presses buttons in it. */
export function tab(name: string | RegExp, ...buttons: (string | RegExp)[]): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('tab', { name }).first().click()
    await press(...buttons)(page)
  }
}

/** Fills fields by their labels, then presses a button. */
export function fill(fields: Record<string, string>, button: string | RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).and(page.locator(':visible')).first().fill(text)
    }
    await press(button)(page)
  }
}

/** Shows a page as it is printed, after opening it. */
export function printed(open?: (page: Page) => Promise<void>): (page: Page) => Promise<void> {
  return async (page) => {
    await open?.(page)
    await page.emulateMedia({ media: 'print' })
  }
}

/** What a failed call answers. */
export const failed: Answer = {
  status: 500,
  json: { message: 'Something went wrong', error: 'Something went wrong' },
}
export const empty: Answer = { status: 200, json: [] }
