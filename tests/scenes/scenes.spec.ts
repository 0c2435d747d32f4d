import { type BrowserContextOptions, type Page, expect, test } from '@playwright/test'
import { accessibilityFaults, watch } from '../browser/support'
import { siteScenes } from './allScenes'
import { contextOf } from './asPerson'
import { type Scene, play } from './scene'
import { smallTouchTargets } from './touchTargets'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** A desktop window at 200 % zoom, and the narrowest phone (WCAG 1.4.4 and 1.4.10). */
const ZOOMED = { width: 720, height: 450 }
const NARROW = { width: 320, height: 640 }

test.describe.configure({ mode: 'parallel' })

for (const scene of siteScenes) {
  if (scene.onlyOn !== 'phone') {
    test(`${scene.name}: axe finds nothing in either theme, and it fits at 200 % zoom`, async ({
      browser,
    }) => {
      await look(browser, scene, DESKTOP, async (page) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.evaluate(transitionsEnded)
          expect.soft(await accessibilityFaults(page), colorScheme).toEqual([])
        }
        await page.setViewportSize(ZOOMED)
        expect.soft(await sidewaysScroll(page)).toBe(0)
      })
    })
  }
  if (scene.onlyOn !== 'desktop') {
    test(`${scene.name}: a finger finds everything, and it fits 320 px`, async ({ browser }) => {
      await look(browser, scene, PHONE, async (page) => {
        expect.soft(await accessibilityFaults(page)).toEqual([])
        expect.soft(await smallTouchTargets(page)).toEqual([])
        await page.setViewportSize(NARROW)
        expect.soft(await sidewaysScroll(page)).toBe(0)
      })
    })
  }
}

async function look(
  browser: Parameters<typeof contextOf>[0],
  scene: Scene,
  options: BrowserContextOptions,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await contextOf(browser, scene.as, { ...options, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const complaints: string[] = []
  watch(page, complaints)
  await play(page, scene)
  await check(page)
  // The browser reports the calls that were made to fail.
  if (!meetsFailure(scene)) expect(complaints).toEqual([])
  await context.close()
}

function meetsFailure({ answers = {}, name }: Scene): boolean {
  return (
    name === 'not-found' ||
    Object.values(answers).some((answer) => answer !== 'never' && answer.status >= 400)
  )
}

/** Colours are animated between themes; contrast is not defined during the transition. */
async function transitionsEnded(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const fading = document.getAnimations().filter((each) => each instanceof CSSTransition)
  await Promise.allSettled(fading.map(({ finished }) => finished))
}

/** How far the page scrolls sideways, in px. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
