import type { Page } from '@playwright/test'

export const WINDOWS = {
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true },
  /** A desktop window at 200 % zoom (WCAG 1.4.4). */
  zoomed: { viewport: { width: 720, height: 450 }, isMobile: false },
  /** The narrowest phone (WCAG 1.4.10). */
  narrow: { viewport: { width: 320, height: 640 }, isMobile: true },
} as const

/**
 * Switches a loaded page to another device, including touch. Playwright itself only sets the device per context, and
 * loading a page again takes as long as all the checks on it.
 */
export async function show(page: Page, window: keyof typeof WINDOWS): Promise<void> {
  const { viewport, isMobile } = WINDOWS[window]
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: isMobile,
  })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isMobile })
  // Use media queries for the width, because innerWidth grows while something overflows.
  await page.waitForFunction(
    ({ width, isTouched }) =>
      matchMedia(`(width: ${width}px)`).matches && matchMedia('(pointer: coarse)').matches === isTouched,
    { width: viewport.width, isTouched: isMobile },
  )
}
