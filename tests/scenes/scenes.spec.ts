import { type Page, expect, test } from '@playwright/test'
import { accessibilityFaults, contrastFaults, setConsoleTheme, watch } from '../browser/support'
import { siteScenes } from './allScenes'
import { enterAs } from './asPerson'
import { type Scene, play, playAnother } from './scene'
import { smallFields } from './smallFields'
import { smallTouchTargets } from './touchTargets'
import { visits } from './visits'
import { WINDOWS, show } from './windows'

test.describe.configure({ mode: 'parallel' })

/** At 320 px these overflow by some px after a resize from desktop width, but not when loaded on a phone. */
const LOADED_ANEW = [
  'dashboard.content',
  'dashboard.subscribers',
  'dashboard.subscribers.creator',
  'dialog.toast',
]

const scenes = siteScenes.flatMap((scene): Scene[] => {
  if (!LOADED_ANEW.includes(scene.name)) return [scene]
  return [
    { ...scene, onlyOn: 'desktop', name: `${scene.name} at a desk` },
    { ...scene, onlyOn: 'phone', name: `${scene.name} on a phone` },
  ]
})

// Phone scenes come last: a browser context is reused from scene to scene while the device stays the same.
const devices = {
  desktop: scenes.filter(({ onlyOn, isPaper }) => onlyOn !== 'phone' && !isPaper),
  phone: scenes.filter(({ onlyOn }) => onlyOn === 'phone'),
}

for (const [device, shown] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    const { viewport, isMobile } = WINDOWS[device as keyof typeof devices]
    test.use({ viewport, isMobile, hasTouch: isMobile, reducedMotion: 'reduce' })
    for (const [first, ...others] of visits(shown)) {
      const names = [first, ...others].map(({ name }) => name).join(', ')
      test(`${names}: axe finds nothing in either theme, a finger everything, and it fits`, async ({
        context,
        page,
      }) => {
        test.setTimeout(test.info().timeout + others.length * 20_000)
        const complaints: string[] = []
        watch(page, complaints)
        await enterAs(context, first.as)
        await play(page, first)
        await look(page, first, complaints)
        for (const scene of others) {
          await test.step(scene.name, async () => {
            await light(page, 'light')
            await show(page, 'desktop')
            await playAnother(page, scene)
            await look(page, scene, complaints)
          })
        }
        // The page's emulated device has changed, so the next test must not reuse it.
        await page.close()
      })
    }
  })
}

async function look(page: Page, scene: Scene, complaints: readonly string[]): Promise<void> {
  const { name } = scene
  if (scene.onlyOn !== 'phone') {
    expect.soft(await accessibilityFaults(page), name).toEqual([])
    await light(page, 'dark')
    expect.soft(await contrastFaults(page), `${name}, dark`).toEqual([])
    await show(page, 'zoomed')
    await expectNoSidewaysScroll(page, `${name} at 200 %`)
  }
  if (scene.onlyOn !== 'desktop') {
    await show(page, 'phone')
    await light(page, 'light')
    expect.soft(await accessibilityFaults(page), `${name} on a phone`).toEqual([])
    expect.soft(await smallTouchTargets(page), name).toEqual([])
    // The console's fields are Payload's.
    if (!name.startsWith('console')) expect.soft(await smallFields(page), name).toEqual([])
    await show(page, 'narrow')
    await expectNoSidewaysScroll(page, `${name} at 320 px`)
  }
  // The browser reports the calls that were made to fail.
  if (!meetsFailure(scene)) expect(complaints, name).toEqual([])
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
  if (new URL(page.url()).pathname.startsWith('/admin')) await setConsoleTheme(page, colorScheme)
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
}

const softly = expect.configure({ soft: true })

/** Polls, because a menu moves to its new place a moment after the window has changed. */
async function expectNoSidewaysScroll(page: Page, when: string): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await softly.poll(overhang, when).toBe(0)
}
