import { type Page, expect } from '@playwright/test'
import { type ScreenId, screenHref } from '../../src/contracts/screens'
import { untilInteractive } from '../browser/support'

export type Person = 'creator' | 'season' | 'admin' | 'editor'

/** The faked answer of a call; 'never' keeps its screen loading. */
export type Answer = 'never' | { status: number; json: unknown }

/** One view of the product: a page, in one state, seen by one kind of user. */
export type Scene = {
  /** The route's name, then the state: 'shop', 'shop.nothing-found'. */
  name: string
  /** Missing when `open` has to create the page before it can go there. */
  path?: string
  /** Who looks at it; a visitor by default. */
  as?: Person
  /** Answers by path of the call, such as '/api/events', with the query if it has one here. */
  answers?: Record<string, Answer>
  /** What must be there before the page is loaded. */
  before?: (page: Page) => Promise<void>
  /** The steps to get there once the page is loaded. */
  open?: (page: Page) => Promise<void>
  /** The state is an overlay, so the picture shows the window and not the whole page. */
  isOverlay?: boolean
  /** A print view: no theme and nothing to press. */
  isPaper?: boolean
  /** The state exists only at this width. */
  onlyOn?: 'desktop' | 'phone'
}

/** A scene of a screen in the sidebar. */
export type ScreenScene = Scene & { path: string }

const OVERLAYS = '[role=dialog], [role=menu], [role=alertdialog], [role=listbox], dialog[open], .toast'

/**
 * Brings a page into a scene; the caller's context must be logged in already. Fails when the page never makes a call
 * that the scene answers, because it would then not show what its name says.
 */
export async function play(page: Page, scene: Scene): Promise<void> {
  const { path, answers = {} } = scene
  const neverAsked = new Set(Object.keys(answers))
  for (const [call, answer] of Object.entries(answers)) {
    await page.route(
      ({ pathname, search }) => call === (call.includes('?') ? pathname + search : pathname),
      (route) => {
        neverAsked.delete(call)
        return answer === 'never' ? undefined : route.fulfill(answer)
      },
    )
  }
  const isKeptLoading = Object.values(answers).includes('never')
  await scene.before?.(page)
  if (path) await page.goto(path, { waitUntil: isKeptLoading ? 'load' : 'networkidle' })
  if (path?.startsWith('/dashboard')) await untilInteractive(page)
  await enter(page, scene, isKeptLoading)
  await expect.poll(() => [...neverAsked], 'calls that are answered and never made').toEqual([])
}

/**
 * Moves a page from one scene of a screen to another, at desktop width: goes to another screen by the sidebar and
 * back, so that the screen mounts again. Loading it would take 0.6 s more of a core.
 */
export async function playAnother(page: Page, scene: ScreenScene): Promise<void> {
  await follow(page, screenHref(scene.path === screenHref(LIGHT) ? OTHER_LIGHT : LIGHT))
  await forget(page)
  await follow(page, scene.path)
  await enter(page, scene)
}

/** Screens that make few calls. */
const LIGHT: ScreenId = 'platforms'
const OTHER_LIGHT: ScreenId = 'onboarding'

/** Dispatches the click, because an open dialog blocks the mouse but not the sidebar's links. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().dispatchEvent('click')
  await page.waitForURL((url) => url.pathname === path)
}

/** Clears the previous scene's drafts, toasts and faked answers, and takes the mouse off what has a tooltip. */
async function forget(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.unrouteAll()
  await page.evaluate(() => localStorage.clear())
  const toasts = page.locator('.toast')
  // In one step: a toast that is found may go by itself.
  await toasts.locator('[aria-label=Dismiss]').evaluateAll((all) => {
    for (const each of all) if (each instanceof HTMLElement) each.click()
  })
  await expect(toasts).toHaveCount(0)
}

async function enter(page: Page, { open, isOverlay }: Scene, isKeptLoading = false): Promise<void> {
  await open?.(page)
  // Content that fades in has too little contrast for a moment.
  if (!isKeptLoading) await expect(page.getByText(/^Loading .+\.\.\.$/)).toHaveCount(0)
  if (isOverlay) await expect(page.locator(OVERLAYS).first()).toBeVisible()
}

/** Presses buttons one after another, by name. */
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
const COUNTS = { pending: 0, accepted: 0, rejected: 0, reported: 0, 'in-review': 0, resolved: 0 }
/** A page without rows, with the counts that applications and reports have. */
export const emptyPage: Answer = {
  status: 200,
  json: { items: [], total: 0, cursor: null, counts: COUNTS },
}
