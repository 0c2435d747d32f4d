import { inBrowser } from './inBrowser.mjs'

/**
 * Clicks through the dashboard's sidebar and times how long each press takes to show a pending sign, and to show the
 * heading of the next screen. An unmeasured first round loads the screens, as for a returning user.
 * @returns {Promise<{ screen: string, signs: number[], arrivals: number[] }[]>} in ms, `repeats` of each
 */
export async function arrivalTimes({ url }, session, repeats) {
  return await inBrowser(session, async (context) => {
    const page = await context.newPage()
    await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' })
    const links = await page.locator('nav a[href^="/dashboard/"]').all()
    const screens = await Promise.all(links.map((link) => link.getAttribute('href')))
    const times = screens.map((screen) => ({ screen, signs: [], arrivals: [] }))
    for (let round = 0; round <= repeats; round++) {
      for (const { screen, signs, arrivals } of times) {
        const { sign, arrival } = await page.evaluate(pressAndWait, screen)
        await page.waitForLoadState('networkidle')
        if (round === 0) continue
        signs.push(sign)
        arrivals.push(arrival)
      }
    }
    return times
  })
}

/** In the page: presses a link, and resolves with the ms until its pending sign and until the new heading. */
function pressAndWait(href) {
  return new Promise((resolve) => {
    const before = document.querySelector('main h1')
    const since = performance.now()
    let sign
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('main h1')
      const isThere = heading && heading !== before
      if (isThere || document.querySelector('[data-pending-link]')) sign ??= performance.now() - since
      if (!isThere) return
      observer.disconnect()
      const tell = () => resolve({ sign: Math.round(sign), arrival: Math.round(performance.now() - since) })
      requestAnimationFrame(() => setTimeout(tell))
    })
    observer.observe(document.body, { subtree: true, childList: true })
    document.querySelector(`nav a[href="${href}"]`).click()
  })
}
