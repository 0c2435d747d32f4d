import { expect, test } from '@playwright/test'
import { allScenes } from '../scenes/allScenes'
import { enterAs } from '../scenes/asPerson'
import { play } from '../scenes/scene'
import { FIXED_NOW } from './fixedNow.mjs'

const WINDOWS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const

test.describe.configure({ mode: 'parallel' })

for (const [name, window] of Object.entries(WINDOWS)) {
  test.describe(`on a ${name}`, () => {
    test.use({ ...window, reducedMotion: 'reduce', timezoneId: 'America/New_York' })
    for (const scene of allScenes.filter(({ onlyOn = name }) => onlyOn === name)) {
      test(scene.name, async ({ context, page }) => {
        const isConsole = scene.path?.startsWith('/admin') ?? false
        await enterAs(context, scene.as)
        await page.clock.setFixedTime(FIXED_NOW)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          // The console reads its theme when it loads; the site follows the device immediately.
          if (colorScheme === 'light' || isConsole) await play(page, scene)
          await page.evaluate(loadEverything)
          const picture = await page.screenshot({
            path: `pictures/${name}-${colorScheme}/${scene.name}.png`,
            fullPage: !scene.isOverlay && !isConsole,
            animations: 'disabled',
            caret: 'hide',
          })
          expect(picture.byteLength).toBeGreaterThan(5_000)
        }
      })
    }
  })
}

/** Loads lazy pictures immediately, because the screenshot shows the whole page. */
async function loadEverything(): Promise<void> {
  await document.fonts.ready
  const images = [...document.images].filter((image) => image.checkVisibility())
  for (const image of images) image.loading = 'eager'
  await Promise.allSettled(images.map((image) => image.decode()))
}
