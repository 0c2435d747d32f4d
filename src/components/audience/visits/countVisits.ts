/** Of what a page tells the site (contracts/audience/hello.ts): all but the path and the view's id. */
type Said = Record<string, unknown>

/**
 * Tells the site of each view of a public page, of the seconds that it was visible, of pieces put in the cart and of
 * pressed links that have a name; nothing if the browser asks not to be counted, or if somebody is logged in. Runs as
 * text in the inline script, so it may only use its arguments.
 * @param url the call
 * @param isPublic the paths that are counted; those with a key in them are not among them
 * @param own the cookie of a dashboard session
 * @param uncounted the key under which this browser notes that it is not to be counted
 */
export function countVisits(url: string, isPublic: RegExp, own: string, uncounted: string): void {
  const { document: page, navigator: browser } = window
  const query = new URLSearchParams(location.search)
  const text = (name: string) => query.get(name)?.slice(0, 80)
  // How somebody came belongs to their first view.
  let arrival: Said = {
    r: page.referrer.split('/')[2],
    q: { s: text('utm_source') || text('ref'), m: text('utm_medium'), c: text('utm_campaign') },
  }
  let path = ''
  // Random, so that a view that arrives twice counts once; no secret.
  let id = ''
  let since = 0

  const say = (said: Said, isLast?: boolean) => {
    const isRefused =
      !id ||
      (browser as { globalPrivacyControl?: boolean }).globalPrivacyControl ||
      browser.doNotTrack === '1' ||
      page.cookie.includes(own) ||
      localStorage[uncounted]
    if (isRefused) return
    const body = JSON.stringify({ ...said, p: path, id })
    if (isLast) browser.sendBeacon(url, body)
    else fetch(url, { method: 'POST', body, keepalive: true }).catch(() => 0)
  }
  const leave = () => {
    if (since) say({ k: 'leave', s: (Date.now() - since) / 1000 }, true)
    since = 0
  }
  // `isAgain`: the page came back out of the back-forward cache, which is another view of it.
  const look = (isAgain?: boolean) => {
    if ((page as { prerendering?: boolean }).prerendering || page.hidden) return
    if (isAgain || location.pathname !== path) {
      leave()
      path = location.pathname
      id = isPublic.test(path) ? String(Math.random()).slice(2) : ''
      say({
        k: 'view',
        z: Intl.DateTimeFormat().resolvedOptions().timeZone,
        w: innerWidth,
        a: browser.webdriver,
        ...arrival,
      })
      arrival = {}
    }
    since ||= Date.now()
  }
  const lookSoon = () => setTimeout(look)

  addEventListener('visibilitychange', () => {
    leave()
    look()
  })
  page.addEventListener('prerenderingchange', lookSoon)
  addEventListener('pageshow', ({ persisted }) => persisted && look(true))
  addEventListener('cart', () => say({ k: 'cart' }))
  addEventListener('click', ({ target }) => {
    const named = (target as Element).closest<HTMLElement>('[data-counted]')
    if (named) say({ k: 'click', n: named.dataset.counted }, true)
  })
  // Next changes pages without loading one, and writes the history also when the browser goes back.
  for (const change of ['pushState', 'replaceState'] as const) {
    const original = history[change]
    history[change] = (...given) => {
      original.apply(history, given)
      lookSoon()
    }
  }
  requestAnimationFrame(lookSoon)
}
