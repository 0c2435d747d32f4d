import { type Page, expect, test } from '@playwright/test'
import { accessibilityFaults, contrastFaults, watch } from '../browser/support'
import { siteScenes } from './allScenes'
import { enterAs } from './asPerson'
import { type Scene, play } from './scene'
import { smallTouchTargets } from './touchTargets'
import { WINDOWS, show } from './windows'

test.describe.configure({ mode: 'parallel' })

/** At 320 px these stick out by 6 px when they come from a desk, and by nothing when they were loaded on a phone. */
const LOADED_ANEW = ['dashboard.content', 'dashboard.subscribers', 'dashboard.subscribers.creator']

const scenes = siteScenes.flatMap((scene): Scene[] => {
  if (!LOADED_ANEW.includes(scene.name)) return [scene]
  return [
    { ...scene, onlyOn: 'desktop', name: `${scene.name} at a desk` },
    { ...scene, onlyOn: 'phone', name: `${scene.name} on a phone` },
  ]
})

// Those of a phone last: a browser context goes from scene to scene as long as the device stays the same.
const devices = {
  desktop: scenes.filter(({ onlyOn, isPaper }) => onlyOn !== 'phone' && !isPaper),
  phone: scenes.filter(({ onlyOn }) => onlyOn === 'phone'),
}

for (const [device, shown] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    const { viewport, isMobile } = WINDOWS[device as keyof typeof devices]
    test.use({ viewport, isMobile, hasTouch: isMobile, reducedMotion: 'reduce' })
    for (const scene of shown) {
      test(`${scene.name}: axe finds nothing in either theme, a finger everything, and it fits`, async ({
        context,
        page,
      }) => {
        await enterAs(context, scene.as)
        await look(page, scene)
        // Its window has become another device's.
        await page.close()
      })
    }
  })
}

async function look(page: Page, scene: Scene): Promise<void> {
  const complaints: string[] = []
  watch(page, complaints)
  await play(page, scene)
  if (scene.onlyOn !== 'phone') {
    expect.soft(await accessibilityFaults(page)).toEqual([])
    await light(page, 'dark')
    expect.soft(await contrastFaults(page), 'dark').toEqual([])
    await show(page, 'zoomed')
    expect.soft(await sidewaysScroll(page), 'at 200 %').toBe(0)
  }
  if (scene.onlyOn !== 'desktop') {
    await show(page, 'phone')
    await light(page, 'light')
    expect.soft(await accessibilityFaults(page), 'on a phone').toEqual([])
    expect.soft(await smallTouchTargets(page)).toEqual([])
    await show(page, 'narrow')
    // A menu finds its new place a moment after the window has changed.
    await softly.poll(() => sidewaysScroll(page), 'at 320 px').toBe(0)
  }
  // The browser reports the calls that were made to fail.
  if (!meetsFailure(scene)) expect(complaints).toEqual([])
}

function meetsFailure({ answers = {}, name }: Scene): boolean {
  return (
    name === 'not-found' ||
    name.endsWith('.gone') ||
    Object.values(answers).some((answer) => answer !== 'never' && answer.status >= 400)
  )
}

/** Colours are animated between themes; contrast is not defined during the transition. */
async function light(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
}

const softly = expect.configure({ soft: true, timeout: 2_000 })

/** How far the page scrolls sideways, in px. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
