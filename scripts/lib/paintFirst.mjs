/** What Next writes for the scripts of a page, and for the one of them that it names in advance. */
const SCRIPT = /<script src="(\/_next\/static\/[^"<]+\.js)" async=""><\/script>/g
const IN_ADVANCE = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * A page whose scripts are loaded once it is painted, with the pictures that come first: on a phone they are ten times
 * as many bytes as what the visitor sees, which came only after them.
 * @param {string} html
 */
export function paintFirst(html) {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source)
  if (sources.length === 0) return html
  const rest = html.replaceAll(SCRIPT, '').replaceAll(IN_ADVANCE, '')
  return rest.replace('</body>', () => `<script>(${LOADER})(${JSON.stringify(sources)})</script></body>`)
}

/**
 * In the page: waits for its first paint and the pictures that come first, at most a second, and for the frame after.
 * In a window that nobody sees nothing is painted, and nothing is waited for. Until the page answers
 * (components/layout/Alive.tsx), the last button that was pressed is kept in mind, and pressed then; commands work
 * without scripts.
 */
function loadOncePainted(sources) {
  let pressed
  const remember = ({ target }) => {
    pressed = target.closest('button:not([commandfor])') ?? pressed
  }
  const press = () => {
    removeEventListener('click', remember, true)
    pressed?.click()
  }
  addEventListener('click', remember, true)
  addEventListener('alive', press, { once: true })
  const load = () => {
    for (const src of sources)
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }
  if (document.hidden) return load()
  const late = new Promise((resolve) => setTimeout(resolve, 1000))
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  )
  const pictures = [...document.querySelectorAll('img[fetchpriority=high]')].map((each) => each.decode())
  void Promise.race([late, Promise.allSettled([painted, ...pictures])]).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load))),
  )
}

/** Without its indents; its lines have no other end than their end. */
const LOADER = String(loadOncePainted).replaceAll(/\n\s+/g, '\n')
