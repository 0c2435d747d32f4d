import { inBrowser } from './inBrowser.mjs'

/**
 * Goes through the dashboard by its sidebar, and takes how long each press waits for a first sign of it, and for the
 * heading of the next screen. What has been seen once is loaded already, as on any day but the first.
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

/** In the page: presses a link, and resolves with the ms until its sign of waiting and until the other heading. */
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
